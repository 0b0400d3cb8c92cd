import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { percentOf, rowsText } from './progress.ts';

/** How many rows were checked and how many are saved. */
export function RunningStep({ view }: { view: ImportView }) {
  const { rowsTotal, rowsChecked, rowsDone } = view.progress;
  return (
    <SpaceBetween size="l">
      <ProgressBar
        label="Checking rows"
        value={percentOf(rowsChecked, rowsTotal)}
        additionalInfo={`${rowsText(rowsChecked, view)} checked`}
      />
      <ProgressBar
        label="Saving rows"
        value={percentOf(rowsDone, rowsTotal)}
        additionalInfo={`${rowsText(rowsDone, view)} saved`}
      />
      <p className="muted running-note">
        Every row is checked before the first one is saved. You may close this dialog: the import goes on, and
        you are told when it ends.
      </p>
    </SpaceBetween>
  );
}
