import * as z from 'zod';

/** Maximum size of a logo in bytes. */
export const logoBytesMax = 5 * 1024 * 1024;

/** The content type of each kind of file. */
export const logoTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;
export type LogoExtension = keyof typeof logoTypes;

/** The type of a file by its name's extension; undefined if it is not supported. */
export function logoExtensionOf(fileName: string): LogoExtension | undefined {
  const end = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(logoTypes, end) ? (end as LogoExtension) : undefined;
}

/** 'My Logo (1).PNG' is stored as 'my-logo-1.png'. */
export function storedLogoName(fileName: string): string {
  const extension = logoExtensionOf(fileName) ?? '';
  const base = fileName.slice(0, fileName.length - extension.length - 1);
  const plain = base
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'logo' : plain}.${extension}`;
}

const fileNameCharactersMax = 120;

/** The file name of a logo, as its owner named it. */
export const logoFileName = z
  .string()
  .min(1)
  .max(fileNameCharactersMax, 'The name of the file is too long')
  .refine((name) => logoExtensionOf(name) !== undefined, 'Choose a PNG, JPEG, WebP or SVG file');
