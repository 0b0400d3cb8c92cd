import type * as z from 'zod';
import { json, type Reply } from '../_shared/call.ts';
import type { ListedClass, Studio } from '../_shared/class.ts';
import type { Route } from '../_shared/routes.ts';
import type { SimulatorParts } from '../_shared/parts.ts';
import { uuidOf, type Style } from './occurrence.ts';
import type { Tokens } from './tokens.ts';

export type Parts = Pick<SimulatorParts, 'store' | 'now' | 'deliveries' | 'ownUrl'> & {
  readonly tokens: Tokens;
  readonly style: Style;
};

/** A call from a place with a valid token. */
export interface PlaceContext extends Parts {
  readonly studio: Studio;
}

export type PlaceRoute = Route<PlaceContext>;
export type Params = Readonly<Record<string, string>>;

export const notFound = json(404, { message: 'Events not found' });
export const belowReserved = json(422, {
  message: 'The number of total slots cannot be reduced below the number of reserved slots',
});

export function badRequest(error: z.ZodError): Reply {
  const message = error.issues.map(({ path, message: text }) => `${path.join('.')} ${text}`);
  return json(400, { statusCode: 400, message, error: 'Bad Request' });
}

export const occurrenceOf = ({ store, studio }: PlaceContext, uuid: string): ListedClass | undefined =>
  store.classes(studio.username).find((one) => uuidOf(one) === uuid);

/** Whether the studio's place is set to confirm bookings. */
export function asksForConfirmation({ store }: Pick<Parts, 'store'>, studio: string): boolean {
  return store.documents.get(studio, 'config', 0)?.['hasSlotConfirmation'] === true;
}
