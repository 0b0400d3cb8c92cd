/** Whether a write was refused because what it expected to find was not there (any more). */
export const isConditionFailure = (error: unknown): boolean =>
  chain(error).some(
    ({ name }) => name === 'ConditionalCheckFailedException' || name === 'TransactionCanceledException',
  );

function chain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chain(error.cause)] : [];
}
