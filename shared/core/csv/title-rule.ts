import type { FileKind } from './plan.ts';
import type { TitleConcepts } from './title-concepts.ts';
import type { Concept } from './vocabulary.ts';

/** How well a title fits a field: 1 for exactly, 0 for not at all. */
export type TitleRule = (title: TitleConcepts, kind: FileKind) => number;

export const money: readonly Concept[] = ['price', 'amount', 'net', 'fee', 'paid', 'earned', 'totalWord'];

export const moments: readonly Concept[] = ['date', 'day', 'time', 'start', 'timestamp', 'shift'];

export const channelConcepts: readonly Concept[] = ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'];
