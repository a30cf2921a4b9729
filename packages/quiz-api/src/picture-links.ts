/** How pictures are stored and sent: own ones as paths, so that they survive a change of the address. */
export interface PictureLinks {
  /** The absolute URL of a stored picture; "" stays "". */
  absolute(stored: string): string;
  /**
   * What is stored of a picture that a newcomer asks for: one that we serve, or the one that the sign-in service
   * tells; else "". Any other address could watch who looks at it.
   */
  accept(url: string | undefined, ofIdentity: string): string;
}

export function createPictureLinks(publicUrl: string): PictureLinks {
  const base = publicUrl.replace(/\/+$/, '');
  return {
    absolute: (stored) => (stored.startsWith('/') ? `${base}${stored}` : stored),
    accept(url, ofIdentity) {
      if (url === undefined) return '';
      if (url.startsWith(`${base}/`)) return url.slice(base.length);
      return url === ofIdentity ? url : '';
    },
  };
}
