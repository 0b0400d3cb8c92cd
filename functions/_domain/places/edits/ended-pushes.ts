import { readOutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import type { Plan } from './commit-edit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { editClass, type ClassToEdit, type Terms, type Wanted } from './edit-class.ts';

const ended: readonly string[] = ['failed', 'superseded'];

/**
 * A class without its latest pushes of numbers that an edit sets again, if they have ended. Without a push on its way,
 * an unconfirmed number is sent again. Only for such numbers is anything read.
 */
async function withoutEndedPushes<C extends ClassToEdit>(
  table: StudioTable,
  cls: C,
  { allocations = {} }: Wanted,
): Promise<C> {
  const pushes = Object.entries(cls.latestPushes ?? {});
  const wanted: Readonly<Partial<Record<string, number>>> = allocations;
  const isSetAgain = (channel: string): boolean =>
    wanted[channel] !== undefined && wanted[channel] === cls.allocations[channel];
  const left = await Promise.all(
    pushes.map(async ([channel, outboxId]) => {
      if (outboxId === undefined || !isSetAgain(channel)) return true;
      const entry = await readOutboxEntry(table, table.studioId, outboxId);
      return !entry || !ended.includes(entry.state);
    }),
  );
  return { ...cls, latestPushes: Object.fromEntries(pushes.filter((_, at) => left[at])) };
}

/** The plan of an edit by hand, for the class as it is read. */
export const editByHand =
  (table: StudioTable, wanted: Wanted, terms: Terms) =>
  async (cls: ClassToEdit): Promise<Plan> => ({
    edit: editClass(await withoutEndedPushes(table, cls, wanted), wanted, terms),
  });
