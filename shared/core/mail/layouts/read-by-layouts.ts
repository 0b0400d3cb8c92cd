import type { MailRequest } from '../body.ts';
import { level } from '../level.ts';
import type { MailReading } from '../mail.ts';
import { placesOfMail, type MailVersion, type PlacesOfMail } from '../places-of-mail.ts';
import type { MailLayout } from './layout.ts';
import { pagesOf, readPage, type MailPage } from './page.ts';
import { readByLayout, type PageMeaning } from './read-layout.ts';

/** The confidence of a reservation that was read with a layout confirmed by a person. */
const confidence = 0.97;

/** The layouts for one e-mail: those of its studio for the sender, and those shared by all studios. */
const layoutsComparedMax = 100;

const readingOf = (meaning: PageMeaning, marketplace: string | null, places: PlacesOfMail): MailReading =>
  meaning === 'no-reservation'
    ? {
        outcome: 'ignored',
        reasons: ['You marked e-mails like this as containing no reservation.'],
        reservations: [],
      }
    : {
        outcome: 'parsed',
        reasons: [],
        reservations: meaning.map((one) => ({
          ...one,
          marketplace,
          confidence,
          ...places,
        })),
      };

/** Layouts do not contain the number of places, so it is read in general. */
const versionOf = ({ subject, lines }: MailPage): MailVersion => ({
  subject: level(subject),
  lines: lines.map((text) => ({ text, flat: level(text), first: false })),
});

/**
 * Reads the pages of one e-mail with a sender's layouts. Undefined if none fits, if two disagree, or if the e-mail may be
 * about several places of a client and their number is not clear.
 */
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
  if (only === undefined || found.size > 1) return undefined;
  const places = only === 'no-reservation' ? {} : placesOfMail(pages.map(versionOf), only);
  return places === 'unclear' ? undefined : readingOf(only, marketplace, places);
}

/**
 * Reads an e-mail with the layouts learned from its sender's earlier e-mails. The caller must have verified the sender.
 *
 * @returns undefined if no layout fits; the general parser then decides
 */
export const readMailByLayouts = (
  request: MailRequest,
  layouts: readonly MailLayout[],
): MailReading | undefined =>
  layouts.length === 0
    ? undefined
    : readPagesByLayouts(pagesOf(request), layouts, request.marketplaceHint ?? null);
