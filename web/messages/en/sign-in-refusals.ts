/** What the user pool says of a refusal, by its own sentence. It speaks this language: what stands here reads better. */
export const refusals: Readonly<Record<string, string>> = {
  'Incorrect username or password.': 'Incorrect email or password.',
};

/** A refusal that is not among these. */
export const otherRefusal = (sentence: string): string => sentence;
