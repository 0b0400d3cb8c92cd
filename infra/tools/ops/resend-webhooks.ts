import { SQSClient } from '@aws-sdk/client-sqs';
import { base } from '#functions/_platform/adapters/base.ts';
import type { Command } from './command.ts';
import { findSetAside } from './find-set-aside.ts';
import { findStudio, studioOption } from './find-studio.ts';
import { sendBack } from './redrive.ts';
import type { Stage } from './stage.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { operatorLimits } from './operator-limits.ts';

const studiosPerPage = 50;

async function* wanted(given: unknown): AsyncGenerator<string> {
  const { readDirectory } = await import('#functions/_domain/studio/directory-store.ts');
  if (given !== undefined) yield await findStudio(given);
  let after: string | undefined;
  for (let isMore = given === undefined; isMore; isMore = after !== undefined) {
    const { subscriptions, lastId } = await readDirectory(tables.acrossStudios, after, studiosPerPage);
    yield* subscriptions.map(({ studioId }) => studioId);
    after = lastId;
  }
}

/**
 * Requests the state of one studio's subscription from Stripe. @returns whether the stored state changed; null without
 * a customer
 */
async function settle(studioId: string, isDry: boolean): Promise<boolean | null> {
  const { subscriptions } = await import('#functions/_platform/adapters/stripe.ts');
  const { subscriptionChangeOf: changeOf } = await import('#functions/billing/latest-subscription.ts');
  const { readSubscription } = await import('#functions/_domain/studio/subscription-store.ts');
  const { syncSubscription } = await import('#functions/billing/sync-subscription.ts');
  const table = tables.forStudio(studioId);
  const before = await readSubscription(table, studioId);
  const { customerId } = before;
  if (customerId === undefined) return null;
  const payments = subscriptions();
  const change = changeOf(before, await payments.subscriptionsOf(customerId));
  if (change && !isDry) await syncSubscription(table, studioId, customerId, payments);
  return change !== undefined;
}

/** Retries bookings that marketplaces reported and that could not be applied. */
async function resendBookings(stage: Stage, isDry: boolean) {
  const sqs = new SQSClient({ requestHandler: operatorLimits });
  const found = (await findSetAside(sqs, stage)).filter(({ queue }) => queue === 'reservations');
  const [sent] = await sendBack(sqs, found, isDry);
  return { deadLetters: sent?.deadLetters ?? 0, sentBack: sent?.sentBack ?? 0 };
}

/**
 * Makes up for webhooks that did not arrive or could not be applied. Stripe's events only announce a change, so each
 * studio's current state is requested from Stripe and stored if it is newer.
 */
export const resendWebhooks: Command = {
  summary: 'checks subscriptions at Stripe, and applies dead-lettered webhooks of marketplaces again',
  usage: 'resend-webhooks [--studio ID] [--dry-run]',
  options: { studio: studioOption, 'dry-run': { type: 'boolean', default: false } },
  async run({ studio, 'dry-run': dry }, stage) {
    const isDry = dry === true;
    let studios = 0;
    const changed: string[] = [];
    for await (const studioId of wanted(studio)) {
      const differs = await settle(studioId, isDry);
      if (differs !== null) studios += 1;
      if (differs === true) changed.push(studioId);
    }
    return {
      atStripe: studios,
      [isDry ? 'wouldChange' : 'changed']: changed,
      // The bookings of all studios are stored together, so those of the requested studio are filtered out.
      ...(studio === undefined && { bookings: await resendBookings(stage, isDry) }),
      at: base.clock.now().toISOString(),
    };
  },
};
