import { labelCharactersMax, labelled } from './labels.ts';
import { level, tidyLine } from './level.ts';
import { lineCharactersMax, linesMax } from './mail.ts';

/** A line of an e-mail's text. */
export interface Line {
  readonly text: string;
  /** The normalised text, with the same length. */
  readonly flat: string;
  /** Whether an empty line precedes it. */
  readonly first: boolean;
  /** Whether it is part of a line that separators such as '|' or '·' divide. */
  readonly piece?: true;
}

const quote = /^(?:>\s?){1,20}/;
const bullet = /^(?:[•·▪◦‣*○●►➤✓✔–—-]|\p{Extended_Pictographic}\uFE0F?|[\uFE0F\u200D])+\s+/u;
const stars = /(?<![\p{L}\p{N}*])\*{1,2}([^*]{1,200})\*{1,2}(?![\p{L}\p{N}*])/gu;

const capital = /\p{Lu}/u;

/** Splits a line before each further label with a colon. */
function splits(line: string): string[] {
  const flat = level(line);
  const out: string[] = [];
  let from = 0;
  for (const match of flat.matchAll(/[:|]| [·•](?= )/g)) {
    const before = flat.slice(Math.max(from, match.index - labelCharactersMax), match.index);
    if (match[0] !== ':') {
      out.push(line.slice(from, match.index));
      from = match.index + match[0].length;
      continue;
    }
    const words = before.trimEnd().split(' ');
    for (let count = Math.min(words.length, 5); count > 0; count--) {
      const label = words.slice(-count).join(' ');
      const at = match.index - label.length;
      if (labelled(label).length === 0 || flat.slice(at, match.index) !== label) continue;
      if (
        at > from &&
        flat[at - 1] === ' ' &&
        capital.test(line[at] ?? '') &&
        !/[/&–—-] $/.test(flat.slice(at - 2, at))
      ) {
        out.push(line.slice(from, at));
        from = at;
      }
      break;
    }
  }
  out.push(line.slice(from));
  return out;
}

/** Both genders in one word: 'inscrit(e)', 'Estimado/a', 'El/la'. */
const otherGender =
  /(?<=\p{L})\((?:e|a|o|s|es|as|os)\)|(?<=\p{L}{3})\/(?:a|as|e|o)(?![\p{L}/])|(?<=(?:^|\s)[Eeo]l?)\/(?:la|a)(?=\s)/gu;

const bare = (line: string): string =>
  tidyLine(line.replace(quote, ''))
    .replace(bullet, '')
    .replaceAll(stars, '$1')
    .replaceAll(otherGender, '')
    .trim();

/** The non-empty lines of a text, at most `linesMax`. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let first = true;
  for (const raw of text.split(/\r\n|[\n\r\u2028]/)) {
    const line = bare(raw.slice(0, lineCharactersMax));
    if (!line) first = true;
    else if (lines.length < linesMax) {
      const isDivided = /\||\s[·•]\s/.test(line);
      for (const part of splits(line)) {
        const text = part.trim();
        if (text) lines.push({ text, flat: level(text), first, ...(isDivided && { piece: true }) });
        first = false;
      }
    }
  }
  return lines;
}

/** The headers of a forwarded e-mail, quoted in its text. */
export interface Forwarded {
  readonly lines: readonly Line[];
  readonly from: string | undefined;
  readonly subject: string | undefined;
  readonly date: string | undefined;
}

const heads: readonly (readonly ['from' | 'date' | 'subject' | 'to', RegExp])[] = [
  ['from', /^(?:from|de|von|da|expediteur)\s?:/],
  ['date', /^(?:date|sent|fecha|enviado(?: el| em)?|data|envoye)\s?:/],
  ['subject', /^(?:subject|asunto|assunto|objet|sujet)\s?:/],
  ['to', /^(?:to|para|a|cc|pour)\s?:/],
];
const marker =
  /^-{2,}.{0,60}(?:forwarded|original message|reenviado|original|encaminhada|transfere|transmis).{0,40}$/;

/** The quoted headers in up to six lines from `at`, and their number of lines. */
function headAt(lines: readonly Line[], at: number): { found: Map<string, string>; end: number } {
  const found = new Map<string, string>();
  let end = at;
  for (let next = at; next < Math.min(lines.length, at + 6); next++) {
    const line = lines[next];
    const head = line && heads.find(([, pattern]) => pattern.test(line.flat));
    if (!line || !head || found.has(head[0])) break;
    found.set(head[0], line.text.slice(line.text.indexOf(':') + 1).trim());
    end = next + 1;
  }
  return { found, end };
}

/** Removes the quoted headers of a forwarded e-mail from the lines, and everything written above them. */
export function withoutForwarding(lines: readonly Line[]): Forwarded {
  const none = { lines, from: undefined, subject: undefined, date: undefined };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || !heads[0]?.[1].test(line.flat)) continue;
    const { found, end } = headAt(lines, at);
    if (!found.has('subject') || found.size < 3) continue;
    const rest = withoutForwarding(lines.slice(end));
    return {
      lines: rest.lines,
      from: rest.from ?? found.get('from'),
      subject: rest.subject ?? found.get('subject'),
      date: rest.date ?? found.get('date'),
    };
  }
  return { ...none, lines: lines.filter(({ flat }) => !marker.test(flat)) };
}
