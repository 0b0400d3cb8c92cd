/**
 * Better wordings for the user pool's refusals, by the pool's own sentence. The pool speaks this language, so its other
 * sentences are shown as they are.
 */
export const refusals: Readonly<Record<string, string>> = {
  'Incorrect username or password.': 'Incorrect email or password.',
};

/** The message for a refusal without its own wording. */
export const otherRefusal = (sentence: string): string => sentence;
