import { studioId } from '#shared/contracts/values.ts';
import { UsageError } from './usage-error.ts';
import { tables } from '#functions/_data/table/tables.ts';

/** How a studio is specified on the command line. */
export const studioOption = { type: 'string' } as const;

/**
 * Finds the studio.
 *
 * @throws {UsageError} if the id is not valid, or nothing is stored for it
 */
export async function findStudio(given: unknown): Promise<string> {
  const parsed = studioId.safeParse(given);
  if (!parsed.success) {
    const said = typeof given === 'string' ? `not "${given}"` : 'and is required';
    throw new UsageError(`--studio is the id of a studio, as Superadmin shows it, ${said}.`);
  }
  const { isKnown } = await import('#functions/_domain/studio/directory-store.ts');
  if (!(await isKnown(tables.forStudio(parsed.data), parsed.data)))
    throw new UsageError(`No studio has the id ${parsed.data}.`);
  return parsed.data;
}
