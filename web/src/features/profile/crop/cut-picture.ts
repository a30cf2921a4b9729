import { type CropArea, cropSide } from './crop-area.ts';

/** The server keeps pictures at this side, px. */
const SIDE = 512;
const QUALITY = 0.9;

/** The part as a file of its own. @throws Error when the browser cannot draw it */
export async function cutPicture(image: HTMLImageElement, area: CropArea): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = cropSide({ width, height }, area);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  // A picture with holes stands on white, as it does in every avatar.
  if (context !== null) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(
      image,
      area.x * width - side / 2,
      area.y * height - side / 2,
      side,
      side,
      0,
      0,
      SIDE,
      SIDE,
    );
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('the picture could not be cut');
  return new File([blob], 'picture.jpg', { type: blob.type });
}
