import { lazy, Suspense } from 'react';
import { Failure } from '#web/src/ui/failure.tsx';
import * as messages from '#messages/schedule-similar';
import { useSimilar } from './use-similar.ts';

const SimilarClasses = lazy(() => import('./similar-classes.tsx'));

/** The question about classes that may be there twice. Usually there is none, and nothing is shown. */
export function OpenSimilar() {
  const query = useSimilar();
  if (query.error && !query.data)
    return (
      <Failure
        header={messages.theClassesThatMayBeThere}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const pairs = query.data?.pairs ?? [];
  return pairs.length === 0 ? null : (
    <Suspense fallback={null}>
      <SimilarClasses pairs={pairs} />
    </Suspense>
  );
}
