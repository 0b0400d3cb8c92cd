import * as messages from '#messages/integrations';
import type { ClassChoice, MappingRow, MappingState } from '#shared/contracts/integrations/mapping.ts';

export const stateTitles: Record<MappingState, string> = {
  unlinked: messages.notLinked,
  linked: messages.linked,
  'left-out': messages.leftOut,
};

/** The text to show when a list is empty. */
export function emptyText(state: MappingState, name: string, isRead: boolean): string {
  if (!isRead) return messages.hasNotBeenReadYetPress(name);
  if (state === 'unlinked') return messages.everyClassThatListsIsLinked(name);
  if (state === 'linked') return messages.noClassThatListsIsLinked(name);
  return messages.nothingIsLeftOut;
}

/** How a link came about. */
export function linkedByText({ state, byHand }: MappingRow): string | null {
  if (state === 'unlinked') return null;
  if (byHand) return state === 'linked' ? messages.linkedByYou : messages.leftOutByYou;
  return state === 'linked' ? messages.matched : messages.leftOutAsOthersOfIts;
}

const byNearness =
  ({ localTime }: MappingRow) =>
  (a: ClassChoice, b: ClassChoice): number =>
    Number(b.localTime === localTime) - Number(a.localTime === localTime) ||
    a.localTime.localeCompare(b.localTime) ||
    a.className.localeCompare(b.className);

/** The classes on a listing's day, those at its time first. Pages that share a day contain its classes twice. */
export function choicesFor(row: MappingRow, choices: readonly ClassChoice[]): ClassChoice[] {
  const ofDay = choices.filter(({ localDate }) => localDate === row.localDate);
  return [...new Map(ofDay.map((one) => [one.classId, one])).values()].sort(byNearness(row));
}
