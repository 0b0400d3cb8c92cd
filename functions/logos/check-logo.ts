import type { LogoExtension } from '#shared/contracts/logos/logo.ts';
import { isShowable, isTooLarge, pictureTypeOf, pixelsMax, type PictureType } from './check-picture.ts';
import { checkSvg, type Checked } from './check-svg.ts';

const typeOf: Readonly<Record<Exclude<LogoExtension, 'svg'>, PictureType>> = {
  png: 'png',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  webp: 'webp',
};
const names: Readonly<Record<PictureType, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

function checkPicture(bytes: Uint8Array, extension: Exclude<LogoExtension, 'svg'>): Checked {
  const type = typeOf[extension];
  if (pictureTypeOf(bytes) !== type) return { refusal: `This file is not a ${names[type]} picture.` };
  if (isTooLarge(bytes))
    return { refusal: `This picture is larger than ${pixelsMax} x ${pixelsMax} pixels.` };
  return isShowable(bytes)
    ? { bytes }
    : { refusal: `This ${names[type]} picture is damaged. Save it again.` };
}

/** Checks a logo's real type, whatever its file name says, and whether it can be shown completely. */
export const checkLogo = (bytes: Uint8Array, extension: LogoExtension): Checked =>
  extension === 'svg' ? checkSvg(bytes) : checkPicture(bytes, extension);
