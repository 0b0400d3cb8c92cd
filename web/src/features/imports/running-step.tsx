import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importPercentOf, rowsText } from './progress.ts';

/** How many rows have been checked and how many saved. */
export function RunningStep({ view }: { view: ImportView }) {
  const { rowsTotal, rowsChecked, rowsDone } = view.progress;
  return (
    <SpaceBetween size="l">
      <ProgressBar
        label={messages.checkingRows}
        value={importPercentOf(rowsChecked, rowsTotal)}
        additionalInfo={messages.rowsTextChecked(rowsText(rowsChecked, view))}
      />
      <ProgressBar
        label={messages.savingRows}
        value={importPercentOf(rowsDone, rowsTotal)}
        additionalInfo={messages.rowsTextSaved(rowsText(rowsDone, view))}
      />
      <p className="muted running-note">{messages.youCanCloseThisWellTell}</p>
    </SpaceBetween>
  );
}
