import type { ImportField } from '#shared/contracts/imports/fields.ts';
import type { PreviewRow, RowProblem } from '#shared/contracts/imports/preview.ts';
import { wordFor } from '#shared/core/text/counted.ts';
import { fieldTexts } from '../field-texts.ts';
import { countText } from '../progress.ts';

const isField = (path: string): path is ImportField => Object.hasOwn(fieldTexts, path);

/** A field as people call it; Kenko's has another name in findings. */
export function fieldLabel(path: string): string {
  const field = path === 'kenko_slots' ? 'keno_slots' : path;
  return isField(field) ? fieldTexts[field].label : 'Row';
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const shownCharactersMax = 60;
const quoted = (text: string): string =>
  `“${text.length > shownCharactersMax ? `${text.slice(0, shownCharactersMax)}…` : text}”`;

/** 'Row 17: Total capacity is “lots”', 'Row 18: Room is empty', 'Row 19 has the same class as another row' */
export function problemTitle({ row, path, message, cells }: RowProblem): string {
  if (path === 'row') return `Row ${countText(row)} has another number of cells than the header`;
  // The class's name is right: what is wrong is that two rows tell of the class.
  if (message.startsWith('Same class as')) return `Row ${countText(row)} has the same class as another row`;
  const texts = cells.map(({ text }) => text).filter((text) => text !== '');
  const what = texts.length > 0 ? `is ${quoted(texts.join(' '))}` : 'is empty';
  return `Row ${countText(row)}: ${fieldLabel(path)} ${what}`;
}

/** How many other rows have the same mistake; empty where none has. */
export const othersText = ({ rows }: Pick<RowProblem, 'rows'>): string =>
  rows > 1 ? `The same in ${countText(rows - 1)} other ${wordFor(rows - 1, 'row')}` : '';

/** What is to be done about it. */
export function adviceOf({ path, message }: Pick<RowProblem, 'path' | 'message'>): string {
  if (path === 'row') return 'Put each value under its column, and empty the cells beyond the last one.';
  if (message.startsWith('Missing value')) return 'Write what belongs here, or leave the row out.';
  const told = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  // Other fields that a message names are called as on the screen.
  const plain = told.replaceAll(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    isField(name) ? fieldTexts[name].label.toLowerCase() : name,
  );
  return ended(upperFirst(plain));
}

const oddities = {
  high: 'far higher than in other rows',
  low: 'far lower than in other rows',
  early: 'far earlier than in other rows',
  late: 'far later than in other rows',
  long: 'far longer than in other rows',
  format: 'written in another way than in other rows',
} as const;

/** Which rows are shown before a file is imported. */
export function sampleText(sample: readonly Pick<PreviewRow, 'why'>[]): string {
  const has = (why: PreviewRow['why']): boolean => sample.some((row) => row.why === why);
  const stored = has('unusual') ? 'The first and the most unusual rows' : 'The first rows';
  return `${stored}, as they will be stored${has('failing') ? ', and some rows with errors' : ''}`;
}

/** Why a row is shown. */
export function noteOf({ why, unusual, failing }: PreviewRow): string {
  if (why === 'failing')
    return failing.length > 0
      ? `Cannot be imported: ${failing.map((field) => fieldTexts[field].label).join(', ')}`
      : 'Cannot be imported';
  return unusual ? `${fieldTexts[unusual.field].label}: ${oddities[unusual.oddity]}` : '';
}
