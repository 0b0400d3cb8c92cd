import type { ClassChoice, MappingRow, MappingState } from '#shared/contracts/integrations/mapping.ts';

export const stateTitles: Record<MappingState, string> = {
  unlinked: 'Not linked',
  linked: 'Linked',
  'left-out': 'Left out',
};

/** What stands in the place of a list that holds nothing. */
export function emptyText(state: MappingState, name: string, isRead: boolean): string {
  if (!isRead) return `${name} has not been read yet. Press Read again.`;
  if (state === 'unlinked') return `Every class that ${name} lists is linked or left out.`;
  if (state === 'linked') return `No class that ${name} lists is linked to one of yours.`;
  return 'Nothing is left out.';
}

/** How a link came about. */
export function linkedByText({ state, byHand }: MappingRow): string | null {
  if (state === 'unlinked') return null;
  if (byHand) return state === 'linked' ? 'Linked by you' : 'Left out by you';
  return state === 'linked' ? 'Matched' : 'Left out, as others of its name';
}

const byNearness =
  ({ localTime }: MappingRow) =>
  (a: ClassChoice, b: ClassChoice): number =>
    Number(b.localTime === localTime) - Number(a.localTime === localTime) ||
    a.localTime.localeCompare(b.localTime) ||
    a.className.localeCompare(b.className);

/** The classes of a listing's day, those of its time first. Pages that share a day bring its classes twice. */
export function choicesFor(row: MappingRow, choices: readonly ClassChoice[]): ClassChoice[] {
  const ofDay = choices.filter(({ localDate }) => localDate === row.localDate);
  return [...new Map(ofDay.map((one) => [one.classId, one])).values()].sort(byNearness(row));
}
