declare module 'virtual:action-facts' {
  /** Derived from the action registry when the client is built. */
  export const actionFacts: Record<
    import('@quiz-arena/contract/action-registry').ActionName,
    import('@quiz-arena/contract/action-caller').ActionFacts
  >;
}
