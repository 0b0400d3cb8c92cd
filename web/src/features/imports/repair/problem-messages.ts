import * as messages from '#messages/imports-repair';
import type { PreviewRow, RowProblem } from '#shared/contracts/imports/preview.ts';
import { fieldLabel, fieldTexts, withLabels } from '../field-texts.ts';
import { mistakeText } from '../mistake-texts.ts';
import { countText } from '../progress.ts';

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const shownCharactersMax = 60;
const quoted = (text: string): string =>
  `“${text.length > shownCharactersMax ? `${text.slice(0, shownCharactersMax)}…` : text}”`;

/**
 * A problem with its row, such as 'Row 17: Total capacity is “lots”', 'Row 18: Room is empty' or 'Row 19 has the same
 * class as another row'.
 */
export function problemTitle({ row, path, message, mistake, cells }: RowProblem): string {
  if (path === 'row') return messages.rowHasAnotherNumberOfCells(countText(row));
  // The class's name is correct; the mistake is that two rows describe the same class.
  if (mistake?.code === 'same-class' || message.startsWith('Same class as'))
    return messages.rowHasTheSameClassAs(countText(row));
  const texts = cells.map(({ text }) => text).filter((text) => text !== '');
  const what = texts.length > 0 ? messages.isQuoted(quoted(texts.join(' '))) : messages.isEmpty;
  return messages.rowCountTextFieldLabelWhat(countText(row), fieldLabel(path) ?? messages.row, what);
}

/** How many other rows have the same mistake; empty if there are none. */
export const othersText = ({ rows }: Pick<RowProblem, 'rows'>): string =>
  rows > 1 ? messages.theSameInOther(countText(rows - 1), rows - 1) : '';

/** The advice on how to correct a mistake. */
export function adviceOf({
  path,
  message,
  mistake,
}: Pick<RowProblem, 'path' | 'message' | 'mistake'>): string {
  if (path === 'row') return messages.putEachValueUnderItsColumn;
  if (message.startsWith('Missing value')) return messages.writeWhatBelongsHereOrLeave;
  if (mistake) return ended(upperFirst(mistakeText(mistake, fieldLabel(path) ?? messages.row)));
  const detail = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  // Field names inside a message are replaced by those on the screen.
  return ended(upperFirst(withLabels(detail, (label) => label.toLowerCase())));
}

const oddities = {
  high: messages.farHigherThanInOtherRows,
  low: messages.farLowerThanInOtherRows,
  early: messages.farEarlierThanInOtherRows,
  late: messages.farLaterThanInOtherRows,
  long: messages.farLongerThanInOtherRows,
  format: messages.writtenInAnotherWayThanIn,
} as const;

/** Says which rows are shown before an import. */
export function sampleText(sample: readonly Pick<PreviewRow, 'why'>[]): string {
  const has = (why: PreviewRow['why']): boolean => sample.some((row) => row.why === why);
  const stored = has('unusual') ? messages.theFirstAndTheMostUnusual : messages.theFirstRows;
  return messages.asTheyWillBeStored(stored, has('failing'));
}

/** Why a row is in the sample. */
export function noteOf({ why, unusual, failing }: PreviewRow): string {
  if (why === 'failing')
    return failing.length > 0
      ? messages.cannotBeImported(failing.map((field) => fieldTexts[field].label).join(', '))
      : messages.cannotBeImportedNote;
  return unusual ? `${fieldTexts[unusual.field].label}: ${oddities[unusual.oddity]}` : '';
}
