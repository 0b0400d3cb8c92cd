import * as z from 'zod';
import { addLocalDays, instantToLocal, localToInstant, weekdayOf } from '#shared/core/time/zone.ts';
import { demoTimezone } from '../seed/demo-studio.ts';
import { offers, timetable } from '../seed/timetable.ts';
import type { ClassInput } from '#infra/local/simulators/index.ts';
import type { KenkoSimulator } from '#infra/local/simulators/kenko/index.ts';

const requesting = z.object({
  pathParameters: z.object({ system: z.literal('kenko') }),
  body: z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  }),
});
const credentials = z.object({ username: z.string(), password: z.string(), studioName: z.string() });
const requestFunction = 'integrations.request-system';
const days = 14;
const classMinutes = 55;

/**
 * Plays Kenko's staff: when a studio tries to connect with unknown credentials, it creates a center with these
 * credentials and two weeks of classes.
 */
export function openCenter(
  { store }: Pick<KenkoSimulator, 'store'>,
  now: Date,
  functionName: string,
  event: unknown,
): void {
  if (functionName !== requestFunction) return;
  const requested = credentials.safeParse(requesting.safeParse(event).data?.body).data;
  if (requested === undefined || store.studio(requested.username) !== undefined) return;
  const { username, password, studioName: name } = requested;
  store.putStudio({ username, password, name });
  store.putClasses(username, fortnight(now));
}

function fortnight(now: Date): ClassInput[] {
  const { date: today } = instantToLocal(now.toISOString(), demoTimezone);
  return Array.from({ length: days }, (_, index) => addLocalDays(today, index))
    .flatMap((localDate) =>
      (timetable[weekdayOf(localDate)] ?? []).map(([localTime, key]) => ({
        localDate,
        localTime,
        offer: offers[key],
      })),
    )
    .map(({ localDate, localTime, offer }, index) => ({
      reference: `${localDate}-${localTime}-${offer.room}`,
      name: offer.className,
      localDate,
      localTime,
      timezone: demoTimezone,
      startsAt: localToInstant(localDate, localTime, demoTimezone),
      room: offer.room,
      durationMinutes: classMinutes,
      instructor: offer.instructors[0],
      slots: offer.capacity,
      // From empty to nearly full, and the same at every start.
      booked: (index * 5) % offer.capacity,
    }))
    .filter(({ startsAt }) => startsAt > now.toISOString());
}
