/** A square part of a picture: its centre as fractions of width and height, and how much it is enlarged (1: as large as fits). */
export interface CropArea {
  x: number;
  y: number;
  zoom: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export const wholePicture: CropArea = { x: 0.5, y: 0.5, zoom: 1 };

/** The side of the square in pixels of the picture. */
export function cropSide({ width, height }: PictureSize, { zoom }: CropArea): number {
  return Math.min(width, height) / zoom;
}

/** The same area, moved so far that it lies within the picture. */
export function clampArea(size: PictureSize, area: CropArea): CropArea {
  const zoom = clamp(area.zoom, 1, MOST_ZOOM);
  const half = cropSide(size, { ...area, zoom }) / 2;
  const x = clamp(area.x, half / size.width, 1 - half / size.width);
  const y = clamp(area.y, half / size.height, 1 - half / size.height);
  return { x, y, zoom };
}

/** The area moved by so many of its own sides to the right and down. */
export function moveArea(size: PictureSize, area: CropArea, right: number, down: number): CropArea {
  const side = cropSide(size, area);
  const x = area.x + (right * side) / size.width;
  const y = area.y + (down * side) / size.height;
  return clampArea(size, { ...area, x, y });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
