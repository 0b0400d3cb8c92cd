import { imageSize } from 'image-size';
import { isWholeJpeg } from './check-jpeg.ts';
import { isWholePng } from './check-png.ts';
import { isWholeWebp } from './check-webp.ts';

export type PictureType = 'png' | 'jpeg' | 'webp';

/** Larger pictures are unsuitable as logos and use too much of a browser's memory. */
export const pixelsMax = 4096;

interface Size {
  readonly width: number;
  readonly height: number;
}

const wholeness: Readonly<Record<PictureType, (bytes: Uint8Array, size: Size) => boolean>> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  webp: isWholeWebp,
};
const types: ReadonlyMap<string, PictureType> = new Map([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
]);

function measured(bytes: Uint8Array): (Size & { readonly type: PictureType }) | undefined {
  try {
    const { type: name = '', width, height } = imageSize(bytes);
    const type = types.get(name);
    return type && { type, width, height };
  } catch {
    return undefined;
  }
}

/**
 * Detects the type of a picture from its first bytes, whatever its file name says; undefined if the type is not
 * supported.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => measured(bytes)?.type;

export const isTooLarge = (bytes: Uint8Array): boolean => {
  const { width = 0, height = 0 } = measured(bytes) ?? {};
  return width > pixelsMax || height > pixelsMax;
};

/** Whether a browser can show the whole picture: its parts exist, are complete, and have the stated size. */
export function isShowable(bytes: Uint8Array): boolean {
  const found = measured(bytes);
  if (!found || found.width < 1 || found.height < 1 || isTooLarge(bytes)) return false;
  return wholeness[found.type](bytes, found);
}
