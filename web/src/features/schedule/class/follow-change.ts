import { QueryObserver } from '@tanstack/react-query';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { call } from '#web/src/api/call.ts';
import { changesKey } from '#web/src/api/keys.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { progressOf } from './detail.ts';

/** How long the dialog follows a change to the marketplaces. A slower change continues in the background. */
const followMs = 30_000;
const firstWaitMs = 400;
const longestWaitMs = 5000;

/** How long to wait before poll number `attempt` (from 0). The wait grows with each attempt. */
const waitMs = (attempt: number): number => Math.min(longestWaitMs, firstWaitMs * 1.7 ** attempt);

async function readChange(classId: string, known: ClassChange, signal: AbortSignal): Promise<ClassChange> {
  const { changes } = await call(listChanges, { classId }, { signal });
  return changes.find(({ changeId }) => changeId === known.changeId) ?? known;
}

const observerOf = (classId: string, change: ClassChange) =>
  new QueryObserver<ClassChange>(queryClient, {
    // The key begins like that of the class's changes, so the change is reloaded at once when the server announces one.
    queryKey: [...changesKey(classId), 'followed', change.changeId],
    queryFn: ({ signal }) => readChange(classId, change, signal),
    initialData: change,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => waitMs(state.dataUpdateCount + state.errorUpdateCount),
  });

/** Polls a change until every marketplace has it, one could not be reached, or time is up. */
export function followChange(classId: string, change: ClassChange): Promise<ClassChange> {
  if (progressOf(change).state !== 'sending') return Promise.resolve(change);
  return new Promise((resolve) => {
    const observer = observerOf(classId, change);
    const end = (): void => {
      clearTimeout(timer);
      const { data } = observer.getCurrentResult();
      observer.destroy();
      resolve(data ?? change);
    };
    const timer = setTimeout(end, followMs);
    observer.subscribe(({ data }) => {
      if (data && progressOf(data).state !== 'sending') end();
    });
  });
}
