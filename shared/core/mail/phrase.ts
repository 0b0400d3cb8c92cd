import type { MailEvent } from './mail.ts';

/** An event, how clearly a phrase states it (5 names who acted, 2 hardly anything), and the phrase's pattern. */
export type PhraseSource = readonly [event: MailEvent, weight: number, source: string];
