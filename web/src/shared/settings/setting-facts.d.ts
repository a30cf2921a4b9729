declare module 'virtual:setting-facts' {
  type SettingKey = import('@quiz-arena/contract/settings').SettingKey;
  type Kind = typeof import('@quiz-arena/contract/settings').settings[SettingKey]['kind'];
  /** Derived from the settings' table when the client is built; `value` is the default as on the wire. */
  export const settingFacts: Readonly<Record<SettingKey, { kind: Kind; value: string }>>;
}
