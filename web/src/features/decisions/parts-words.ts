import { locale } from '#messages/language';
import * as messages from '#messages/decisions';
import { channelNames } from '#shared/contracts/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';

type Part = DecisionView['adjustments'][number];

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

const namesOf = (parts: readonly Part[]): string =>
  listed.format(parts.map(({ marketplace }) => channelNames[marketplace]));

/** Which marketplaces a decision has not reached, and why; null where its status says all there is to say. */
export function partsWords({ adjustments }: Pick<DecisionView, 'adjustments'>): string | null {
  const failed = adjustments.filter(({ status }) => status === 'failed');
  const pending = adjustments.filter(({ status }) => status === 'pending');
  const byHand = pending.filter(({ guided }) => guided);
  const sent = pending.filter(({ guided }) => !guided);
  const arrived = adjustments.filter(({ status }) => status === 'applied');
  const mixed = [failed, sent, byHand, arrived].filter((parts) => parts.length > 0).length > 1;
  if (!mixed && byHand.length === 0) return null;
  const words = [
    failed.length > 0 ? messages.failedOn(namesOf(failed)) : '',
    sent.length > 0 ? messages.sendingTo(namesOf(sent)) : '',
    byHand.length > 0 ? messages.namesWaitForYou(namesOf(byHand)) : '',
    arrived.length > 0 ? messages.doneOn(namesOf(arrived)) : '',
  ];
  return words.filter(Boolean).join(' · ');
}
