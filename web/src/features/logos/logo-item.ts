import { logoBytesMax, logoExtensionOf } from '#shared/contracts/logos/logo.ts';

/** A chosen file and how far it is. */
export interface LogoItem {
  readonly key: number;
  readonly file: File;
  readonly state:
    | { readonly at: 'chosen' }
    | { readonly at: 'sending'; readonly percent: number }
    | { readonly at: 'done'; readonly path: string }
    | { readonly at: 'failed'; readonly message: string };
}

/** What is wrong with a file before anything is sent; undefined where nothing is. */
export function objectionTo({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (logoExtensionOf(name) === undefined) return 'Not a PNG, JPEG, WebP or SVG file';
  if (size > logoBytesMax) return 'Larger than 5 MB';
  return size === 0 ? 'The file is empty' : undefined;
}

/** Why nothing is sent now; undefined where it may be. Files that are up already are not sent again. */
export function refusalOf(items: readonly LogoItem[]): string | undefined {
  if (items.length === 0) return 'Select one or more logo files to upload.';
  return items.some(({ file }) => objectionTo(file) !== undefined)
    ? 'Some files are invalid (type/size). Fix them before uploading.'
    : undefined;
}
