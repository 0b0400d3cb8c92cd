import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ClassInput, Studio } from '#infra/local/simulators/index.ts';
import { demoMarketplaces, demoTimezone } from './demo-studio.ts';
import type { SeedTarget } from './seed-target.ts';

type DemoMarketplace = (typeof demoMarketplaces)[number];
export type DemoCredentials = Readonly<Record<DemoMarketplace, Pick<Studio, 'username' | 'password'>>>;

const classMinutes = 55;

async function put(url: string, path: string, body: unknown): Promise<void> {
  const { ok, status } = await fetch(new URL(path, url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`the simulator at ${url} refused ${path}: ${status}`);
}

const listingOf = (one: ClassView, marketplace: DemoMarketplace): ClassInput => ({
  reference: one.classId,
  name: one.className,
  localDate: one.localDate,
  localTime: one.localTime,
  timezone: demoTimezone,
  startsAt: one.startsAt,
  room: one.room,
  durationMinutes: classMinutes,
  instructor: one.instructor ?? '',
  slots: one.allocations[marketplace] ?? 0,
  booked: one.bookedByChannel[marketplace] ?? 0,
});

/** Makes each marketplace simulator open an account for the studio. */
export async function openAccounts(
  { simulators }: Pick<SeedTarget, 'simulators'>,
  studioName: string,
  credentials: DemoCredentials,
): Promise<void> {
  for (const marketplace of demoMarketplaces)
    await put(simulators[marketplace].url, '/_control/studio', {
      ...credentials[marketplace],
      name: studioName,
    });
}

/**
 * Lists the studio's upcoming classes on each marketplace simulator, with the places and bookings that Cupo has stored.
 */
export async function listOnMarketplaces(
  { simulators }: Pick<SeedTarget, 'simulators'>,
  credentials: DemoCredentials,
  classes: readonly ClassView[],
): Promise<void> {
  for (const marketplace of demoMarketplaces) {
    const { url } = simulators[marketplace];
    const { username } = credentials[marketplace];
    await put(
      url,
      `/_control/classes?${new URLSearchParams({ studio: username })}`,
      classes.map((one) => listingOf(one, marketplace)),
    );
  }
}
