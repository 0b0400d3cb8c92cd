import * as messages from '#messages/billing';
import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import type { Tone } from '../../ui/tag.tsx';
import { price } from './offer.ts';

/** The state of a subscription, in words. */
export interface StandingMessage {
  status: string;
  tone: Tone;
  /** Says what happens, or happened, at the subscription's end. */
  endLabel: string;
  note: string | null;
}

type Shown = Pick<SubscriptionView, 'status' | 'cancelsAtEnd'>;

const messageOf: Record<SubscriptionView['status'], StandingMessage> = {
  trialing: {
    status: messages.freeTrial,
    tone: 'accent',
    endLabel: messages.firstBillingDate,
    note: messages.isChargedWhenTheTrialEnds(price),
  },
  active: { status: messages.active, tone: 'good', endLabel: messages.nextBillingDate, note: null },
  'past-due': {
    status: messages.paymentDue,
    tone: 'bad',
    endLabel: messages.dueSince,
    note: messages.yourLastPaymentDidNotGo,
  },
  cancelled: { status: messages.ended, tone: 'quiet', endLabel: messages.endedOn, note: null },
  granted: {
    status: messages.granted,
    tone: 'good',
    endLabel: messages.accessUntil,
    note: messages.yourAccessWasGivenToYou,
  },
  none: { status: messages.noSubscription, tone: 'quiet', endLabel: messages.accessUntil, note: null },
};

const ending: StandingMessage = {
  status: messages.cancelled,
  tone: 'fair',
  endLabel: messages.accessUntil,
  note: messages.nothingMoreIsChargedYouCan,
};

/** The state of a subscription, in words. A cancelled subscription continues until its end. */
export const standingMessage = ({ status, cancelsAtEnd }: Shown): StandingMessage =>
  cancelsAtEnd ? ending : messageOf[status];

/** Whether there is anything to cancel. */
export const canCancel = ({ status, cancelsAtEnd }: Shown): boolean =>
  !cancelsAtEnd && (status === 'trialing' || status === 'active' || status === 'past-due');
