import { lazy, Suspense } from 'react';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

/** Past imports in a dialog. Its code is loaded when it is opened. */
export const LazyHistory = (props: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <HistoryDialog {...props} />
  </Suspense>
);
