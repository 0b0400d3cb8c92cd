import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/onboarding';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import { dismiss, notify } from '../../ui/notices.ts';
import { ImportDialog } from '../imports/import-dialog.tsx';
import { StepCard } from './step-card.tsx';
import { refreshProgress } from './use-progress.ts';
import type { StepProps } from './step-props.ts';

const uploadRequired = {
  id: 'upload-required',
  type: 'error',
  header: messages.uploadRequired,
  content: messages.pleaseUploadAtLeastOneClass,
} as const;

/** If a studio system provides the classes, nothing has to be uploaded. */
function waitingMessage({ name, connected }: NonNullable<StepProps['progress']['system']>): string {
  const called = name === 'kenko' ? systemNames.kenko : messages.yourSystem;
  return connected
    ? messages.yourClassesComeFromByThemselves(called)
    : messages.yourClassesWillComeFromOnce(called);
}

/** The step that imports the first classes. */
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
    <StepCard title={messages.uploadYourClassSchedule} text={messages.theClassesOfTheComingWeeks}>
      {system && <p>{waitingMessage(system)}</p>}
      <p className="uploaded">
        {messages.classesAreUploaded(<strong>{classesUploaded}</strong>, classesUploaded)}
      </p>
      <div className="step-buttons">
        <Button iconName="upload" variant={mayGoOn ? 'normal' : 'primary'} disabled={busy} onClick={upload}>
          {classesUploaded > 0 ? messages.uploadMoreClasses : messages.uploadClassSchedule}
        </Button>
        <Button variant={mayGoOn ? 'primary' : 'normal'} loading={busy} onClick={goOn}>
          {messages.continueToMarketplaces}
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
