import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import { Failure } from '#shared/contracts/failure.ts';
import { environment } from './common/environment.ts';

/** Number of bytes of the code that protects a cursor. */
const codeBytes = 16;

const finding = {
  path: 'query.cursor',
  message: 'belongs to another list, to another filter of it, or to no list',
};

const refused = (): Failure =>
  new Failure(
    'invalid-input',
    'This page belongs to another list or filter. Please start again from the first page.',
    [finding],
  );

/** The list that a cursor is bound to: one operation, one studio and one filter. */
export interface Bound {
  readonly operationId: string;
  readonly studioId: string;
  /** The list's input, without the cursor. */
  readonly filter: object;
}

/** Reads and creates the cursors of one list, for one request. */
export interface Pages {
  /**
   * The start of the requested page. Undefined for the first page.
   *
   * @param schema the form of a position in this list
   * @throws {Failure} `invalid-input` if this list did not issue the cursor for this studio and this filter
   */
  readonly from: (schema: z.ZodType<string>) => string | undefined;
  /** The cursor of the page that begins at a position. Null if there is no such page. */
  readonly next: (place: string | undefined) => string | null;
}

/** Creates a request's `Pages`, which issue cursors and check the cursors that clients send back. */
export type Cursors = (bound: Bound, cursor: string | undefined) => Pages;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`cursor ${secret}`).digest();

/**
 * Creates and checks cursors. A code that only this deployment can compute binds a cursor to its operation, studio and
 * filter. It is computed with the secret that stays valid longest, so cursors survive a rotation.
 *
 * @throws at cold start, if the function does not have the deployment's secrets
 */
export function createCursors(): Cursors {
  const { ORIGIN_SECRET, ORIGIN_SECRET_NEXT } = environment('ORIGIN_SECRET', 'ORIGIN_SECRET_NEXT');
  const keys = { present: keyOf(ORIGIN_SECRET), next: keyOf(ORIGIN_SECRET_NEXT) };
  return ({ operationId, studioId, filter }, cursor) => {
    const codeOf = (key: Buffer, place: string): Buffer =>
      createHmac('sha256', key)
        .update(JSON.stringify([operationId, studioId, filter, place]))
        .digest()
        .subarray(0, codeBytes);
    const isOurs = (code: Buffer, place: string): boolean =>
      code.length === codeBytes &&
      [keys.present, keys.next].some((key) => timingSafeEqual(code, codeOf(key, place)));
    return {
      from: (schema) => {
        if (cursor === undefined) return undefined;
        const bytes = Buffer.from(cursor, 'base64url');
        const place = bytes.subarray(codeBytes).toString('utf8');
        if (!isOurs(bytes.subarray(0, codeBytes), place)) throw refused();
        const parsed = schema.safeParse(place);
        if (!parsed.success) throw refused();
        return parsed.data;
      },
      next: (place) =>
        place === undefined
          ? null
          : Buffer.concat([codeOf(keys.next, place), Buffer.from(place, 'utf8')]).toString('base64url'),
    };
  };
}

/** The filter of a list: the operation's input without the page's start and size. */
export const filterOf = (input: Readonly<Record<string, unknown>>): object => {
  const { cursor: _, limit: __, ...filter } = input;
  return filter;
};

/** The cursor in an operation's input. Undefined if there is none. */
export const cursorIn = (input: Readonly<Record<string, unknown>>): string | undefined =>
  typeof input['cursor'] === 'string' ? input['cursor'] : undefined;
