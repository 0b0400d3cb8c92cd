/** The kinds of file other than CSV, recognised by their first bytes. */
export type OtherKind =
  'spreadsheet' | 'archive' | 'compressed' | 'pdf' | 'picture' | 'web-page' | 'audio-video';

const beginnings: readonly (readonly [bytes: readonly number[], kind: OtherKind])[] = [
  [[0x50, 0x4b, 0x05, 0x06], 'archive'],
  [[0x1f, 0x8b], 'compressed'],
  [[0x42, 0x5a, 0x68], 'compressed'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'compressed'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'compressed'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'archive'],
  [[0x52, 0x61, 0x72, 0x21], 'archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'spreadsheet'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [[0x47, 0x49, 0x46, 0x38], 'picture'],
  [[0x52, 0x49, 0x46, 0x46], 'audio-video'],
  [[0x49, 0x44, 0x33], 'audio-video'],
];
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Names of ZIP entries that identify a spreadsheet. Excel, Numbers and OpenDocument use different ones. */
const spreadsheetEntry =
  /\[Content_Types\]\.xml|xl\/|mimetypeapplication\/vnd\.oasis|Index\/Document\.iwa|_rels\//;
const webPage = /^\s*(?:<!doctype html|<html|<table|<\?xml|<head|<meta)/i;
const lookedCharactersMax = 1024;

const beginsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

/**
 * Recognises a file that is not a CSV. Undefined if it may be a CSV.
 *
 * @param head its first bytes
 * @param text the same, decoded
 */
export function otherKind(head: Uint8Array, text: string): OtherKind | undefined {
  if (beginsWith(head, zip)) {
    const names = String.fromCharCode(...head.subarray(0, lookedCharactersMax));
    return spreadsheetEntry.test(names) ? 'spreadsheet' : 'archive';
  }
  const known = beginnings.find(([bytes]) => beginsWith(head, bytes));
  if (known) return known[1];
  return webPage.test(text.slice(0, 200).replace(/^\uFEFF/, '')) ? 'web-page' : undefined;
}

const whatToDo: Readonly<Record<OtherKind, string>> = {
  spreadsheet:
    'This is a spreadsheet, not a CSV file. Open it in Excel, Numbers or Google Sheets and save or download it as CSV.',
  archive: 'This is a ZIP archive, not a CSV file. Unpack it and upload the CSV file that is in it.',
  compressed: 'This is a compressed file, not a CSV file. Unpack it and upload the CSV file that is in it.',
  pdf: 'This is a PDF, not a CSV file. Export the same report as CSV from your studio system.',
  picture:
    'This is a picture, not a CSV file. Export the schedule or the bookings as CSV from your studio system.',
  'web-page':
    'This is a web page, not a CSV file. Export the same list as CSV, or paste it into a spreadsheet and save that as CSV.',
  'audio-video': 'This is an audio or video file, not a CSV file. Please choose the file that you exported.',
};

/** The message about a file of another kind, with advice. */
export const otherKindText = (kind: OtherKind): string => whatToDo[kind];

export const headerOnlyText =
  'The file has a header but no rows below it. Export it again for days that have classes or bookings.';
