import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import { wordFor } from '#shared/core/text/counted.ts';
import { dismiss, notify } from '../../ui/notices.ts';
import { ImportDialog } from '../imports/import-dialog.tsx';
import { StepCard } from './step-card.tsx';
import { refreshProgress } from './use-progress.ts';
import type { StepProps } from './step-props.ts';

const uploadRequired = {
  id: 'upload-required',
  type: 'error',
  header: 'Upload required',
  content: 'Please upload at least one class to continue',
} as const;

/** Nothing has to be uploaded where the classes come by themselves. */
function waitingWords({ name, connected }: NonNullable<StepProps['progress']['system']>): string {
  const called = name === 'kenko' ? systemNames.kenko : 'your system';
  return connected
    ? `Your classes come from ${called} by themselves. You need not upload anything.`
    : `Your classes will come from ${called} once our team has connected it. Go on without a file, or upload one to begin today.`;
}

/** The first classes. */
export function ScheduleStep({ progress, onNext, busy }: StepProps) {
  const [uploading, setUploading] = useState(false);
  const { classesUploaded, system } = progress;
  const mayGoOn = classesUploaded > 0 || system !== null;
  const goOn = (): void => {
    if (mayGoOn) onNext();
    else notify(uploadRequired);
  };
  const upload = (): void => {
    dismiss(uploadRequired.id);
    setUploading(true);
  };
  return (
    <StepCard
      title="Upload your class schedule"
      text="The classes of the coming weeks, as a CSV file. A template shows which columns it needs."
    >
      {system && <p>{waitingWords(system)}</p>}
      <p className="uploaded">
        <strong>{classesUploaded}</strong> {wordFor(classesUploaded, 'class', 'classes')} uploaded
      </p>
      <div className="step-buttons">
        <Button iconName="upload" variant={mayGoOn ? 'normal' : 'primary'} disabled={busy} onClick={upload}>
          {classesUploaded > 0 ? 'Upload More Classes' : 'Upload Class Schedule'}
        </Button>
        <Button variant={mayGoOn ? 'primary' : 'normal'} loading={busy} onClick={goOn}>
          Continue to Marketplaces
        </Button>
      </div>
      {uploading && (
        <ImportDialog
          kind="schedule"
          onClose={() => {
            setUploading(false);
            void refreshProgress();
          }}
          onImported={({ imported, updated, unchanged }) => imported + updated + unchanged > 0 && onNext()}
        />
      )}
    </StepCard>
  );
}
