import { englishVersion } from 'virtual:english-texts';
import type { ActionClient } from '@quiz-arena/contract/action-caller';
import { DEFAULT_INTERFACE_LANGUAGE } from '@quiz-arena/contract/interface-languages';
import { useEffect } from 'react';
import { useActionClient } from '../shared/api/action-context.tsx';
import { useActionQuery } from '../shared/api/use-action-query.ts';
import { type KeptTexts, keepTexts, readKeptTexts } from '../shared/i18n/kept-texts.ts';
import { languageCode } from '../shared/i18n/language-code.ts';
import { showLanguage } from '../shared/i18n/start-i18n.ts';
import { useAppSelector } from '../shared/store/app-hooks.ts';

const bundledEnglish: KeptTexts = {
  name: DEFAULT_INTERFACE_LANGUAGE,
  code: 'en',
  isRightToLeft: false,
  version: englishVersion,
  texts: {},
};

/**
 * Shows the chosen interface language: the texts that this browser has at once, newer ones as soon as they are here.
 * They are fetched only when the list of languages names another version. A language that is offered no more gives way
 * to English.
 */
export function useInterfaceTexts(): void {
  const client = useActionClient();
  const chosen = useAppSelector((state) => state.preferences.interfaceLanguage.name);
  const { data: list } = useActionQuery('get_system_language_list', { from: '2' });
  const row = list?.data.find((language) => language.name === chosen && language.web_status === '1');
  const name = list === undefined || row !== undefined ? chosen : DEFAULT_INTERFACE_LANGUAGE;
  const version = row?.web_version;
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const known = knownTexts(name);
      if (known !== null) await showLanguage(known);
      if (version === undefined || version === known?.version) return;
      const newer = await fetchTexts(client, name);
      if (newer === null || !isWanted) return;
      keepTexts(newer);
      await showLanguage(newer);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [client, name, version]);
}

function knownTexts(name: string): KeptTexts | null {
  return readKeptTexts(name) ?? (name === DEFAULT_INTERFACE_LANGUAGE ? bundledEnglish : null);
}

async function fetchTexts(client: ActionClient, name: string): Promise<KeptTexts | null> {
  const served = await client.call('get_system_language_json', { from: '2', language: name });
  if (served === null || served.error) return null;
  const { version, rtl_support, data: texts } = served;
  return { name, code: languageCode(name), isRightToLeft: rtl_support === '1', version, texts };
}
