/** How pictures are stored and sent: own ones as paths, so that they survive a change of the address. */
export interface PictureLinks {
  /** The absolute URL of a stored picture; "" stays "". */
  absolute(stored: string): string;
  /**
   * What is stored of a picture that a newcomer asks for: one of the web client's own, or the one that the sign-in
   * service tells; else "". Any other address could watch who looks at it, and what lies in /media is a player's.
   */
  accept(url: string | undefined, ofIdentity: string): string;
}

export function createPictureLinks(publicUrl: string): PictureLinks {
  const base = publicUrl.replace(/\/+$/, '');
  return {
    absolute: (stored) => (stored.startsWith('/') ? `${base}${stored}` : stored),
    accept(url, ofIdentity) {
      if (url === undefined) return '';
      const path = url.startsWith(`${base}/`) ? new URL(url).pathname : '';
      if (/^\/faces\/[\w-]+\.\w+$/.test(path)) return path;
      return url === ofIdentity ? url : '';
    },
  };
}
