/** Whether a text ends as a question of its language does; in Spanish it also has to be opened. */
export function asks(text: string, language: string): boolean {
  if (language === 'es') return text.endsWith('?') && text.includes('¿');
  return text.endsWith(language === 'ar' ? '؟' : '?');
}

/** Whether a text ends in a full stop, in Hindi in a danda. */
export function tells(text: string, language: string): boolean {
  return text.endsWith(language === 'hi' ? '।' : '.');
}
