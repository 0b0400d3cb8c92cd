/** The command was asked for wrongly: the operator reads why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
