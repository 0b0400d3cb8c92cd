import { createImport } from '#shared/contracts/imports/create-import.ts';
import type { ImportKind } from '#shared/contracts/imports/fields.ts';

export const isCsvName = (name: string): boolean => name.toLowerCase().endsWith('.csv');

/** Why a file cannot be imported, as far as its name and size tell; null where nothing speaks against it. */
export function refusalOf(kind: ImportKind, { name, size }: { name: string; size: number }): string | null {
  const asked = createImport.body.safeParse({ kind, fileName: name, sizeBytes: size });
  return asked.error?.issues[0]?.message ?? null;
}

const unitBytes = 1024;

/** '312 KB', '48.2 MB' */
export function sizeText(sizeBytes: number): string {
  if (sizeBytes < unitBytes) return `${sizeBytes} bytes`;
  const kilobytes = sizeBytes / unitBytes;
  return kilobytes < unitBytes ? `${Math.round(kilobytes)} KB` : `${(kilobytes / unitBytes).toFixed(1)} MB`;
}
