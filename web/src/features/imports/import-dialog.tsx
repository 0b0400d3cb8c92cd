import { lazy, Suspense } from 'react';
import { DialogLoading } from './dialog-loading.tsx';
import { dialogTitles } from './dialog-titles.ts';
import type { FlowProps } from './use-import-flow.ts';

const ImportSteps = lazy(() => import('./import-steps.tsx'));

/** Brings a schedule or bookings in from a file: `<ImportDialog kind="schedule" onClose={…} />`. */
export const ImportDialog = (props: FlowProps) => (
  <Suspense fallback={<DialogLoading header={dialogTitles[props.kind]} onClose={props.onClose} />}>
    <ImportSteps {...props} />
  </Suspense>
);
