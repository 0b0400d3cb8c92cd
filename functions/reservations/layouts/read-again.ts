import type { MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { readPagesByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readEvents, storeEvent } from '../mailbox/event-store.ts';
import { isChosen } from '../taking/choice.ts';
import { readAnew, type StoredMailEvent } from '../taking/mail-event.ts';
import { storeCorrected } from './corrected-store.ts';
import { readTexts } from '../mailbox/text-store.ts';

/** How many of the newest waiting and skipped mails are searched. */
const lookedThroughMax = 100;
const storedAtOnceMax = 8;

/**
 * Reads a sender's waiting and skipped mails with a layout that was just learned.
 *
 * @returns how many mails could be read; their reservations are pending, and the worker applies them
 */
export async function readAgain(
  table: StudioTable,
  { studioId, mailFrom, eventId }: Pick<StoredMailEvent, 'studioId' | 'mailFrom' | 'eventId'>,
  layout: MailLayout,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
): Promise<number> {
  const pages = await Promise.all(
    (['manual_review', 'ignored'] as const).map((status) =>
      readEvents(table, studioId, status, undefined, lookedThroughMax),
    ),
  );
  const events = pages
    .flatMap((page) => page.events)
    .filter(
      (one) =>
        one.eventId !== eventId && one.mailFrom === mailFrom && one.hasText && one.provenBy && !isChosen(one),
    );
  const texts = await readTexts(
    table,
    studioId,
    events.map((one) => one.eventId),
  );
  const stored = await inParallel(events, storedAtOnceMax, async (event) => {
    const text = texts.get(event.eventId);
    const reading = text && readPagesByLayouts([text], [layout], event.marketplace);
    if (!reading) return undefined;
    const [first, ...further] = readAnew(event, reading, clock.now().toISOString(), () => ids.next());
    return further.length > 0
      ? await storeCorrected(table, event, [first, ...further])
      : await storeEvent(table, event, first);
  });
  return stored.filter((one) => one !== undefined).length;
}
