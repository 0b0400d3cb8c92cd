import { bodiesOf, type MailRequest } from '../body.ts';
import type { DateContext } from '../calendar.ts';
import { level, tidyLine } from '../level.ts';
import { withoutForwarding, type Line } from '../lines.ts';
import { lineCharactersMax, textCharactersMax } from '../mail.ts';
import { pageLinesMax } from './layout.ts';
import { tokensOf, type Token } from './tokens.ts';

/** An e-mail's visible text: the form that a person sees, and from which layouts are learned and compared. */
export interface MailPage {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly context: DateContext;
}

/** A page with its lines split into tokens. */
export interface ReadPage {
  readonly subject: readonly Token[];
  readonly lines: readonly (readonly Token[])[];
  readonly page: MailPage;
}

const quote = /^(?:>\s?){1,20}/;
const stars = /(?<![\p{L}\p{N}*])\*{1,2}([^*]{1,200})\*{1,2}(?![\p{L}\p{N}*])/gu;
const something = /[\p{L}\p{N}]/u;
const labelAhead = /^[^\s:].{0,40}?:(?:\s|$)/;
const bulletAhead = /^[•·▪*–—-]\s/;
/** A line of plain text with at least this many characters may have been wrapped by a mail program. */
const brokenLineMin = 55;

/** Joins a sentence that was wrapped over several lines. */
function unbroken(lines: readonly string[]): string[] {
  const out: string[] = [];
  let last = '';
  for (const line of lines) {
    const goesOn =
      last.length >= brokenLineMin &&
      line !== '' &&
      !/[.!?:;]$/.test(last) &&
      !labelAhead.test(line) &&
      !bulletAhead.test(line);
    if (goesOn) out[out.length - 1] = `${out.at(-1) ?? ''} ${line}`;
    else out.push(line);
    last = line;
  }
  return out;
}

function linesOf(text: string, isHtml: boolean): Line[] {
  const tidy = text
    .slice(0, textCharactersMax)
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => tidyLine(line.slice(0, lineCharactersMax).replace(quote, '')).replaceAll(stars, '$1'));
  return (isHtml ? tidy : unbroken(tidy))
    .filter((line) => something.test(line))
    .map((line) => ({ text: line, flat: level(line), first: false }));
}

/** Subjects of forwarded e-mails begin with a prefix. */
const sentOn = /^(?:(?:fwd?|fw|rv|enc|tr|wg)\s?:\s*)+/i;

/**
 * The pages of an e-mail, the HTML one first, at least one. The lines that forwarding adds above an e-mail are removed.
 */
export function pagesOf(request: MailRequest): [MailPage, ...MailPage[]] {
  const { mail } = request;
  const { html, bodies } = bodiesOf(request);
  const texts = mail.html ? [html.text, mail.text] : [mail.text];
  const pages = bodies.map(({ context }, at): MailPage => {
    const forwarded = withoutForwarding(linesOf(texts[at] ?? '', at === 0 && mail.html !== ''));
    return {
      subject: tidyLine((forwarded.subject ?? mail.subject).replace(sentOn, '')),
      lines: forwarded.lines.slice(0, pageLinesMax).map(({ text }) => text),
      context,
    };
  });
  const [first, ...others] = pages;
  if (!first) throw new Error('the e-mail has no body');
  return [first, ...others];
}

export const readPage = (page: MailPage): ReadPage => ({
  subject: tokensOf(page.subject),
  lines: page.lines.map(tokensOf),
  page,
});
