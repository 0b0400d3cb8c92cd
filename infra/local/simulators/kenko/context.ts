import type * as z from 'zod';
import { json, type Reply } from '../_shared/call.ts';
import type { ListedClass, Studio } from '../_shared/class.ts';
import type { Route } from '../_shared/routes.ts';
import type { SimulatorParts } from '../_shared/parts.ts';
import { uuidFrom } from '../_shared/uuid-from.ts';
import type { Limits } from './limits.ts';

/** Real clients read two different namings of the response fields. This setting selects one of them. */
export interface Style {
  readonly names: 'name, starts_at' | 'title, start_time';
}

export type Parts = Pick<SimulatorParts, 'store' | 'now' | 'deliveries'> & {
  readonly limits: Limits;
  readonly style: Style;
};

/** A call from a center with a valid key. */
export interface CenterContext extends Parts {
  readonly studio: Studio;
}

export type CenterRoute = Route<CenterContext>;

export const message = (status: number, text: string): Reply => json(status, { message: text });

export const invalid = (error: z.ZodError): Reply =>
  json(422, {
    message: 'The given data was invalid.',
    errors: Object.fromEntries(error.issues.map((one) => [one.path.join('.'), [one.message]])),
  });

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The center's id, which its connection uses too: the user name if it is a UUID, otherwise a UUID derived from the user
 * name.
 */
export const centerIdOf = (username: string): string =>
  uuid.test(username) ? username.toLowerCase() : uuidFrom(`center/${username}`);

export const scheduleIdOf = (one: ListedClass): string => uuidFrom(`${one.studio}/${one.reference}`);

/** The center has the time zone of its classes. A mere offset from UTC is not a time zone. */
export function timezoneOf({ store }: Pick<Parts, 'store'>, username: string): string {
  return store.classes(username).find(({ timezone }) => timezone.includes('/'))?.timezone ?? 'UTC';
}
