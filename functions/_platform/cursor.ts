import type * as z from 'zod';
import { Failure } from '../../shared/contracts/failure.ts';

/** A place in a list as callers hold it: opaque, and checked when it comes back. */
export const cursorOf = (place: string): string => Buffer.from(place, 'utf8').toString('base64url');

/**
 * The place that a cursor stands for.
 *
 * @param schema what a place of this list looks like
 * @throws {Failure} `invalid-input` when this list never gave such a cursor
 */
export function placeOf(cursor: string | undefined, schema: z.ZodType<string>): string | undefined {
  if (cursor === undefined) return undefined;
  const parsed = schema.safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (parsed.success) return parsed.data;
  const finding = { path: 'query.cursor', message: 'is not a cursor of this list' };
  throw new Failure('invalid-input', `${finding.path}: ${finding.message}`, [finding]);
}
