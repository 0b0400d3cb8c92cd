import { Failure } from '#shared/contracts/failure.ts';
import { layoutsMax, layoutsOfSenderMax, type LayoutView } from '#shared/contracts/reservations/layout.ts';
import type { MailLayout, TaughtMeaning } from '#shared/core/mail/layouts/layout.ts';
import { learnLayout } from '#shared/core/mail/layouts/learn-layout.ts';
import { shownForm } from '#shared/core/mail/layouts/pieces.ts';
import { readPagesByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { MailPage } from '#shared/core/mail/layouts/page.ts';
import { unprovenSentence } from '#shared/core/mail/sender-proof.ts';
import { senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import { readLayouts, readTaughtOf, removeLayout, storeLayout } from '../mailbox/layout-store.ts';

const notStored = 'The text of this e-mail is not stored any more, so its layout cannot be learned.';
const full = 'You have taught as many layouts as a studio can have. Delete one first.';

const refusal = (message: string): Failure =>
  new Failure('invalid-input', message, [{ path: 'body.told', message }]);

interface Lesson {
  readonly event: StoredMailEvent;
  readonly page: MailPage | undefined;
  readonly meaning: TaughtMeaning;
}

/**
 * Learns the layout of a mail and stores it for its sender. Layouts of earlier mails that read this one otherwise are
 * wrong by now, and go.
 *
 * @throws {Failure} `invalid-input` with the reason where none can be learned; `conflict` where there are too many
 */
export async function learn(
  table: StudioTable,
  { event, page, meaning }: Lesson,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
): Promise<{ readonly layout: MailLayout; readonly view: LayoutView }> {
  const { studioId, mailFrom, provenBy, marketplace } = event;
  if (provenBy === undefined) throw refusal(unprovenSentence(mailFrom));
  if (!page) throw refusal(notStored);
  const learned = learnLayout(page, meaning);
  if (learned.kind === 'refused') throw refusal(learned.reason);
  const { layout } = learned;
  const senderId = senderIdOf(mailFrom);
  const [all, known] = await Promise.all([
    readLayouts(table, studioId),
    readTaughtOf(table, studioId, senderId),
  ]);
  const same = known.find((one) => JSON.stringify(one.layout) === JSON.stringify(layout));
  if (same) return { layout, view: same.view };
  const wrong = known.filter((one) => readPagesByLayouts([page], [one.layout], marketplace) !== undefined);
  const isFull = all.length - wrong.length >= layoutsMax || known.length - wrong.length >= layoutsOfSenderMax;
  if (isFull) throw new Failure('conflict', full);
  const view = await storeLayout(table, {
    studioId,
    senderId,
    layoutId: ids.next(),
    senderEmail: mailFrom,
    form: shownForm(layout),
    layout,
    taughtAt: clock.now().toISOString(),
  });
  for (const { view: old } of wrong)
    await removeLayout(table, { studioId, senderId, layoutId: old.layoutId });
  return { layout, view };
}
