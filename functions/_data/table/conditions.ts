/** Whether a write was refused because the item was not as expected. */
export const isConditionFailure = (error: unknown): boolean =>
  chain(error).some(
    ({ name }) => name === 'ConditionalCheckFailedException' || name === 'TransactionCanceledException',
  );

/**
 * Writes, unless the item is not as the write expects.
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
