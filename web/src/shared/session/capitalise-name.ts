/** A player's name as everyone sees it: its first letter is a capital. */
export function capitaliseName(name: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase() + name.slice(first.length);
}
