interface SharedPicture {
  readonly picture: Blob;
  readonly text: string;
  /** The game's address. */
  readonly url: string;
}

/** What became of it; `closed`: the player left the share sheet without choosing. */
export type ShareOutcome = 'shared' | 'downloaded' | 'closed';

const FILE_NAME = 'quiz-arena-result.png';

/** Hands a picture to the device's share sheet; where there is none for pictures, it is downloaded. */
export async function sharePicture({ picture, text, url }: SharedPicture): Promise<ShareOutcome> {
  const files = [new File([picture], FILE_NAME, { type: picture.type })];
  if (navigator.canShare?.({ files }) === true) {
    try {
      await navigator.share({ files, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  download(picture);
  return 'downloaded';
}

function download(picture: Blob) {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // The browser takes the file when the click is handled; a second is ample.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
