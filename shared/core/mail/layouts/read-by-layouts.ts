import type { MailRequest } from '../body.ts';
import type { MailReading } from '../mail.ts';
import type { MailLayout } from './layout.ts';
import { pagesOf, readPage, type MailPage } from './page.ts';
import { readByLayout, type PageMeaning } from './read-layout.ts';

/** How sure a reservation is that was read by a layout which a person confirmed. */
const confidence = 0.97;

/** The layouts that one mail is compared with: those of its studio for the sender, and those that serve all studios. */
const layoutsComparedMax = 100;

const readingOf = (meaning: PageMeaning, marketplace: string | null): MailReading =>
  meaning === 'no-reservation'
    ? {
        outcome: 'ignored',
        reasons: ['You said that mails like this tell of no reservation.'],
        reservations: [],
      }
    : {
        outcome: 'parsed',
        reasons: [],
        reservations: meaning.map((one) => ({ ...one, marketplace, confidence })),
      };

/** Reads the pages of one mail by a sender's layouts. Undefined when none fits, or when two disagree. */
export function readPagesByLayouts(
  pages: readonly MailPage[],
  layouts: readonly MailLayout[],
  marketplace: string | null,
): MailReading | undefined {
  const found = new Map<string, PageMeaning>();
  for (const page of pages.map(readPage))
    for (const layout of layouts.slice(0, layoutsComparedMax)) {
      const meaning = readByLayout(layout, page);
      if (meaning !== undefined) found.set(JSON.stringify(meaning), meaning);
    }
  const [only] = found.values();
  return only !== undefined && found.size === 1 ? readingOf(only, marketplace) : undefined;
}

/**
 * Reads a mail by the layouts learned from its sender's earlier mails. The caller has made sure that the sender is
 * genuine.
 *
 * @returns undefined if no layout fits; the general reader then decides
 */
export const readMailByLayouts = (
  request: MailRequest,
  layouts: readonly MailLayout[],
): MailReading | undefined =>
  layouts.length === 0
    ? undefined
    : readPagesByLayouts(pagesOf(request), layouts, request.marketplaceHint ?? null);
