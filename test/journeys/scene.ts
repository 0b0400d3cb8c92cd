import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { simulateNow } from '#infra/demo/runs.ts';

/** Monday, 06:00 in Mexico City. */
export const monday = new Date('2026-11-23T12:00:00Z');

export const marketplaces = ['fitpass', 'wellhub', 'totalpass'] as const;
type Simulated = (typeof marketplaces)[number];

/** The credentials of a studio at a simulated marketplace. No two studios share any. */
export const credentialsOf = (
  studioId: string,
): Record<Simulated, { username: string; password: string }> => ({
  fitpass: { username: `front-desk-${studioId}@alameda.test`, password: `portal-canary-${studioId}` },
  wellhub: {
    username: String(Number.parseInt(studioId.slice(0, 8), 16)),
    password: `token-canary-${studioId}`,
  },
  totalpass: { username: `place-canary-${studioId}`, password: `partner-canary-${studioId}` },
});

/** The studio's account name at a marketplace. */
export const knownAs = ({ studioId }: Scene, marketplace: Simulated): string =>
  credentialsOf(studioId)[marketplace].username;

/** The passwords among these credentials. */
export const secretsOf = (studioId: string): string[] =>
  Object.values(credentialsOf(studioId)).map(({ password }) => password);

export interface Scene {
  readonly local: Local;
  readonly studioId: string;
  readonly token: string;
}

const password = 'six-six-six';

/** A studio in Mexico City with access to the product. */
export async function aStudioIn(local: Local, email: string): Promise<Scene> {
  const owner = await local.createOwner({ email, password });
  const team = await local.createSuperadmin();
  const settings = {
    ...defaultSettings,
    studioName: 'Alameda',
    currency: 'MXN',
    timezone: 'America/Mexico_City',
  } as const;
  // The owner is notified of their access, and whether that is sent at once depends on the studio's time zone.
  await local.call(updateSettings, settings, owner.token);
  const access = { studioId: owner.studioId, until: '2027-12-31T00:00:00.000Z', reason: 'Journey' };
  await local.call(grantAccess, access, team.token);
  return { local, studioId: owner.studioId, token: owner.token };
}

/** The studio after its owner has signed in again, because a sign-in ends after an hour. */
export const signedInAgain = async (scene: Scene, email: string): Promise<Scene> => ({
  ...scene,
  ...(await scene.local.signIn({ email, password })),
});

/** The same studio, with its own twin. */
export const aStudio = async (email = 'owner@alameda.test'): Promise<Scene> =>
  aStudioIn(await createLocal({ clock: monday }), email);

async function control(scene: Scene, marketplace: Simulated, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${scene.local.simulators[marketplace].url}/_control/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${marketplace} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Opens an account for the studio at a marketplace, or changes its password. */
export async function opensAccount(scene: Scene, marketplace: Simulated, password?: string): Promise<void> {
  const credentials = credentialsOf(scene.studioId)[marketplace];
  await control(scene, marketplace, 'studio', {
    ...credentials,
    ...(password !== undefined && { password }),
  });
}

/** Connects marketplaces that pay 90 pesos a booking, and creates the studio in their simulators. */
export async function connect(scene: Scene, ...wanted: Simulated[]): Promise<void> {
  for (const integrationId of wanted) {
    const credentials = credentialsOf(scene.studioId)[integrationId];
    await opensAccount(scene, integrationId);
    const body = { integrationId, ...credentials, revenuePerBookingMinor: 9_000 };
    await scene.local.call(connectMarketplace, body, scene.token);
  }
}

/** Switches automatic execution on, after the simulation that it requires. */
export async function switchOn(
  { local, token }: Scene,
  over: Partial<typeof defaultSettings.ai> = {},
): Promise<void> {
  const ai = { ...defaultSettings.ai, ...over, autoExecute: true };
  const { confidenceThreshold, maxSlotAdjustment } = ai;
  await simulateNow(local, { inventoryMode: 'separate', confidenceThreshold, maxSlotAdjustment }, token);
  await local.call(updateSettings, { ai, acceptsUnproven: true }, token);
}

export interface Listed {
  readonly name: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly startsAt: string;
  readonly room: string;
  readonly slots: number;
  /** The number of places sold there; none if omitted. */
  readonly booked?: number;
  /** The studio's own name for the class; by default one from its position in the list. */
  readonly reference?: string;
}

/** Lists a class on a marketplace, as the studio's staff would. */
export const list = (scene: Scene, marketplace: Simulated, classes: readonly Listed[]): Promise<void> =>
  control(
    scene,
    marketplace,
    `classes?studio=${encodeURIComponent(knownAs(scene, marketplace))}`,
    classes.map((one, index) => ({
      reference: `class-${index}`,
      timezone: 'America/Mexico_City',
      durationMinutes: 50,
      booked: 0,
      instructor: 'Ana',
      ...one,
    })),
  );

/** The faults of a partner that answers every request with an error. */
export const down = { shares: [{ match: {}, fault: { kind: 'status', status: 500 }, share: 1 }] } as const;

export const misbehave = (scene: Scene, marketplace: Simulated, faults: unknown): Promise<void> =>
  control(scene, marketplace, 'faults', faults);

/** The places that members would see. */
export async function placesShown(scene: Scene, marketplace: Simulated): Promise<number[]> {
  const answer = await fetch(
    `${scene.local.simulators[marketplace].url}/_control/classes?studio=${encodeURIComponent(knownAs(scene, marketplace))}`,
  );
  const classes = (await answer.json()) as { slots: number }[];
  return classes.map(({ slots }) => slots);
}

const weekMs = 7 * 24 * 3_600_000;
const wallTime = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Mexico_City',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);

/** Yoga at 07:00 on Wednesdays, 20 places: three past weeks, and a future one, on 25 November. */
const wednesdays = [-3, -2, -1, 0].map(
  (weeks) => new Date(Date.parse('2026-11-25T13:00:00Z') + weeks * weekMs),
);
export const yoga: Listed = {
  name: 'Yoga',
  localDate: '2026-11-25',
  localTime: '07:00',
  startsAt: '2026-11-25T13:00:00.000Z',
  room: 'Sala 1',
  slots: 2,
};

const scheduleCsv = (): string =>
  [
    'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,wellhub_slots,totalpass_slots',
    ...wednesdays.map((at) => `Yoga,${wallTime(at).replace(' ', ',')},20,Sala 1,Ana,2,2,2`),
  ].join('\n');

/** Each week few customers booked directly, but both places of each marketplace were sold immediately. */
function bookingsCsv(marketplaces: readonly Marketplace[]): string {
  const header = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  const rows = wednesdays.flatMap((at, week) => {
    const row = (type: string, revenue: number, hoursBefore: number, who: string) =>
      `Yoga,${wallTime(at).replace(' ', ',')},Sala 1,${type},${revenue},${wallTime(new Date(at.getTime() - hoursBefore * 3_600_000))},${who}`;
    if (week === 3) return [row('direct', 200, 90, 'Eva')];
    const direct = [70, 50, 30, 20, 10].map((hours) => row('direct', 200, hours, `D${hours}`));
    return [
      ...direct,
      ...marketplaces.flatMap((name) => [row(name, 90, 160, `${name} 1`), row(name, 90, 150, `${name} 2`)]),
    ];
  });
  return [header, ...rows].join('\n');
}

/** A minute after an import, its classes are decided again, which would disturb a longer story. */
async function leaveUndecided({ queues }: Local): Promise<void> {
  const name = Object.keys(await queues.counts()).find((one) => one.includes('OptimizationsQueue'));
  if (name === undefined) throw new Error('No queue holds what is to be decided');
  await queues.purge(name);
}

/** Discards delayed messages from all queues, which would otherwise be processed between two comparisons of a story. */
export async function forgetWhatWaits({ queues }: Local): Promise<void> {
  for (const [name, { delayed, inFlight }] of Object.entries(await queues.counts()))
    if (delayed + inFlight > 0) await queues.purge(name);
}

/**
 * Imports the yoga classes with a history in which marketplaces could have sold more places than they had. Nothing is
 * decided until a test starts a run.
 */
export async function importYoga({ local, token }: Scene, marketplaces: readonly Simulated[]): Promise<void> {
  await local.call(importSchedule, { csvData: scheduleCsv() }, token);
  await local.call(importBookings, { csvData: bookingsCsv(marketplaces) }, token);
  await leaveUndecided(local);
}
