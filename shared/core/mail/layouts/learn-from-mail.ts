import type { MailRequest } from '../body.ts';
import type { TaughtMeaning } from './layout.ts';
import type { LearnedLayout } from './learn-layout.ts';
import { learnMeanings } from './learn-several.ts';
import { pagesOf } from './page.ts';

/** Learns a layout from the first body of an e-mail that contains every value the person entered. */
export function learnFromMail(
  request: MailRequest,
  meaning: TaughtMeaning,
  ...further: readonly TaughtMeaning[]
): LearnedLayout {
  const [first, ...others] = pagesOf(request);
  let learned = learnMeanings(first, [meaning, ...further]);
  for (const page of others)
    if (learned.kind === 'refused') learned = learnMeanings(page, [meaning, ...further]);
  return learned;
}
