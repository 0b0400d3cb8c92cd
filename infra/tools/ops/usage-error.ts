/** The command line was wrong. The message tells the operator why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
