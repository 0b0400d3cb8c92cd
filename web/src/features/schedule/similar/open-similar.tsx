import { lazy, Suspense } from 'react';
import { useOpenSuccessors } from '../changed/use-successors.ts';

const SimilarClasses = lazy(() => import('./similar-classes.tsx'));

/**
 * The question about classes that may be there twice. Usually there is none, and nothing is shown. It comes with the
 * question about changed classes, which also shows a failure.
 */
export function OpenSimilar() {
  const pairs = useOpenSuccessors().data?.similar ?? [];
  return pairs.length === 0 ? null : (
    <Suspense fallback={null}>
      <SimilarClasses pairs={pairs} />
    </Suspense>
  );
}
