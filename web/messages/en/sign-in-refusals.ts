/**
 * The user pool's refusals, by its own sentence. The pool speaks this language, so only sentences that need a better
 * wording are here.
 */
export const refusals: Readonly<Record<string, string>> = {
  'Incorrect username or password.': 'Incorrect email or password.',
};

/** A refusal that has no wording here. */
export const otherRefusal = (sentence: string): string => sentence;
