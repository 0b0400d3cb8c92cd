import PostalMime from 'postal-mime';
import { InvalidInput } from '../invalid-input.ts';
import {
  bodyCharactersMax,
  mailBytesMax,
  mailReadBytesMax,
  type MailHeader,
  type ParsedMail,
} from './mail.ts';

const partDepthMax = 32;
const headerBytesMax = 256 * 1024;
const headerCharactersMax = 1_000;

/** Maximum number of lines that can begin a MIME part: each one costs time, and no honest e-mail has as many. */
const partLinesMax = 2_000;

const unitsAt = (raw: string | Uint8Array): ((at: number) => number | undefined) =>
  typeof raw === 'string' ? (at) => raw.charCodeAt(at) : (at) => raw[at];

/** Whether more than `partLinesMax` lines begin with two hyphens. */
function hasTooManyParts(raw: string | Uint8Array): boolean {
  const unit = unitsAt(raw);
  const [newLine, hyphen] = [10, 45];
  let count = 0;
  for (let at = 0; at < raw.length && count <= partLinesMax; at++)
    if (unit(at) === hyphen && unit(at + 1) === hyphen && (at === 0 || unit(at - 1) === newLine)) count++;
  return count > partLinesMax;
}

/**
 * Parses an e-mail in its original format (RFC 5322, MIME), up to its first `mailReadBytesMax` bytes. Bodies are
 * truncated to `bodyCharactersMax` characters; headers keep their order, topmost first. Throws InvalidInput at `raw` if
 * it is larger than `mailBytesMax` or cannot be parsed.
 */
export async function parseMail(
  raw: string | Uint8Array,
): Promise<ParsedMail & { readonly headers: readonly MailHeader[] }> {
  if (raw.length > mailBytesMax)
    throw new InvalidInput('raw', `must be a mail of at most ${mailBytesMax} bytes`);
  if (hasTooManyParts(raw)) throw new InvalidInput('raw', `must be a mail of at most ${partLinesMax} parts`);
  let mail;
  try {
    mail = await PostalMime.parse(raw.slice(0, mailReadBytesMax), {
      maxNestingDepth: partDepthMax,
      maxHeadersSize: headerBytesMax,
    });
  } catch {
    throw new InvalidInput('raw', 'must be a mail whose parts can be taken apart');
  }
  const header = (key: string): string => mail.headers.find((one) => one.key === key)?.value ?? '';
  return {
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    subject: (mail.subject ?? '').slice(0, headerCharactersMax),
    from: [mail.from?.name ?? '', mail.from?.address ?? ''].join(' ').trim().slice(0, headerCharactersMax),
    date: header('date').slice(0, headerCharactersMax),
    text: (mail.text ?? '').slice(0, bodyCharactersMax),
    html: (mail.html ?? '').slice(0, bodyCharactersMax),
  };
}
