import * as z from 'zod';
import { json } from './call.ts';
import type { Call, Reply } from './call.ts';

/** A simulator's control API for tests, apart from its real API, by method and path. */
export type Controls<Parts> = Readonly<Record<string, (call: Call, parts: Parts) => Reply>>;

/** The control API by which the twin and tests set up scenarios; undefined for every other path. */
export function answerSideDoor<Parts>(
  call: Call,
  controls: Controls<Parts>,
  parts: Parts,
): Reply | undefined {
  if (!call.path.startsWith('/_control/')) return undefined;
  // A page of another site in the same browser must not call this.
  if ((call.headers['origin'] ?? '') !== '') return json(403, { message: 'not for pages' });
  const control = controls[`${call.method} ${call.path}`];
  if (control === undefined) return json(404, { message: 'no such control' });
  try {
    return control(call, parts);
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { message: z.prettifyError(error) });
    throw error;
  }
}
