import { findDates, findTimes } from './dates.ts';
import { labelCharactersMax, labelled, type LabelConcept } from './labels.ts';
import { gridAt } from './grid.ts';
import type { Line } from './lines.ts';
import { isWrapped, widthOf } from './paragraphs.ts';
import { classTitle, hasEmail, personName, reference } from './values.ts';

/** A labelled value, in the order of the e-mail. */
export interface Labelled {
  readonly concept: 'class' | 'kind' | 'moment' | 'date' | 'time' | 'place' | 'name' | 'ref';
  readonly value: string;
  readonly line: number;
}

interface FoundLabel {
  readonly concepts: readonly LabelConcept[];
  /** The rest of its last line. */
  readonly rest: string;
  readonly next: number;
}

const labelLinesMax = 3;

/** The end of a label in a line, before a colon, a dash or a hash. */
function ended(flat: string, text: string): { concepts: readonly LabelConcept[]; rest: string } | undefined {
  const whole = labelled(flat);
  if (whole.length > 0) return { concepts: whole, rest: '' };
  for (const match of flat.slice(0, labelCharactersMax + 3).matchAll(/:| [–—-] |#|\?| ?\.{3,} ?/g)) {
    const concepts = labelled(flat.slice(0, match.index));
    if (concepts.length > 0) return { concepts, rest: text.slice(match.index + match[0].length).trim() };
  }
  // The value comes first, with its label in brackets: 'Aerial Yoga (class)'.
  const behind = /^(.*\S) \(([^)]{2,30})\)$/.exec(flat);
  const concepts = behind ? labelled(behind[2] ?? '') : [];
  return behind?.[1] && concepts.some((one) => one !== 'other' && one !== 'kind')
    ? { concepts, rest: text.slice(0, behind[1].length) }
    : undefined;
}

/** A word that is used only for a booking's code. */
const codeWord = /^(?:codigo|code|folio|localizador|localizer|ref\.?|referencia|reference|protocolo)$/;

/**
 * A label without a separator before its value: 'Reservation ID 4711', 'Date Jul 29, 2026'. It counts only if the value
 * cannot mean anything else.
 */
function unended(
  flat: string,
  text: string,
): { concepts: readonly LabelConcept[]; rest: string } | undefined {
  for (let at = flat.indexOf(' '), words = 0; at > 0 && words < 6; at = flat.indexOf(' ', at + 1), words++) {
    const rest = text.slice(at + 1);
    const concepts = labelled(flat.slice(0, at)).filter((concept) => {
      if (concept === 'ref')
        return (
          reference(rest) === rest && (flat.slice(0, at).includes(' ') || codeWord.test(flat.slice(0, at)))
        );
      if (concept === 'moment' || concept === 'date') return findDates(rest, true)[0]?.at === 0;
      return concept === 'time' && findTimes(rest)[0]?.at === 0;
    });
    if (concepts.length > 0) return { concepts, rest };
  }
  return undefined;
}

function labelAt(lines: readonly Line[], at: number): FoundLabel | undefined {
  const line = lines[at];
  if (!line) return undefined;
  let { flat, text } = line;
  for (let more = 0; more < labelLinesMax; more++) {
    if (more > 0) {
      const next = lines[at + more];
      if (!next || next.first || flat.length > labelCharactersMax || /[:#]/.test(flat)) break;
      flat += ` ${next.flat}`;
      text += ` ${next.text}`;
    }
    const found = ended(flat, text) ?? unended(flat, text);
    // A line with a label is not complete if it forms a longer label together with the next line.
    if (found && !(found.rest === '' && longer(lines, at, more, flat)))
      return { ...found, next: at + more + 1 };
  }
  return undefined;
}

function longer(lines: readonly Line[], at: number, more: number, flat: string): boolean {
  const next = lines[at + more + 1];
  if (!next || next.first || more + 1 >= labelLinesMax || /[:#]$/.test(flat)) return false;
  const joined = `${flat} ${next.flat}`;
  return (ended(joined, joined) ?? unended(joined, joined)) !== undefined;
}

const valueLinesMax = 4;
/** A line with a label of its own does not continue a name, whatever the label means. */
const unknownLabel = /^\p{L}[^:]{0,30}: /u;
/** A name that was broken after its first word. */
const firstName = /^\p{Lu}[\p{L}'’-]+$/u;
const surname = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

/** The lines of a label's value, up to an empty line or another label. */
function valueLines(lines: readonly Line[], found: FoundLabel, widthMax: number): string[] {
  const isName = found.concepts.some((concept) => concept === 'name');
  const out = found.rest ? [found.rest] : [];
  for (let at = found.next; at < lines.length && out.length < valueLinesMax; at++) {
    const line = lines[at];
    if (!line || labelAt(lines, at)) break;
    if (isName && unknownLabel.test(line.text)) break;
    if (line.first && out.length > 0) break;
    const isOpen = isWrapped(lines[at - 1]?.text ?? '', line.text, widthMax);
    const goesOn = /[,@&+/-]$|\b(?:at|de|a las|at the|with|and|y|e|et|às|à)$/i.test(out.at(-1) ?? '');
    const isSurname = isName && out.length === 1 && firstName.test(found.rest) && surname.test(line.text);
    if (found.rest && !isOpen && !goesOn && !isSurname) break;
    out.push(line.text);
  }
  return out;
}

const single = /^\p{Lu}{1,2}\.?$/u;

/** A name over several lines, below the initials of a picture. */
function nameOver(given: readonly string[]): string | undefined {
  const [head = '', second = ''] = given;
  const isInitial = single.test(head) && second[0]?.toUpperCase() === head[0];
  const parts: string[] = [];
  for (const line of isInitial ? given.slice(1) : given) {
    if (hasEmail(line) || !personName(line)) {
      if (parts.length === 0 && personName(line)) parts.push(line);
      break;
    }
    parts.push(line);
  }
  return personName(parts.join(' ')) ?? personName(given[0] ?? '');
}

const hasDate = (text: string): boolean => findDates(text, true).length > 0;
const hasTime = (text: string): boolean => findTimes(text).length > 0;

type Stated = [Labelled['concept'], string][];

function asClass(values: readonly string[]): Stated {
  const dated = values.findIndex((line) => hasDate(line));
  const alone = values.join(' ');
  if (/\d{3}/.test(alone) && reference(alone) === alone.replace(/^#\s?/, '')) return [];
  const title = classTitle((dated > 0 ? values.slice(0, dated) : values).join(' '));
  if (!title) return [];
  const joined = values.join(' ');
  return hasDate(joined)
    ? [
        ['class', title],
        ['moment', joined],
      ]
    : [['class', title]];
}

const one = (concept: Labelled['concept'], value: string | undefined): Stated =>
  value === undefined ? [] : [[concept, value]];

const asMoment = (text: string): Stated =>
  hasDate(text) ? [['moment', text]] : hasTime(text) ? [['time', text]] : [];

const court = /\b(?:court|cancha|pista|quadra|terrain)\b/i;
const asPlace = (text: string): Stated => (court.test(text) ? [['place', text]] : []);
const asName = (values: readonly string[]): Stated => one('name', nameOver(values));

/** How a label's lines are read for each of its possible meanings. */
const readers: Record<LabelConcept, (values: readonly string[]) => Stated> = {
  class: asClass,
  kind: (values) => one('kind', classTitle(values.join(' '))),
  date: (values) => asMoment(values.join(' ')),
  time: (values) => asMoment(values.join(' ')),
  moment: (values) => asMoment(values.join(' ')),
  place: (values) => asPlace(values.join(' ')),
  name: asName,
  member: asName,
  firstName: asName,
  lastName: asName,
  ref: (values) => one('ref', reference(values.join(' '))),
  other: () => [],
};

/** The labelled values in order. Consecutive first and last names are joined. */
class Values {
  readonly out: Labelled[] = [];
  #half: { readonly concept: LabelConcept; readonly value: string } | undefined;

  put(concepts: readonly LabelConcept[], values: readonly string[], line: number): void {
    for (const concept of concepts) {
      const read = readers[concept](values);
      const half = this.#half;
      const own = read[0]?.[1];
      if (half && own !== undefined && this.out.at(-1)?.value === half.value) {
        const whole =
          concept === 'lastName' && half.concept !== 'lastName'
            ? `${half.value} ${own}`
            : concept === 'firstName' && half.concept !== 'firstName'
              ? `${own} ${half.value}`
              : undefined;
        if (whole !== undefined && read[0]) {
          this.out.pop();
          read[0][1] = whole;
        }
      }
      const isName = concept === 'firstName' || concept === 'lastName' || concept === 'name';
      if (isName) this.#half = own === undefined ? undefined : { concept, value: own };
      for (const [kind, value] of read) this.out.push({ concept: kind, value, line });
      if (read.length > 0 || concept === 'other') break;
    }
  }
}

/** The labelled values of an e-mail in order. */
export function labelledValues(lines: readonly Line[]): Labelled[] {
  const values = new Values();
  const widthMax = widthOf(lines);
  for (let at = 0; at < lines.length;) {
    const grid = gridAt(lines, at);
    if (grid) {
      for (const row of grid.rows) for (const { concepts, text } of row) values.put(concepts, [text], at);
      at = grid.next;
      continue;
    }
    const found = labelAt(lines, at);
    if (!found) {
      at++;
      continue;
    }
    values.put(found.concepts, valueLines(lines, found, widthMax), at);
    at = found.next;
  }
  return values.out;
}
