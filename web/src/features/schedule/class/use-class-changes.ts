import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChangeScope, ClassChange } from '#shared/contracts/schedule/change.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import { repeatClass, type recurringWeeks } from '#shared/contracts/schedule/repeat-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { call } from '#web/src/api/call.ts';
import { dashboardKey, topicKey } from '#web/src/api/keys.ts';
import { ApiProblem } from '#web/src/api/problem.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { useChange } from '#web/src/api/use-change.ts';
import { notify } from '#web/src/ui/notices.ts';
import { isOvertaken, progressOf, type Allocations, type Edited } from './detail.ts';
import { followChange } from './follow-change.ts';
import { readClass, showClass } from './use-class.ts';
import {
  followingMessage,
  repeatedMessage,
  savedMessage,
  sendingMessage,
  type Adjusted,
  type Kind,
} from './wording.ts';
import { useWhileShown } from '#web/src/ui/use-while-shown.ts';

/** The timeout allows for a year of classes, each of which is written together with its demand. */
const repeatTimeoutMs = 60_000;

const refresh = (): Promise<unknown> =>
  Promise.all(
    [dashboardKey, ...(['schedule', 'activity'] as const).map(topicKey)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'conflict';

export interface Adjustment {
  /** The class as it was when the person began to edit. */
  base: ClassView;
  /** The class as the screen shows it now. */
  now: ClassView;
  edited: Edited;
  scope: ChangeScope;
  totalCapacity?: number;
  allocations?: Allocations;
}

/**
 * Saves the numbers that a person typed. If the class has a newer version with the same numbers, for example after a
 * booking, the change is sent again based on that version; if the numbers differ, the refusal is shown.
 */
async function adjust({ base, now, edited, ...body }: Adjustment): Promise<Adjusted> {
  const seen = isOvertaken(base, now, edited) ? base.version : now.version;
  const send = (version: number) => call(adjustClass, { classId: base.classId, version, ...body });
  try {
    return await send(seen);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const fresh = (await readClass(base.classId)).class;
    if (fresh.version === seen || isOvertaken(base, fresh, edited)) throw error;
    return await send(fresh.version);
  }
}

/** Reports that a change is saved, and then its result at the marketplaces. */
async function tell(kind: Kind, adjusted: Adjusted): Promise<void> {
  const { change } = adjusted;
  const { classId } = adjusted.class;
  const id = `class-${classId}`;
  const following = followingMessage(adjusted);
  if (following) notify({ ...following, id: `${id}-following` });
  if (change && progressOf(change).state === 'sending') notify({ ...sendingMessage(kind, change), id });
  const end = change && (await followChange(classId, change));
  notify({ ...savedMessage(kind, adjusted, end), id });
  await refresh();
}

function take(kind: Kind, adjusted: Adjusted): void {
  showClass(adjusted.class);
  void tell(kind, adjusted);
}

/** The dialog itself shows errors, beside the input. */
const saidInDialog = { failure: () => undefined };

export const useAdjustClass = (onSaved: () => void) =>
  useChange({
    mutationFn: adjust,
    onSuccess: (adjusted, { edited }) => {
      onSaved();
      take(edited, adjusted);
      return refresh();
    },
    meta: saidInDialog,
  });

export function useUndoChange(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: ({ now, change }: { now: ClassView; change: ClassChange }) =>
      call(undoChange, { classId: now.classId, changeId: change.changeId, version: now.version }),
    onSuccess: (adjusted) => {
      done();
      take('undo', adjusted);
      return refresh();
    },
    onError: (error) => (isConflict(error) ? refresh() : undefined),
    meta: saidInDialog,
  });
}

/** Undoes the cancellation of a class. */
export const useReinstate = () =>
  useChange({
    mutationFn: ({ classId }: ClassView) => call(reinstateClass, { classId }),
    onSuccess: (now) => {
      showClass(now);
      return refresh();
    },
    meta: { ...saidInDialog, success: ({ className }: ClassView) => messages.takesPlaceAgain(className) },
  });

export type Weeks = (typeof recurringWeeks)[number];

export function useRepeat(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: ({ now, weeks }: { now: ClassView; weeks: Weeks }) =>
      call(repeatClass, { classId: now.classId, weeks }, { timeoutMs: repeatTimeoutMs }),
    onSuccess: (answer, { now }) => {
      done();
      notify({ ...repeatedMessage(now.className, answer), id: `class-${now.classId}` });
      return refresh();
    },
    meta: saidInDialog,
  });
}
