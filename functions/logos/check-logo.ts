import { imageSize } from 'image-size';
import type { LogoExtension } from '../../shared/contracts/logos/logo.ts';
import { checkSvg, type Checked } from './check-svg.ts';

/** Larger pictures are no logos, and take a browser's memory. */
const pixelsMax = 4096;

const typeNames: Readonly<Record<Exclude<LogoExtension, 'svg'>, string>> = {
  png: 'png',
  jpeg: 'jpg',
  jpg: 'jpg',
  webp: 'webp',
};

const measured = (bytes: Uint8Array) => {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
};

function checkPicture(bytes: Uint8Array, extension: Exclude<LogoExtension, 'svg'>): Checked {
  const found = measured(bytes);
  if (found?.type !== typeNames[extension])
    return { refusal: `it is no ${extension.toUpperCase()} picture.` };
  return found.width > pixelsMax || found.height > pixelsMax
    ? { refusal: `it is larger than ${pixelsMax} x ${pixelsMax} pixels.` }
    : { bytes };
}

/** Looks into a logo: what it is, whatever its name says. */
export const checkLogo = (bytes: Uint8Array, extension: LogoExtension): Checked =>
  extension === 'svg' ? checkSvg(bytes) : checkPicture(bytes, extension);
