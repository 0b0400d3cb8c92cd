import type { MailRequest } from '../body.ts';
import type { TaughtMeaning } from './layout.ts';
import { learnLayout, type LearnedLayout } from './learn-layout.ts';
import { pagesOf } from './page.ts';

/** Learns a layout from the first body of a mail in which everything stands that a person says it tells. */
export function learnFromMail(request: MailRequest, meaning: TaughtMeaning): LearnedLayout {
  const [first, ...others] = pagesOf(request);
  let learned = learnLayout(first, meaning);
  for (const page of others) if (learned.kind === 'refused') learned = learnLayout(page, meaning);
  return learned;
}
