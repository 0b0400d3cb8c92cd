import { lazy, Suspense } from 'react';
import { DialogLoading } from './dialog-loading.tsx';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

/** Past imports in a dialog, whose code comes when it is opened. */
export const LazyHistory = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={<DialogLoading header="Import History" onClose={onClose} />}>
    <HistoryDialog onClose={onClose} />
  </Suspense>
);
