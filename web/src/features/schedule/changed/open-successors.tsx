import { lazy, Suspense } from 'react';
import { Failure } from '#web/src/ui/failure.tsx';
import * as messages from '#messages/schedule-changed';
import { useOpenSuccessors } from './use-successors.ts';

const ChangedClasses = lazy(() => import('./changed-classes.tsx'));

/** The question about changed classes. On most days there is none, and nothing is shown. */
export function OpenSuccessors() {
  const query = useOpenSuccessors();
  if (query.error && !query.data)
    return (
      <Failure
        header={messages.theClassesThatChangedCouldNot}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const pairs = query.data?.successors ?? [];
  return pairs.length === 0 ? null : (
    <Suspense fallback={null}>
      <ChangedClasses pairs={pairs} />
    </Suspense>
  );
}
