import { readOutboxEntry, waitsForAutomation } from '#functions/_domain/places/outbox/push-store.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';
import type { Plan } from './commit-edit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { editClass, type ClassToEdit, type Terms, type Wanted } from './edit-class.ts';

const ended: readonly string[] = ['failed', 'superseded'];

/** Whether a push is not sent for now: it has ended, or it waits for the end of a pause. */
async function isHeldUp(table: StudioTable, outboxId: string): Promise<boolean> {
  const entry = await readOutboxEntry(table, table.studioId, outboxId);
  if (!entry) return false;
  if (ended.includes(entry.state)) return true;
  return waitsForAutomation(entry) && (await readPause(table, table.studioId)).pausedBy !== undefined;
}

/**
 * A class without its latest pushes of numbers that an edit sets again, if they are not sent for now. Without a push on
 * its way, an unconfirmed number is sent again, and a person's own number also during a pause. Only for such numbers is
 * anything read.
 */
async function withoutHeldUpPushes<C extends ClassToEdit>(
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
      return !(await isHeldUp(table, outboxId));
    }),
  );
  return { ...cls, latestPushes: Object.fromEntries(pushes.filter((_, at) => left[at])) };
}

/** The plan of an edit by hand, for the class as it is read. */
export const editByHand =
  (table: StudioTable, wanted: Wanted, terms: Terms) =>
  async (cls: ClassToEdit): Promise<Plan> => ({
    edit: editClass(await withoutHeldUpPushes(table, cls, wanted), wanted, terms),
  });
