/** Height of every cropped picture (specification 2.5, 9). */
export const CROP_HEIGHT = 500;
/** A canvas wider than this is refused by some browsers. */
const MOST_WIDTH = 8000;

/** The part of a turned picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is cut out, how it is turned, and the shape it is wanted in, width by height. */
interface Cut {
  readonly area: CropArea;
  readonly degrees: number;
  readonly shape: number;
}

/** Size of the output: always 500 high, as wide as its shape asks for. The part itself is in whole pixels, so of a small picture it only comes near. */
const outputSize = (shape: number) => ({ width: Math.max(1, Math.min(MOST_WIDTH, Math.round(shape * CROP_HEIGHT))), height: CROP_HEIGHT });

/** Size of the box around a picture turned by degrees. */
export function turnedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Cuts the part out and gives it as a PNG exactly 500 pixels high. */
export async function cropToPng(image: HTMLImageElement, { area, degrees, shape }: Cut, name: string): Promise<File> {
  const size = outputSize(shape);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  const turned = turnedSize(image.naturalWidth, image.naturalHeight, degrees);
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(-area.x, -area.y);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (!blob) throw new Error('the picture could not be written');
  return new File([blob], `${name.replace(/\.[^.]{1,5}$/, '') || 'picture'}-500.png`, { type: 'image/png' });
}
