import { Failure } from '#shared/contracts/failure.ts';
import {
  SubscriptionEntity,
  type PaidSubscription,
  type SubscriptionItem,
} from '#functions/_data/studio/subscription.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * A renewal is charged about an hour after the period's end, and its event may take up to three days to arrive. A
 * studio that has not cancelled keeps its access for that time.
 */
export const renewalGraceMs = 3 * 24 * 3_600_000;

/** Whether a paid period or a trial is still running. An overdue payment or a cancelled subscription ends it. */
export function paidRuns({ status, endsAt, cancelsAtEnd }: PaidSubscription, at: Date): boolean {
  if (status !== 'trialing' && status !== 'active') return false;
  return at.getTime() < Date.parse(endsAt) + (cancelsAtEnd ? 0 : renewalGraceMs);
}

/** Whether free access is still valid. */
export const grantRuns = ({ grantedUntil }: SubscriptionItem, at: Date): boolean =>
  grantedUntil !== undefined && at.getTime() < Date.parse(grantedUntil);

/** Whether a studio may use the product at an instant: it pays, is in its trial, or has free access. */
export const isRunning = (item: SubscriptionItem, at: Date): boolean =>
  (item.paid !== undefined && paidRuns(item.paid, at)) || grantRuns(item, at);

/** Whether a studio may use the product, according to our own records. */
export async function isEntitled(table: StudioTable, studioId: string, at: Date): Promise<boolean> {
  const { data } = await table.of(SubscriptionEntity).get({ studioId }).go();
  return data !== null && isRunning(data, at);
}

/** The refusal of a studio that may not use the product. */
export const withoutAccess = (): Failure =>
  new Failure('subscription-required', 'This studio has no active subscription or trial.');

/** @throws {Failure} `subscription-required` if the studio may not use the product */
export async function assertEntitled(table: StudioTable, studioId: string, at: Date): Promise<void> {
  if (!(await isEntitled(table, studioId, at))) throw withoutAccess();
}
