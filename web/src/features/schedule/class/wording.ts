import * as messages from '#messages/schedule-class';
import { allottedChannels, channelNames, type AllottedChannel } from '#shared/channels.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import type { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { ApiProblem, messageOf } from '#web/src/api/problem.ts';
import { mediumDay } from '#web/src/ui/dates.ts';
import type { Notice } from '#web/src/ui/notices.ts';
import { progressOf, type Allocations, type Edited, type PushProgress } from './detail.ts';

export type Adjusted = OutputOf<typeof adjustClass>;
export type ClassMessage = Pick<Notice, 'type' | 'header' | 'content'>;
export type Kind = Edited | 'undo';

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : messages.listAnd(names.slice(0, -1).join(', '), names.at(-1));

const namesOf = (marketplaces: readonly AllottedChannel[]): string =>
  joined(marketplaces.map((marketplace) => channelNames[marketplace]));

const successes: Record<Kind, { header: string; content: (adjusted: Adjusted) => string; saved: string }> = {
  capacity: {
    header: messages.capacityUpdated,
    content: ({ class: cls }) => messages.nowHas(cls.className, wholeCapacityOf(cls)),
    saved: messages.capacityWasUpdated,
  },
  slots: {
    header: messages.successMark,
    content: () => messages.slotAllocationsUpdatedSuccessfully,
    saved: messages.slotAllocationsWereUpdated,
  },
  undo: {
    header: messages.successMark,
    content: () => messages.theLastChangeWasUndone,
    saved: messages.theLastChangeWasUndone,
  },
};

/** The new total of places of each channel: 'Fitpass 4 places and Wellhub 2 places'. */
export const newPlacesMessage = (allocations: Allocations): string =>
  joined(
    allottedChannels.flatMap((channel) => {
      const places = allocations[channel];
      return places === undefined ? [] : [messages.placesAt(channelNames[channel], places)];
    }),
  );

/** The message while the change is being sent to marketplaces. */
export const sendingMessage = (kind: Kind, change: ClassChange): ClassMessage => ({
  type: 'in-progress',
  content: messages.sendingTo(successes[kind].saved, namesOf(progressOf(change).waiting)),
});

function partialMessage(kind: Kind, change: ClassChange): ClassMessage {
  const { waiting, refused, notes } = progressOf(change);
  const again = messages.syncWithFailedAndWillRetry(namesOf(waiting));
  const given = refused.map(({ marketplace, message }) =>
    messages.didNotTakeIt(channelNames[marketplace], message),
  );
  const sentences = [`${successes[kind].saved}.`, ...(waiting.length > 0 ? [again] : []), ...given, ...notes];
  return { type: 'warning', header: messages.partialSuccess, content: sentences.join(' ') };
}

/** Says which marketplaces get the change later, which notes there are, and what a person has to set. */
const furtherSentences = ({ state, waiting, notes, byHand }: PushProgress): string[] => [
  ...(state === 'sending' ? [messages.willFollowWithinMinutes(namesOf(waiting))] : []),
  ...notes,
  ...(byHand.length > 0 ? [messages.setItInTooThenConfirm(namesOf(byHand))] : []),
];

/** The message about a saved change. */
export function savedMessage(kind: Kind, adjusted: Adjusted, change: ClassChange | null): ClassMessage {
  const progress = change && progressOf(change);
  if (change && progress?.state === 'partial') return partialMessage(kind, change);
  const { header, content } = successes[kind];
  const further = progress ? furtherSentences(progress) : [];
  const following = adjusted.followingChanged > 0 ? messages.hereAndIn(adjusted.followingChanged) : '';
  const said = `${content(adjusted)}${following}`;
  return { type: 'success', header, content: further.length > 0 ? `${said}. ${further.join(' ')}` : said };
}

const refusalsShownMax = 5;

/** The classes of a series whose numbers did not change; null if there are none. */
export function followingMessage({ followingRefused }: Adjusted): ClassMessage | null {
  if (followingRefused.length === 0) return null;
  const shown = followingRefused
    .slice(0, refusalsShownMax)
    .map(({ localDate, reason }) => `${mediumDay(localDate)}: ${reason}`);
  const more = followingRefused.length - shown.length;
  return {
    type: 'warning',
    header: messages.followingNotChanged(followingRefused.length),
    content: [...shown, ...(more > 0 ? [messages.andMore(more)] : [])].join('; '),
  };
}

const failures: Record<Kind, { header: string; content: string }> = {
  capacity: { header: messages.updateFailed, content: messages.failedToUpdateCapacityPleaseTry },
  slots: { header: messages.errorMark, content: messages.failedToUpdateSlotAllocations },
  undo: { header: messages.errorMark, content: messages.failedToUndoTheChange },
};

export interface FailureMessage {
  header: string;
  content: string;
  /** The reason, in the server's words; null if it adds no information. */
  reason: string | null;
}

export function failureMessage(kind: Kind, error: unknown): FailureMessage {
  if (error instanceof ApiProblem && error.code === 'unauthenticated')
    return { header: failures[kind].header, content: messages.youMustBeLoggedIn, reason: null };
  const findings = error instanceof ApiProblem ? error.findings.map(({ message }) => message) : [];
  return { ...failures[kind], reason: findings.length > 0 ? findings.join('; ') : messageOf(error) };
}

type Repeated = OutputOf<typeof repeatClass>;

/** The number of dates left out for each reason. */
function leftOut(skipped: Repeated['skipped']): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => messages.leftOut(count, reason));
}

export function repeatedMessage(className: string, answer: Repeated): ClassMessage {
  const { generated, existing, skipped } = answer;
  const content = [
    messages.classesGenerated(generated, className),
    ...(existing > 0 ? [messages.existedAlready(existing)] : []),
    ...leftOut(skipped),
  ].join('; ');
  return { type: 'success', header: messages.success, content };
}

const places = (count: number | null): string => (count === null ? messages.none : String(count));

type Step = { from: number | null; to: number | null };

const line = (name: string, { from, to }: Step): string => `${name} ${places(from)} → ${places(to)}`;

const stepsOf = ({ totalCapacity, allocations }: ClassChange): [string, Step][] => [
  ...(totalCapacity ? [[messages.capacity, totalCapacity] satisfies [string, Step]] : []),
  ...(Object.keys(allocations) as AllottedChannel[]).flatMap((channel): [string, Step][] => {
    const step = allocations[channel];
    return step ? [[channelNames[channel], step]] : [];
  }),
];

/** The parts of a change, one per line. */
export const linesOf = (change: ClassChange): string[] =>
  stepsOf(change).map(([name, step]) => line(name, step));

/** The effects of undoing a change, one per line. */
export const undoLinesOf = (change: ClassChange): string[] =>
  stepsOf(change).map(([name, { from, to }]) => line(name, { from: to, to: from }));

export const sourceNames: Record<ClassChange['source'], string> = {
  manual: messages.byHand,
  decision: messages.approvedRecommendation,
  automatic: messages.automatic,
  undo: messages.undo,
  import: messages.importLabel,
};
