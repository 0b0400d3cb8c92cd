import * as messages from '#messages/logos';
import { logoBytesMax, logoExtensionOf } from '#shared/contracts/logos/logo.ts';

/** A chosen file and the progress of its upload. */
export interface LogoItem {
  readonly key: number;
  readonly file: File;
  readonly state:
    | { readonly at: 'chosen' }
    | { readonly at: 'sending'; readonly percent: number }
    | { readonly at: 'done'; readonly path: string }
    | { readonly at: 'failed'; readonly message: string };
}

/** Why a file is refused before anything is sent. Undefined if it is accepted. */
export function logoObjectionTo({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (logoExtensionOf(name) === undefined) return messages.notAPngJpegWebPOr;
  if (size > logoBytesMax) return messages.largerThan5Mb;
  return size === 0 ? messages.theFileIsEmpty : undefined;
}

/** Why nothing can be sent now; undefined if something can. Files that have been uploaded are not sent again. */
export function logoRefusalOf(items: readonly LogoItem[]): string | undefined {
  if (items.length === 0) return messages.selectOneOrMoreLogoFiles;
  return items.some(({ file }) => logoObjectionTo(file) !== undefined)
    ? messages.someFilesAreInvalidTypeSize
    : undefined;
}
