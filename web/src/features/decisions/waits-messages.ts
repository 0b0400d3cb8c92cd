import * as messages from '#messages/decisions';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';
import { listed, namesOf } from '../../ui/lists.ts';

const untilChanged = messages.itIsNotRecommendedAgainUntil;

/** The message to an owner who sets a class's places or undoes a change to them. */
export const handStands = messages.cupoWillNoLongerChangeThese;

const compared = messages.thisClassIsInTheComparison;

/** Why a decision waits although decisions are applied automatically. */
export function waitsMessage({ reason, marketplaces }: NonNullable<DecisionView['waitsFor']>): string {
  if (reason === 'comparison') return messages.itsRecommendationWaitsForYou(compared);
  return messages.youDecidedThePlacesOfFor(namesOf(marketplaces));
}

/**
 * Says at which marketplaces automation no longer changes places, because the owner rejected or undid a change. Null if
 * the owner did neither, or has reversed it.
 */
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

/** Says which parts of a class automation must not change, one sentence for each. */
export const leftAloneMessage = ({
  heldByHand,
  comparison,
}: OutputOf<typeof getClass>['leftAlone']): string[] => [
  ...(heldByHand.length === 0 ? [] : [messages.youDecidedThePlacesOfLast(namesOf(heldByHand))]),
  ...(comparison ? [messages.nothingAutomaticChangesItsPlaces(compared)] : []),
];

/**
 * Says what the owner of a class rejected, and that automation will not recommend it again; `timezone` is the studio's.
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

/**
 * Says that the owner rejected a decision, and that automation will not recommend it again. Null if the owner did not
 * reject it.
 */
export const rejectedMessage = (
  { rejectedAt }: Pick<DecisionView, 'rejectedAt'>,
  timezone: string,
): string | null =>
  rejectedAt === null ? null : messages.youRejectedThisOn(dayAndTimeIn(timezone, rejectedAt), untilChanged);
