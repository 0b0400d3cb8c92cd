import type { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { changeViewOf } from '#functions/_domain/places/edits/change-view.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { classViewOf } from './class-view.ts';
import type { CommittedEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';

type Adjusted = OutputOf<typeof adjustClass>;
export type Following = Pick<Adjusted, 'followingChanged' | 'followingRefused'>;

const none: Following = { followingChanged: 0, followingRefused: [] };

/** The answer about a change that was just made, before any of it has been sent. */
export async function answerOf(
  table: StudioTable,
  { cls, change }: CommittedEdit,
  terms: Terms,
  following = none,
): Promise<Adjusted> {
  const outlookIn = await outlooksOf(table, cls.studioId, [cls], terms.now);
  return {
    class: classViewOf(cls, outlookIn(cls)),
    change: change ? changeViewOf({ change, cls, isLast: true, progress: new Map(), terms }) : null,
    ...following,
  };
}
