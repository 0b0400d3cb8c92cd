import { channelNames, type Channel } from '#shared/contracts/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const namesOf = (channels: readonly Channel[]): string =>
  listed.format(channels.map((channel) => channelNames[channel]));

const untilChanged =
  'It is not recommended again until the bookings, the capacity or the terms of the class change clearly.';

/** What is said to an owner who sets or undoes a class's places. */
export const handStands =
  'What you set stands: nothing automatic changes these places again, other than to take back what was booked meanwhile, and recommendations for them wait for you.';

const compared =
  'This class is in the comparison group: one class in ten is left alone, so that what automatic decisions bring can be measured.';

/** Why a decision waits though decisions execute themselves. */
export function waitsWords({ reason, marketplaces }: NonNullable<DecisionView['waitsFor']>): string {
  if (reason === 'comparison') return `${compared} Its recommendation waits for you.`;
  return `You decided the places of ${namesOf(marketplaces)} for this class last, so nothing automatic changes them. This recommendation waits for you.`;
}

/** What an owner's refusal or undoing keeps from happening again; null where they did neither, or took it back since. */
export function staysWords({
  status,
  undoneAt,
  heldByHand,
}: Pick<DecisionView, 'status' | 'undoneAt' | 'heldByHand'>): string | null {
  const verb = undoneAt !== null ? 'took this back' : status === 'rejected' ? 'refused this' : null;
  if (verb === null || heldByHand.length === 0) return null;
  return `You ${verb}: nothing automatic changes the places of ${namesOf(heldByHand)} for this class again, until you approve a recommendation for them.`;
}

const withdrawnBy = { deleted: 'was deleted', disabled: 'was switched off' } as const;

/** Why a decision was withdrawn; null where it was not. */
export const withdrawnWords = ({ withdrawn }: Pick<DecisionView, 'withdrawn'>): string | null =>
  withdrawn &&
  `Withdrawn: your rule “${withdrawn.rule}”, which asked for this, ${withdrawnBy[withdrawn.cause]}. Nothing was sent.`;

/** What of a class nothing automatic changes, a sentence each. */
export const leftAloneWords = ({
  heldByHand,
  comparison,
}: OutputOf<typeof getClass>['leftAlone']): string[] => [
  ...(heldByHand.length === 0
    ? []
    : [
        `You decided the places of ${namesOf(heldByHand)} last: nothing automatic changes them. Approve a recommendation for them to hand them back.`,
      ]),
  ...(comparison ? [`${compared} Nothing automatic changes its places.`] : []),
];

/** What a class's owner rejected, and that it does not come again by itself; `timezone` is the studio's. */
export const rejectionWords = (
  { rejectedAt, changes }: OutputOf<typeof getClass>['rejections'][number],
  timezone: string,
): string => {
  const what = changes.map(({ marketplace, places }) => `${channelNames[marketplace]} at ${places}`);
  return `You rejected this on ${dayAndTimeIn(timezone, rejectedAt)}: ${listed.format(what)}. ${untilChanged}`;
};

/** The same of one decision; null where its owner did not reject it. */
export const rejectedWords = (
  { rejectedAt }: Pick<DecisionView, 'rejectedAt'>,
  timezone: string,
): string | null =>
  rejectedAt === null ? null : `You rejected this on ${dayAndTimeIn(timezone, rejectedAt)}. ${untilChanged}`;
