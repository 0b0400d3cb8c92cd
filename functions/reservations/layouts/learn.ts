import { Failure } from '#shared/contracts/failure.ts';
import { layoutsMax, layoutsOfSenderMax, type LayoutView } from '#shared/contracts/reservations/layout.ts';
import type { MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { learnMeanings, untoldIn } from '#shared/core/mail/layouts/learn-several.ts';
import { shownForm } from '#shared/core/mail/layouts/pieces.ts';
import { readPagesByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { MailPage } from '#shared/core/mail/layouts/page.ts';
import { shareableLayout } from '#shared/core/mail/layouts/share-layout.ts';
import { domainOf, unprovenSentence } from '#shared/core/mail/sender-proof.ts';
import { senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import { readLayouts, readTaughtOf, storeLayout } from '../mailbox/layout-store.ts';
import type { LayoutTables } from '../mailbox/shared-layout-store.ts';
import { countLayout, digestOf } from './candidate-store.ts';
import { forgetLayout } from './forget.ts';
import { reservationPath, type Meanings } from './meanings.ts';

const notStored = 'The text of this e-mail is no longer stored, so its layout cannot be learned.';
const full = 'You have taught the maximum number of layouts. Delete one first.';

const refusal = (message: string, at = 0): Failure =>
  new Failure('invalid-input', message, [{ path: reservationPath(at), message }]);

interface Lesson {
  readonly event: StoredMailEvent;
  readonly page: MailPage | undefined;
  /** The mail's reservations, or the fact that it has none. */
  readonly meanings: Meanings;
}

/** The layout that can be learned; undefined if the reservations in the mail are written in different ways. */
function layoutOf(page: MailPage, meanings: Meanings): MailLayout | undefined {
  if (meanings.length > 1)
    meanings.forEach((reservation, at) => {
      const untold = reservation === 'no-reservation' ? undefined : untoldIn(page, reservation);
      if (untold !== undefined) throw refusal(untold, at);
    });
  const learned = learnMeanings(page, meanings);
  if (learned.kind === 'learned') return learned.layout;
  if (meanings.length > 1) return undefined;
  throw refusal(learned.reason);
}

/** The part of a layout that is counted across studios; undefined if no part of it may leave this studio. */
function sharedOf(layout: MailLayout, page: MailPage, { mailFrom, studioId }: StoredMailEvent) {
  const [shareable, domain] = [shareableLayout(layout, page), domainOf(mailFrom)];
  return shareable && domain !== undefined
    ? { studioId, domain, digest: digestOf(shareable), layout: shareable }
    : undefined;
}

/**
 * Counts this studio, and notifies the team of a layout that waits for them. A failure here does not affect what the
 * owner taught.
 */
async function count(
  { acrossStudios }: LayoutTables,
  shared: ReturnType<typeof sharedOf>,
  { clock, logger }: Pick<Base, 'clock' | 'logger'>,
): Promise<void> {
  if (!shared) return;
  const { domain, digest } = shared;
  try {
    const waits = await countLayout(acrossStudios, shared, clock.now());
    if (waits) logger.info('a layout waits for the team', { domain, digest });
  } catch (error) {
    logger.warn('a layout was not counted', { domain, digest, error });
  }
}

/**
 * Learns the layout of a mail and stores it for its sender. Layouts of earlier mails that read this mail differently
 * are now wrong, and are deleted.
 *
 * @returns undefined if the mail describes several reservations that are written in different ways
 * @throws {Failure} `invalid-input` with the reason if no layout can be learned; `conflict` if there are too many
 */
export async function learn(
  tables: LayoutTables,
  { event, page, meanings }: Lesson,
  deps: Pick<Base, 'clock' | 'ids' | 'logger'>,
): Promise<{ readonly layout: MailLayout; readonly view: LayoutView } | undefined> {
  const { studioId, mailFrom, provenBy, marketplace } = event;
  if (provenBy === undefined) throw refusal(unprovenSentence(mailFrom));
  if (!page) throw refusal(notStored);
  const layout = layoutOf(page, meanings);
  if (!layout) return undefined;
  const senderId = senderIdOf(mailFrom);
  const [all, known] = await Promise.all([
    readLayouts(tables.own, studioId),
    readTaughtOf(tables.own, studioId, senderId),
  ]);
  const same = known.find((one) => JSON.stringify(one.layout) === JSON.stringify(layout));
  const shared = sharedOf(layout, page, event);
  if (same) {
    if (same.alikeDigest === shared?.digest) await count(tables, shared, deps);
    return { layout, view: same.view };
  }
  const wrong = known.filter((one) => readPagesByLayouts([page], [one.layout], marketplace) !== undefined);
  const isFull = all.length - wrong.length >= layoutsMax || known.length - wrong.length >= layoutsOfSenderMax;
  if (isFull) throw new Failure('conflict', full);
  const view = await storeLayout(tables.own, {
    studioId,
    senderId,
    layoutId: deps.ids.next(),
    senderEmail: mailFrom,
    form: shownForm(layout),
    layout,
    alikeDigest: shared?.digest,
    taughtAt: deps.clock.now().toISOString(),
  });
  await count(tables, shared, deps);
  for (const { view: old } of wrong)
    await forgetLayout(tables, { studioId, senderId, layoutId: old.layoutId });
  return { layout, view };
}
