import type { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { changeViewOf } from '#functions/_domain/places/edits/change-view.ts';
import { classViewOf } from './class-view.ts';
import type { Committed } from '#functions/_domain/places/edits/commit-edit.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';

type Adjusted = OutputOf<typeof adjustClass>;
export type Following = Pick<Adjusted, 'followingChanged' | 'followingRefused'>;

const none: Following = { followingChanged: 0, followingRefused: [] };

/** What became of a change that was just made: nothing of it has been sent yet. */
export const answerOf = ({ of, change }: Committed, terms: Terms, following = none): Adjusted => ({
  class: classViewOf(of),
  change: change ? changeViewOf({ change, of, isLast: true, progress: new Map(), terms }) : null,
  ...following,
});
