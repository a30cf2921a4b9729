import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { facePath } from '../../shared/ui/faces.ts';

/** A new picture that is not saved yet: one of the drawn faces, or a file of the player's own. */
export type Picture = { kind: 'face'; face: number } | { kind: 'file'; file: File; url: string };

/** What the server takes: upload_profile_image. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 2 * 1024 * 1024;
/** The server keeps pictures at this side, px. */
const SIDE = 512;

/** What is wrong with a file, or null. The server looks again, at its content. */
export function checkPicture(file: Pick<File, 'type' | 'size'>): PlainTextKey | null {
  if (!pictureTypes.includes(file.type)) return 'edit.picture.wrongType';
  return file.size > MAX_BYTES ? 'edit.picture.tooBig' : null;
}

/** The file to upload. @throws Error when a face cannot be drawn */
export async function pictureFile(picture: Picture): Promise<File> {
  if (picture.kind === 'file') return picture.file;
  const image = new Image(SIDE, SIDE);
  image.src = facePath(picture.face);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error(`face ${picture.face} could not be drawn`);
  return new File([blob], `face-${picture.face}.png`, { type: blob.type });
}
