/** A mistake in the command line. The message tells the operator what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
