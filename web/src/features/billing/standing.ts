import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import type { Tone } from '../../ui/tag.tsx';
import { price } from './offer.ts';

/** How a subscription stands, in words. */
export interface StandingWords {
  status: string;
  tone: Tone;
  /** What happens, or happened, at the subscription's end. */
  endLabel: string;
  note: string | null;
}

type Shown = Pick<SubscriptionView, 'status' | 'cancelsAtEnd'>;

const words: Record<SubscriptionView['status'], StandingWords> = {
  trialing: {
    status: 'Free trial',
    tone: 'accent',
    endLabel: 'First billing date',
    note: `${price} is charged when the trial ends, unless you cancel before.`,
  },
  active: { status: 'Active', tone: 'good', endLabel: 'Next billing date', note: null },
  'past-due': {
    status: 'Payment due',
    tone: 'bad',
    endLabel: 'Due since',
    note: 'Your last payment did not go through. Update your card to go on.',
  },
  cancelled: { status: 'Ended', tone: 'quiet', endLabel: 'Ended on', note: null },
  granted: {
    status: 'Granted',
    tone: 'good',
    endLabel: 'Access until',
    note: 'Your access was given to you free of charge.',
  },
  none: { status: 'No subscription', tone: 'quiet', endLabel: 'Access until', note: null },
};

const ending: StandingWords = {
  status: 'Cancelled',
  tone: 'fair',
  endLabel: 'Access until',
  note: 'Nothing more is charged. You can resume your subscription until then.',
};

/** Words for how a subscription stands. One that was cancelled runs on until its end. */
export const standingWords = ({ status, cancelsAtEnd }: Shown): StandingWords =>
  cancelsAtEnd ? ending : words[status];

/** Whether there is anything to cancel. */
export const canCancel = ({ status, cancelsAtEnd }: Shown): boolean =>
  !cancelsAtEnd && (status === 'trialing' || status === 'active' || status === 'past-due');
