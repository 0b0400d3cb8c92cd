import { json, type Reply } from '../_shared/call.ts';
import type { ListedClass, Studio } from '../_shared/class.ts';
import type { Route } from '../_shared/routes.ts';
import type { SimulatorParts } from '../_shared/parts.ts';
import type * as z from 'zod';

export type Parts = Pick<SimulatorParts, 'store' | 'now' | 'deliveries'> & {
  /** The prefix of the signature in some examples. */
  readonly signaturePrefix: string;
};

/** A call from a gym with a valid token. */
export interface GymContext extends Parts {
  readonly gym: string;
  readonly studio: Studio;
}

export type GymRoute = Route<GymContext>;

export const productId = 31;

export const problem = (status: number, Message: string): Reply => json(status, { Message });

export const badRequest = (error: z.ZodError): Reply =>
  json(400, {
    Message: 'Bad request',
    errors: error.issues.map(({ path, message }) => ({ key: path.join('.'), message })),
  });

/** The slots of a class of this gym; empty if there is no such class. */
export const slotsOf = ({ store, gym }: GymContext, classId: string): readonly ListedClass[] =>
  store.classes(gym).filter(({ groupId }) => String(groupId) === classId);
