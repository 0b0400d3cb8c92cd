import { createClient } from './client.ts';
import { accessToken } from './identity.ts';

/** Calls an operation of the server: `call(listClasses, { from, to })`. */
export const call = createClient({ accessToken, checkAnswers: CUPO_DEV });
