import { lazy, Suspense } from 'react';
import type { FlowProps } from './use-import-flow.ts';

const ImportSteps = lazy(() => import('./import-steps.tsx'));

/** Imports a schedule or bookings from a file: `<ImportDialog kind="schedule" onClose={…} />`. */
export const ImportDialog = (props: FlowProps) => (
  <Suspense fallback={null}>
    <ImportSteps {...props} />
  </Suspense>
);
