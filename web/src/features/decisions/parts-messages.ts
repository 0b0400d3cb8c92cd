import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { namesOf } from '../../ui/lists.ts';

type Part = DecisionView['adjustments'][number];

const marketplacesOf = (parts: readonly Part[]): string =>
  namesOf(parts.map(({ marketplace }) => marketplace));

/** The marketplaces that a decision has not reached, with the reasons; null if the status already says everything. */
export function partsMessage({ adjustments }: Pick<DecisionView, 'adjustments'>): string | null {
  const failed = adjustments.filter(({ status }) => status === 'failed');
  const pending = adjustments.filter(({ status }) => status === 'pending');
  const byHand = pending.filter(({ guided }) => guided);
  const sent = pending.filter(({ guided }) => !guided);
  const arrived = adjustments.filter(({ status }) => status === 'applied');
  const mixed = [failed, sent, byHand, arrived].filter((parts) => parts.length > 0).length > 1;
  if (!mixed && byHand.length === 0) return null;
  const parts = [
    failed.length > 0 ? messages.failedOn(marketplacesOf(failed)) : '',
    sent.length > 0 ? messages.sendingTo(marketplacesOf(sent)) : '',
    byHand.length > 0 ? messages.namesWaitForYou(marketplacesOf(byHand)) : '',
    arrived.length > 0 ? messages.doneOn(marketplacesOf(arrived)) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
