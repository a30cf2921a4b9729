const KEY = 'persist:texts';

/** Interface texts of the last visit: the next one begins with them, also without a connection. */
export interface KeptTexts {
  /** The language's name in get_system_language_list. */
  name: string;
  code: string;
  isRightToLeft: boolean;
  version: string;
  texts: Record<string, string>;
}

/** The texts kept for a language; null for another one's, for damaged ones and where storage is switched off. */
export function readKeptTexts(name: string): KeptTexts | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.name === name ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the texts of the language in use; a full storage keeps nothing, and the next visit fetches them again. */
export function keepTexts(texts: KeptTexts): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    return;
  }
}

function isKept(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code, version, texts } = value as Partial<KeptTexts>;
  const isNamed = [name, code, version].every((field) => typeof field === 'string');
  return isNamed && typeof texts === 'object' && texts !== null;
}
