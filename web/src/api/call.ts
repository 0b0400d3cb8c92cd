import { createClient, type Call } from './client.ts';
import { accessToken } from './identity.ts';

let answer = createClient({ accessToken, checkAnswers: CUPO_DEV });

/** Calls an operation of the server: `call(listClasses, { from, to })`. */
export const call: Call = (operation, input, options) => answer(operation, input, options);

/** Answers all further calls from the demo's recording instead of the server. */
export const answerFrom = (other: Call): void => {
  answer = other;
};
