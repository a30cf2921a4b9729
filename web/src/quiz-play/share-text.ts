/** Hands a text and the game's address to the device's share sheet, else to the clipboard. @returns what became of it */
export async function shareText(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'shared' : 'failed';
  }
}
