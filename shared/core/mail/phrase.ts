import type { MailEvent } from './mail.ts';

/**
 * An event, how clearly a phrase states it (from 2 for weak evidence to 5 for a phrase that says who acted), and the
 * phrase's pattern.
 */
export type PhraseSource = readonly [event: MailEvent, weight: number, source: string];
