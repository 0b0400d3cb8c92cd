import process from 'node:process';
import { base } from '#functions/_platform/adapters/base.ts';
import { studioId as studioIdShape } from '#shared/contracts/values.ts';
import { type Command, type Values } from './command.ts';
import { studioOption } from './find-studio.ts';
import type { Leaving, Place } from './off-board/place.ts';
import { UsageError } from './usage-error.ts';
import { tables } from '#functions/_data/table/tables.ts';

/** How often a studio is emptied again, because requests that began earlier may still write. */
const roundsMax = 3;
const keptAtStripe = 'invoices and the customer, as the law requires';

interface Found extends Leaving {
  readonly studioName: string | null;
  /** Neither settings nor a subscription exist: the remaining items come from an interrupted earlier run. */
  readonly isRemains: boolean;
}

async function find(given: unknown): Promise<Found> {
  const parsed = studioIdShape.safeParse(given);
  if (!parsed.success) throw new UsageError('--studio is the id of a studio, as Superadmin shows it.');
  const studioId = parsed.data;
  const [{ isKnown, readStudioName }, { readSubscription }, { isOfTeam }] = await Promise.all([
    import('#functions/_domain/studio/directory-store.ts'),
    import('#functions/_domain/studio/subscription-store.ts'),
    import('./off-board/sign-in.ts'),
  ]);
  const studioName = await readStudioName(tables, studioId);
  const { customerId } = await readSubscription(tables.forStudio(studioId), studioId);
  const isRemains = !(await isKnown(tables.forStudio(studioId), studioId));
  return { studioId, studioName, isRemains, customerId, isTeam: await isOfTeam(studioId) };
}

/** Every place that holds data of a studio, in the order in which they are emptied. */
async function open(leaving: Leaving) {
  const { studioId, isTeam } = leaving;
  const [{ gmail }, { items }, { live }, { objects }, { secrets }, { signIn }, { subscription }] =
    await Promise.all([
      import('./off-board/gmail.ts'),
      import('./off-board/items.ts'),
      import('./off-board/live.ts'),
      import('./off-board/objects.ts'),
      import('./off-board/secrets.ts'),
      import('./off-board/sign-in.ts'),
      import('./off-board/subscription.ts'),
    ]);
  const account = signIn(studioId, isTeam);
  const places: Place[] = [
    subscription(leaving),
    live(studioId),
    gmail(studioId),
    secrets(studioId),
    objects(studioId),
    await items(leaving, base.clock.now()),
    account.place,
  ];
  return { places, closeDoor: account.close };
}

async function countsOf(places: readonly Place[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of places) counts[place.name] = await place.count();
  return counts;
}

const isNothing = (counts: Readonly<Record<string, number>>): boolean =>
  Object.values(counts).every((count) => count === 0);

function assertMeant(found: Found, counts: Readonly<Record<string, number>>, values: Values): void {
  const { confirm, 'cancel-subscription': cancels } = values;
  const name = found.studioName ?? found.studioId;
  if (confirm !== name && !found.isRemains)
    throw new UsageError(`--confirm must be "${name}", the studio's name: all of its data will be deleted.`);
  if (cancels !== true && (counts['subscriptions'] ?? 0) > 0)
    throw new UsageError(
      'It has an active subscription. --cancel-subscription ends it at Stripe immediately, without a refund.',
    );
}

/** Reports progress, because the command takes a while. */
const say = (message: string): void => void process.stderr.write(`${message}\n`);

async function empty(places: readonly Place[]): Promise<Record<string, number>> {
  let left: Record<string, number> = {};
  for (let round = 0; round < roundsMax; round += 1) {
    for (const place of places) {
      say(`emptying: ${place.name}`);
      await place.empty();
    }
    say('counting what remains');
    left = await countsOf(places);
    if (isNothing(left)) break;
  }
  return left;
}

/**
 * Removes a studio with all its data, and then checks every place again: the numbers under `left` are counted, not
 * assumed. After an interruption, run the same command again to continue.
 */
export const offBoard: Command = {
  summary: 'removes a studio with all of its data, and verifies that nothing remains',
  usage: 'off-board --studio ID --confirm NAME [--cancel-subscription] | --studio ID --dry-run',
  options: {
    studio: studioOption,
    confirm: { type: 'string' },
    'cancel-subscription': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run(values) {
    const found = await find(values['studio']);
    const { studioId, studioName, isTeam } = found;
    const { places, closeDoor } = await open(found);
    const before = await countsOf(places);
    const said = {
      studioId,
      studioName,
      ...(isTeam && { account: 'is not removed, because it belongs to the team' }),
    };
    if (values['dry-run'] === true) return { ...said, found: before };
    if (isNothing(before)) return { ...said, left: before };
    assertMeant(found, before, values);
    say('closing: account');
    await closeDoor(base.clock.now());
    const left = await empty(places);
    if (!isNothing(left)) process.exitCode = 1;
    return { ...said, found: before, left, ...(found.customerId !== undefined && { keptAtStripe }) };
  },
};
