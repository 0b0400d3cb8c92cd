import { randomBytes } from 'node:crypto';
import { anySecret } from '../../secret-of.ts';
import { write } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { Faults } from '../_shared/faults.ts';
import { Log } from '../_shared/log.ts';
import { serveCalls } from '../_shared/serve.ts';
import type { SimulatorOptions } from '../_shared/simulator.ts';
import { Spoiler } from '../_shared/spoiler.ts';
import { answerApi } from './api.ts';
import { answerCheckout } from './checkout-pages.ts';
import { answerControl } from './control.ts';
import { Deliveries } from './deliver.ts';
import { Lifecycle } from './lifecycle.ts';
import { priceId, type Shown } from './objects.ts';
import { answerOverview } from './overview-page.ts';
import { page } from './page.ts';
import { answerPortal } from './portal-pages.ts';
import { loadState, newId, type State } from './state.ts';
import type { World } from './world.ts';

export interface StripeSimulator {
  readonly url: string;
  /** The values that the product's settings need. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  readonly state: State;
  readonly faults: Faults;
  readonly log: Log;
  readonly deliveries: Deliveries;
  /** Processes everything that is due by now, and sends the resulting events. */
  tick(): void;
  close(): Promise<void>;
}

const tickMs = 1_000;
const refusal = { error: { type: 'api_error', message: 'Refused by a fault.' } };
const readers = [answerCheckout, answerPortal, answerOverview];

/** Starts Stripe on 127.0.0.1: its API for the one plan, checkout, billing portal, and signed events. */
export async function createStripe(options: SimulatorOptions = {}): Promise<StripeSimulator> {
  const now = options.now ?? (() => new Date());
  const { state, save } = loadState(options.file);
  const { secretOf = anySecret } = options;
  const newSecret = (): string => randomBytes(24).toString('hex');
  const secret = secretOf('Stripe', newSecret);
  const webhookSecret = `whsec_${secretOf('Stripe webhooks', newSecret)}`;
  const secretKey = `sk_test_${secret}`;
  const nowSeconds = () => Math.floor(now().getTime() / 1000);
  const deliveries = new Deliveries({ state, save, now, secret: webhookSecret });
  const address = { url: '' };
  const url = () => address.url;
  const emit = (type: string, object: Shown, created: number): void => {
    const id = newId('evt');
    const due = { attempts: 0, nextAttemptMs: created * 1000, taken: false };
    state.events[id] = { id, created, type, object: structuredClone(object), ...due };
  };
  const lifecycle = new Lifecycle({ state, url, emit });
  const world: World = { state, lifecycle, deliveries, secretKey, url, nowSeconds };

  const tick = (): void => {
    lifecycle.advanceTo(nowSeconds());
    deliveries.pump();
  };
  const after = (reply: Reply): Reply => {
    save();
    deliveries.pump();
    return reply;
  };
  const faults = new Faults();
  const log = new Log(now);
  const spoiler = new Spoiler((call) => after(answerApi(world, call)), faults, log, refusal);
  const aside = (call: Call): Reply =>
    firstOf(readers, world, call) ?? page('Not found', '<p>There is no such page here.</p>', { status: 404 });

  const server = await serveCalls((call, outgoing) => {
    lifecycle.advanceTo(nowSeconds());
    if (call.path.startsWith('/v1/')) return spoiler.answer(call, outgoing);
    write(outgoing, after(answerControl(call, { world, faults, log }) ?? aside(call)));
  }, options.port);
  address.url = server.url;
  const timer = setInterval(tick, tickMs).unref();
  return {
    url: server.url,
    secretKey,
    webhookSecret,
    priceId,
    state,
    faults,
    log,
    deliveries,
    tick,
    close: async () => {
      clearInterval(timer);
      spoiler.stop();
      await deliveries.stop();
      await server.close();
      save();
    },
  };
}

function firstOf(all: typeof readers, world: World, call: Call): Reply | undefined {
  for (const read of all) {
    const reply = read(world, call);
    if (reply !== undefined) return reply;
  }
  return undefined;
}
