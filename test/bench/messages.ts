// How many e-mails an owner receives in a calm week, and in a week in which much goes wrong. npm run -s bench --
// messages
import { createLocal, type Local } from '#infra/local/index.ts';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { listNotifications } from '#shared/contracts/notifications/list-notifications.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { memberBooks } from '#test/builders/simulated-members.ts';
import { aCard } from '#test/builders/start-stripe.ts';
import { firstDay, importFourWeeksOfMany } from '../journeys/four-weeks-of-many.ts';
import {
  connect,
  credentialsOf,
  down,
  list,
  misbehave,
  monday,
  opensAccount,
  type Scene,
} from '../journeys/scene.ts';
import { applied } from './cost/settled.ts';
import { insist, isSmallest, print, sized } from './measure.ts';

const stepMs = 10 * 60_000;
const stepsPerHour = 6;
const hourMs = stepsPerHour * stepMs;
const dayMs = 24 * hourMs;
const days = sized(7, 1);
const mailsMax = { calm: 9, bad: 20 };
const password = 'six-six-six';
/** How long the studio's trial has run when the week begins: its 30 days end on Friday. */
const triedForMs = 26 * dayMs;
const [paysNotLater, pays] = ['4000 0000 0000 0341', '4242 4242 4242 4242'];
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Owner extends Scene {
  readonly email: string;
}
/** The events of each hour of the week, which begins on Monday at six. */
type Happening = (owner: Owner) => Promise<unknown>;
type Week = Readonly<Record<number, Happening>>;

const hourOf = (day: number, hour: number): number => 24 * day + hour - 6;
const [tuesday, wednesday, thursday, friday] = [1, 2, 3, 4] as const;

const signedIn = async ({ local, email, ...owner }: Owner): Promise<Owner> => ({
  ...owner,
  ...(await local.signIn({ email, password })),
  local,
  email,
});

async function submit({ local, token }: Owner, fields: Record<string, string>): Promise<void> {
  const { url } = await local.call(createCheckout, {}, token);
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  insist(answer.status < 400, `the payment page answers ${answer.status}`);
  await local.settle();
}

const classesOf = async ({ local, token }: Owner, from: string): Promise<readonly ClassView[]> =>
  (await local.call(listClasses, { from, to: addLocalDays(from, 6) }, token)).classes;

/** Wellhub lists the studio's classes as the staff entered them there. */
const listAtWellhub = async (owner: Owner, from: string): Promise<void> =>
  list(
    owner,
    'wellhub',
    (await classesOf(owner, from)).map(
      ({ className, localDate, localTime, startsAt, room, allocations }) => ({
        reference: `${localDate}-${localTime}`,
        name: className,
        localDate,
        localTime,
        startsAt,
        room,
        slots: allocations.wellhub ?? 0,
      }),
    ),
  );

/** A studio that approves recommendations, in a trial that ends within the week. */
async function anOwner(local: Local, card: string): Promise<Owner> {
  const email = 'owner@alameda.test';
  const created = await local.createOwner({ email, password });
  const owner = { local, email, ...created };
  await submit(owner, aCard(card));
  await local.advance(triedForMs);
  await local.settle();
  const back = await signedIn(owner);
  const settings = { studioName: 'Alameda', currency: 'MXN', timezone: 'America/Mexico_City' } as const;
  await local.call(updateSettings, { ...defaultSettings, ...settings }, back.token);
  await connect(back, 'wellhub');
  await importFourWeeksOfMany(back, 1);
  await listAtWellhub(back, firstDay);
  await local.settle();
  return back;
}

/** Each morning at 8:30 the owner signs in and, with an active subscription or trial, approves every waiting decision. */
async function approveAll(owner: Owner): Promise<void> {
  const { local } = owner;
  const { token } = await signedIn(owner);
  await local.call(noteSignIn, { browser: 'a-browser-of-theirs-00', userAgent: chrome }, token);
  // Without access there is nothing to approve.
  if (!(await local.call(checkSubscription, {}, token)).subscribed) return;
  const { decisions } = await local.call(listWaiting, {}, token);
  for (const { decisionId } of decisions) await local.call(approve, { decisionId }, token);
}

/** Some members book at Wellhub. */
async function membersBook({ local }: Owner, count: number): Promise<void> {
  const at = local.simulators.wellhub;
  const tomorrowMs = local.now().getTime() + dayMs;
  const free = at.store
    .classes()
    .filter(({ slots, booked, startsAt }) => booked < slots && Date.parse(startsAt) > tomorrowMs);
  for (const { reference } of free.slice(0, count)) await memberBooks(at, reference);
}

const nextWeek = addLocalDays(firstDay, 7);

/** The next week's file. */
async function importNextWeek(owner: Owner): Promise<void> {
  const { token } = await signedIn(owner);
  const rows = (await classesOf({ ...owner, token }, firstDay)).map(
    ({ className, localDate, localTime, totalCapacity, room }) =>
      `${className},${addLocalDays(localDate, 7)},${localTime},${totalCapacity},${room},1`,
  );
  insist(rows.length > 0, 'the week has no classes');
  const header = 'class_name,class_date,class_time,total_capacity,room,wellhub_slots';
  await applied({ ...owner, token }, 'schedule', [header, ...rows].join('\n'));
  await listAtWellhub({ ...owner, token }, nextWeek);
}

const calm: Week = { [hourOf(thursday, 11)]: importNextWeek };

const changedPassword = 'another-password';

async function enterPassword(owner: Owner): Promise<void> {
  const { local, studioId } = owner;
  const { token } = await signedIn(owner);
  const credentials = { ...credentialsOf(studioId).wellhub, password: changedPassword };
  const connection = { integrationId: 'wellhub', ...credentials, revenuePerBookingMinor: 9_000 } as const;
  await local.call(connectMarketplace, connection, token);
}

/** Somebody signs in from new browsers. */
async function strangersSignIn(owner: Owner): Promise<void> {
  for (const browser of ['a-stranger-s-browser-1', 'a-stranger-s-browser-2', 'a-stranger-s-browser-3'])
    await owner.local.call(noteSignIn, { browser, userAgent: firefox }, (await signedIn(owner)).token);
}

const bad: Week = {
  ...calm,
  [hourOf(tuesday, 10)]: (owner) => opensAccount(owner, 'wellhub', changedPassword),
  [hourOf(wednesday, 10)]: enterPassword,
  [hourOf(wednesday, 15)]: (owner) => misbehave(owner, 'wellhub', down),
  [hourOf(wednesday, 22)]: (owner) => misbehave(owner, 'wellhub', {}),
  [hourOf(thursday, 18)]: strangersSignIn,
  [hourOf(friday, 14)]: async (owner) => submit(await signedIn(owner), { action: 'card', cardNumber: pays }),
  [hourOf(friday, 17)]: strangersSignIn,
};

const everyStep = [
  'marketplaces.sweep.schedule',
  'marketplaces.reconcile.schedule',
  'jobs.sweep-work.schedule',
  'decisions.expire.schedule',
];
const everyHour = [
  'decisions.start-optimizer.schedule',
  'marketplaces.sync.schedule',
  'notifications.start-hour.schedule',
];

/** Lets ten minutes pass and runs the schedules that are due in them. */
async function step(local: Local, schedules: readonly string[]): Promise<void> {
  await local.advance(stepMs - (local.now().getTime() % stepMs));
  await local.settle();
  for (const name of schedules) {
    await local.runSchedule(name);
    await local.settle();
  }
}

async function liveThrough(owner: Owner, week: Week): Promise<void> {
  const { local } = owner;
  for (let hour = 0; hour < 24 * days; hour += 1) {
    const ofDay = (hour + 6) % 24;
    await week[hour]?.(owner);
    for (let part = 1; part < stepsPerHour; part += 1) {
      await step(local, everyStep);
      if (ofDay === 8 && part === 3) await approveAll(owner);
    }
    if (ofDay === 12) await membersBook(owner, 3);
    await step(local, [...everyStep, ...everyHour]);
  }
}

/** The notices that a week must include: a week in which nothing happened would have few e-mails, too. */
const ofEach = ['morning', 'week'];
const ofWhole = [...ofEach, 'import-ended', 'trial-ending'];
const ofBad = [...ofWhole, 'connection-refused', 'connection-broken', 'new-sign-in', 'payment-failed'];
const reportedIn = (name: 'calm' | 'bad'): string[] => {
  if (isSmallest) return ofEach;
  return name === 'bad' ? ofBad : ofWhole;
};

async function whatWasReported(owner: Owner): Promise<Set<string>> {
  const { local, token } = await signedIn(owner);
  const whats = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(cursor);
    for (const { notice } of page.notifications) whats.add(notice.what);
    ({ cursor } = page);
  } while (cursor !== null);
  return whats;
  function ask(from: string | null) {
    return local.call(listNotifications, from === null ? {} : { cursor: from }, token);
  }
}

async function measure(name: 'calm' | 'bad', week: Week, card: string): Promise<void> {
  const local = await createLocal({ clock: new Date(monday.getTime() - triedForMs) });
  try {
    const owner = await anOwner(local, card);
    const before = local.mail.mails().length;
    await liveThrough(owner, week);
    const mails = local.mail.mails().slice(before);
    const whats = await whatWasReported(owner);
    for (const what of reportedIn(name)) insist(whats.has(what), `the ${name} week told nothing of ${what}`);
    for (const { at, subject } of mails) process.stderr.write(`${name} ${at} ${subject}\n`);
    insist(mails.length > 0, 'no e-mail was sent');
    const booked = local.simulators.wellhub.store.bookings.all().some(({ status }) => status === 'reserved');
    insist(isSmallest || booked, `nobody booked at Wellhub in the ${name} week`);
    print({
      bench: `messages/${name}`,
      ratio: mails.length / mailsMax[name],
      unit: 'e-mails a week',
      a: mails.length,
      b: mailsMax[name],
      runs: 1,
      note: `of ${days} days; told of ${[...whats].toSorted().join(', ')}; the goal is ${mailsMax[name]}`,
    });
  } finally {
    await local.close();
  }
}

export async function run(): Promise<void> {
  await measure('calm', calm, pays);
  await measure('bad', bad, paysNotLater);
}
