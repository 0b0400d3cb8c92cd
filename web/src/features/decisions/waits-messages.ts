import * as messages from '#messages/decisions';
import { channelNames } from '#shared/contracts/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';
import { listed, namesOf } from '../../ui/lists.ts';

const untilChanged = messages.itIsNotRecommendedAgainUntil;

/** The message to an owner who sets or undoes a class's places. */
export const handStands = messages.cupoWillNoLongerChangeThese;

const compared = messages.thisClassIsInTheComparison;

/** Why a decision waits though decisions execute themselves. */
export function waitsMessage({ reason, marketplaces }: NonNullable<DecisionView['waitsFor']>): string {
  if (reason === 'comparison') return messages.itsRecommendationWaitsForYou(compared);
  return messages.youDecidedThePlacesOfFor(namesOf(marketplaces));
}

/** Says what an owner's rejection or undoing prevents from now on. Null if they did neither, or reversed it. */
export function staysMessage({
  status,
  undoneAt,
  heldByHand,
}: Pick<DecisionView, 'status' | 'undoneAt' | 'heldByHand'>): string | null {
  const verb =
    undoneAt !== null ? messages.tookThisBack : status === 'rejected' ? messages.refusedThis : null;
  if (verb === null || heldByHand.length === 0) return null;
  return messages.youNothingAutomaticChangesThePlaces(verb, namesOf(heldByHand));
}

const withdrawnBy = { deleted: messages.wasDeleted, disabled: messages.wasSwitchedOff } as const;

/** Why a decision was withdrawn; null if it was not. */
export const withdrawnMessage = ({ withdrawn }: Pick<DecisionView, 'withdrawn'>): string | null =>
  withdrawn && messages.withdrawnYourRuleWhichAskedFor(withdrawn.rule, withdrawnBy[withdrawn.cause]);

/** Says which parts of a class automation must not change, a sentence each. */
export const leftAloneMessage = ({
  heldByHand,
  comparison,
}: OutputOf<typeof getClass>['leftAlone']): string[] => [
  ...(heldByHand.length === 0 ? [] : [messages.youDecidedThePlacesOfLast(namesOf(heldByHand))]),
  ...(comparison ? [messages.nothingAutomaticChangesItsPlaces(compared)] : []),
];

/**
 * Says what a class's owner rejected, and that it is not recommended again automatically; `timezone` is the studio's.
 */
export const rejectionMessage = (
  { rejectedAt, changes }: OutputOf<typeof getClass>['rejections'][number],
  timezone: string,
): string => {
  const what = changes.map(({ marketplace, places }) =>
    messages.channelNameAtPlaces(channelNames[marketplace], places),
  );
  return messages.youRejectedThisAt(dayAndTimeIn(timezone, rejectedAt), listed.format(what), untilChanged);
};

/** Says so of one decision. Null when its owner did not reject it. */
export const rejectedMessage = (
  { rejectedAt }: Pick<DecisionView, 'rejectedAt'>,
  timezone: string,
): string | null =>
  rejectedAt === null ? null : messages.youRejectedThisOn(dayAndTimeIn(timezone, rejectedAt), untilChanged);
