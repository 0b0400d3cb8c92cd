import { oneDecimal } from '../../ui/numbers.ts';
import * as messages from '#messages/imports';
import { announcedFile } from '#shared/contracts/imports/create-import.ts';
import type { ImportKind } from '#shared/contracts/imports/fields.ts';
import { headerOnlyText, otherKind, otherKindText } from '#shared/core/csv/other-kind.ts';

export const isCsvName = (name: string): boolean => name.toLowerCase().endsWith('.csv');

/** Why a file cannot be imported, judged by name and size; null if it can. */
export function refusalOf(kind: ImportKind, { name, size }: { name: string; size: number }): string | null {
  const parsed = announcedFile.safeParse({ kind, fileName: name, sizeBytes: size });
  return parsed.error?.issues[0]?.message ?? null;
}

const headBytes = 64 * 1024;

/** Why the first bytes of a file rule it out, and what to do. Null if they do not. The server checks UTF-16 files. */
export async function objectionTo(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = new TextDecoder().decode(head);
  const other = otherKind(head, text);
  if (other) return otherKindText(other);
  if (text.trim() === '') return messages.theFileIsEmptyPleaseChoose;
  if (file.size > headBytes || head.includes(0)) return null;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.replaceAll(/[\s,;"|\uFEFF]/g, '') !== '');
  return lines.length === 1 ? headerOnlyText : null;
}

const unitBytes = 1024;

/** The size of a file, such as '312 KB' or '48.2 MB'. */
export function sizeText(sizeBytes: number): string {
  if (sizeBytes < unitBytes) return messages.bytes(sizeBytes);
  const kilobytes = sizeBytes / unitBytes;
  return kilobytes < unitBytes
    ? messages.kilobytes(Math.round(kilobytes))
    : messages.megabytes(oneDecimal(kilobytes / unitBytes));
}
