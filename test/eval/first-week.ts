// npm run -s eval:first-week [-- --studios N]: what a studio's first day predicts for its coming week. A studio with
// known customers imports twelve weeks through the API, as owners do. The forecast of its next seven days is printed
// next to the actual bookings.
import { parseArgs } from 'node:util';
import { demoStudio, demoTimezone, type DemoBooking, type DemoStudio } from '#infra/demo/seed/demo-studio.ts';
import { importStudio as importFiles } from '#infra/demo/seed/seed-demo.ts';
import { openAccounts } from '#infra/demo/seed/list-on-marketplaces.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';

const now = new Date('2026-11-23T14:00:00Z');
const week = { from: '2026-11-23', to: '2026-11-29' };
/** By then all classes of the week are over. */
const weekLaterMs = 9 * 86_400_000;
const firstDay = '2026-08-31';
const password = 'eval-eval';
/** A busy studio, and small ones with a share of its bookings. */
const sizes = [1, 0.4, 0.15];

const { values } = parseArgs({ options: { studios: { type: 'string', default: '3' } } });
const studios = Number(values.studios);

/** All bookings of a studio, including those made after the import. */
function truthOf(seed: number, size: number): DemoStudio {
  const all = demoStudio(new Date(now.getTime() + weekLaterMs), seed);
  const random = seededRandom(seed);
  return {
    classes: all.classes.filter(({ localDate }) => localDate >= firstDay),
    bookings: all.bookings.filter(({ cls }) => cls.localDate >= firstDay && random() < size),
  };
}

const isKnown = (at: string): boolean => Date.parse(at) < now.getTime();

/** The bookings as the studio's file has them on the day of the import. */
const knownBookings = ({ bookings }: DemoStudio): DemoBooking[] =>
  bookings
    .filter(({ bookedAt }) => isKnown(bookedAt))
    .map((one) => ({
      ...one,
      cancelledAt: one.cancelledAt !== undefined && isKnown(one.cancelledAt) ? one.cancelledAt : undefined,
    }));

async function importStudio(local: Local, name: string, truth: DemoStudio): Promise<string> {
  const email = `${name}@eval.test`;
  const { studioId, token } = await local.createOwner({ email, password });
  const team = await local.createSuperadmin({ email: `team-${name}@eval.test`, password });
  const until = '2027-12-31T00:00:00.000Z';
  await local.call(grantAccess, { studioId, until, reason: 'Evaluation' }, team.token);
  const place = { currency: 'MXN', country: 'Mexico', timezone: demoTimezone } as const;
  await local.call(updateSettings, { ...defaultSettings, ...place, studioName: name }, token);
  const credentials = {
    fitpass: { username: email, password },
    wellhub: { username: String(Number.parseInt(name, 36) % 1_000_000), password },
    totalpass: { username: name, password },
  };
  await openAccounts(local, name, credentials);
  for (const integrationId of ['fitpass', 'wellhub', 'totalpass'] as const) {
    const terms = { revenuePerBookingMinor: 9_500, noShowPayPercent: 0 };
    await local.call(connectMarketplace, { integrationId, ...credentials[integrationId], ...terms }, token);
  }
  await importFiles(local, token, { classes: truth.classes, bookings: knownBookings(truth) });
  await decideNow(local, token);
  await local.settle();
  return token;
}

async function comingWeek(local: Local, token: string): Promise<ClassView[]> {
  const classes: ClassView[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await local.call(listClasses, { ...week, ...(cursor && { cursor }) }, token);
    classes.push(...page.classes);
    ({ cursor } = page);
  }
  return classes.filter(({ startsAt }) => !isKnown(startsAt));
}

const keyOf = (startsAt: string, className: string): string => `${Date.parse(startsAt)} ${className}`;

function measured(classes: readonly ClassView[], { bookings }: DemoStudio) {
  const came = Map.groupBy(
    bookings.filter(({ cancelledAt }) => cancelledAt === undefined),
    ({ cls }) => keyOf(cls.startsAt, cls.offer.className),
  );
  const all = classes.map(({ startsAt, className, bookings: booked, outlook }) => {
    if (outlook.basis !== 'expected')
      throw new Error(`Nothing is expected of ${className}: ${outlook.basis}`);
    const { bookings: expected, bookingsLow, bookingsHigh } = outlook;
    const truth = came.get(keyOf(startsAt, className))?.length ?? 0;
    return { booked, expected, truth, isInBand: bookingsLow <= truth && truth <= bookingsHigh };
  });
  const sum = (amountOf: (one: (typeof all)[number]) => number): number =>
    all.reduce((total, one) => total + amountOf(one), 0);
  if (all.length < 40) throw new Error(`only ${all.length} classes come`);
  return {
    classes: all.length,
    booked: sum(({ booked }) => booked),
    expected: Math.round(sum(({ expected }) => expected)),
    came: sum(({ truth }) => truth),
    inBand: sum(({ isInBand }) => (isInBand ? 1 : 0)),
    off: sum(({ expected, truth }) => Math.abs(expected - truth)),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const local = await createLocal({ clock: now });
try {
  for (const size of sizes) {
    const seen: ReturnType<typeof measured>[] = [];
    for (let seed = 1; seed <= studios; seed += 1) {
      const truth = truthOf(seed, size);
      const token = await importStudio(local, `s${sizes.indexOf(size)}x${seed}`, truth);
      seen.push(measured(await comingWeek(local, token), truth));
    }
    const sum = (key: keyof ReturnType<typeof measured>): number =>
      seen.reduce((total, one) => total + one[key], 0);
    const line = {
      size,
      studios,
      classes: sum('classes'),
      bookedByNow: sum('booked'),
      expected: sum('expected'),
      came: sum('came'),
      restExpectedOverCame: rounded((sum('expected') - sum('booked')) / (sum('came') - sum('booked'))),
      inBand: rounded(sum('inBand') / sum('classes')),
      meanErrorBookings: rounded(sum('off') / sum('classes')),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
} finally {
  await local.close();
}
