import * as z from 'zod';
import { untilDone } from '#functions/_data/table/batch.ts';
import { MailTextEntity } from '#functions/_data/bookings/mail-text.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { localDate } from '#shared/contracts/values.ts';
import type { MailPage } from '#shared/core/mail/layouts/page.ts';
import { toPlainText } from '#shared/core/text/plain-text.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';

/** The text of a longer mail is not stored, because nobody would read all of it. */
const storedCharactersMax = 20_000;
const daySeconds = 24 * 3600;
/** The text is stored while the mail waits, but at most this many days. */
const waitingDays = 60;
/** How many days a skipped mail can still be reviewed. */
const passedOverDays = 14;

const page = z.object({
  subject: z.string(),
  lines: z.array(z.string()),
  context: z.object({ mailDay: localDate, monthFirst: z.boolean(), settled: z.boolean() }),
});

/** The form in which a mail is stored; undefined if the mail is too long. */
export function storable({ subject, lines, context }: MailPage): MailPage | undefined {
  const plain = { subject: toPlainText(subject), lines: lines.map(toPlainText), context };
  const characters = plain.lines.reduce((sum, line) => sum + line.length, plain.subject.length);
  return characters > storedCharactersMax ? undefined : plain;
}

export function textWrite({ studioId, eventId, status, createdAt }: StoredMailEvent, text: MailPage): Write {
  const days = status === 'ignored' ? passedOverDays : waitingDays;
  const expiresAtSeconds = Math.floor(Date.parse(createdAt) / 1000) + days * daySeconds;
  return writerOf(MailTextEntity)
    .put({ studioId, eventId, packed: pack(text), expiresAtSeconds })
    .commit();
}

/** Reads the text of a pending mail; undefined if it is no longer stored. */
export async function readText(
  table: StudioTable,
  studioId: string,
  eventId: string,
): Promise<MailPage | undefined> {
  const { data } = await table.of(MailTextEntity).get({ studioId, eventId }).go({ consistent: true });
  return data ? page.parse(unpack(data.packed)) : undefined;
}

/** Reads the texts of several mails, by event. */
export async function readTexts(
  table: StudioTable,
  studioId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, MailPage>> {
  const found = new Map<string, MailPage>();
  await untilDone(
    eventIds.map((eventId) => ({ studioId, eventId })),
    async (left) => {
      const { data, unprocessed } = await table
        .of(MailTextEntity)
        .get([...left])
        .go({ consistent: true });
      for (const one of data) found.set(one.eventId, page.parse(unpack(one.packed)));
      return unprocessed;
    },
  );
  return found;
}

/** Removes the text, because nobody has to read the mail any more. If the removal fails, the text expires. */
export async function removeText(
  table: StudioTable,
  { studioId, eventId }: Pick<StoredMailEvent, 'studioId' | 'eventId'>,
): Promise<void> {
  await table.of(MailTextEntity).delete({ studioId, eventId }).go();
}
