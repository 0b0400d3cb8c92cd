import * as messages from '#messages/access';

/** Why the user pool refused something, in the reader's language. The sentences are loaded with the first refusal. */
export async function refusalText(error: unknown): Promise<string> {
  const sorry = messages.somethingWentWrongPleaseTryAgain;
  if (!(error instanceof Error) || !error.message) return sorry;
  const { message } = error;
  try {
    const poolMessages = await import('#messages/sign-in-refusals');
    const known = new Map(Object.entries(poolMessages.refusals)).get(message);
    return known ?? poolMessages.otherRefusal(message);
  } catch {
    // If the connection is lost, the sentences cannot be loaded either.
    return sorry;
  }
}

/** Waits for the user pool's answer. A refusal is thrown again in the reader's language. */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(await refusalText(error), { cause: error });
  }
}
