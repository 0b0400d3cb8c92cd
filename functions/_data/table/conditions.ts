/** Whether a write was refused because its condition failed. */
export const isConditionFailure = (error: unknown): boolean =>
  chain(error).some(
    ({ name }) => name === 'ConditionalCheckFailedException' || name === 'TransactionCanceledException',
  );

/**
 * Writes if the write's condition holds.
 *
 * @returns whether it was written
 */
export async function unlessRefused(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

function chain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chain(error.cause)] : [];
}
