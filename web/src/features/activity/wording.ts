import * as messages from '#messages/activity';
import { channelNames } from '#shared/channels.ts';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { endOfChange } from '#shared/core/states/change-end.ts';
import { instantIn } from '../../ui/dates.ts';

/** A change of places, such as 'Reduced from 3 to 1 place'. */
export function actionText({ slotsChanged, placesTo, source }: ActivityView): string {
  if (source === 'booking') return messages.answeredABooking;
  if (source === 'called-off') return messages.classCancelled;
  if (source === 'reinstated' || source === 'restored') return messages.classTakesPlace;
  if (slotsChanged === 0) return messages.keptAt(placesTo);
  const way = slotsChanged > 0 ? messages.increased : messages.reduced;
  return messages.fromTo(way, placesTo - slotsChanged, placesTo);
}

const sources: Record<ActivityView['source'], string> = {
  decision: messages.approvedDecision,
  automatic: messages.automatic,
  manual: messages.manualEdit,
  reconciler: messages.setAgain,
  system: messages.readInKenko,
  'system-cancelled': messages.cancelledInKenko,
  'system-restored': messages.takesPlaceInKenko,
  'file-cancelled': messages.cancelledInAFile,
  booking: messages.bookingRequest,
  'called-off': messages.reportedByEMail,
  reinstated: messages.manualEdit,
  restored: messages.readInKenko,
};

/** Who caused a change or an event. Kenko is read, and it writes no mails. */
export const sourceText = ({ source, marketplace }: Pick<ActivityView, 'source' | 'marketplace'>): string =>
  source === 'called-off' && marketplace === 'kenko' ? messages.readInKenko : sources[source];

/** When a change ended, in the studio's local time; 'Pending' if it has not. */
export function whenText(activity: ActivityView, timezone: string): string {
  const end = endOfChange(activity);
  return end === null ? messages.pending : instantIn(timezone, end);
}

const sayings: Record<NonNullable<ActivityView['says']>, (name: string, placesTo: number) => string> = {
  shows: messages.showsPlaces,
  'is-to-show': messages.isToShowPlaces,
  replaced: () => messages.replaced,
  'too-late': () => messages.tooLate,
  'class-began': () => messages.classBegan,
  'not-confirmed': () => messages.notConfirmed,
  'paused-by-studio': () => messages.pausedByStudio,
  'paused-by-team': () => messages.pausedByTeam,
};

/** The text next to the status of a row, from its code. Null if the marketplace or a person wrote something. */
export const sayingOf = ({ says, marketplace, placesTo }: ActivityView): string | null =>
  says ? sayings[says](channelNames[marketplace], placesTo) : null;

/** The marketplace's or person's own text. A failure states its reason. */
export const saidOf = ({ details }: ActivityView): string => details.replace(/^Error: /, '');
export const saidText = ({ status }: ActivityView, said: string): string =>
  status === 'failure' && said ? messages.errorDetails(said) : said;

/** The number of failed changes, such as '2 changes are not on their marketplace'. */
export function failuresTitle(count: number, more: boolean): string {
  if (more) return messages.moreThanAreNotOnTheir(count);
  return messages.countChangeCountIsNotOn(count);
}

/** The details of a failed change, such as '6 places are not on Wellhub since Nov 23, 2026, 06:05'. */
export const notShownText = ({ placesTo }: ActivityView, platform: string, since: string): string =>
  messages.notOnSince(placesTo, platform, since);

export interface ExportedFile {
  readonly count: number;
  /** The oldest change examined, if there are older ones. */
  readonly lookedBackTo: string | null;
}

/**
 * The result of an export, such as 'Exported 2 changes', with how to get the rest if the file does not contain all of
 * the logs.
 */
export function exportedText({ count, lookedBackTo }: ExportedFile, timezone: string): string {
  const exported = messages.exportedRowsChange(count);
  if (lookedBackTo === null) return exported;
  return messages.backToForOlderOnesChoose(exported, instantIn(timezone, lookedBackTo));
}
