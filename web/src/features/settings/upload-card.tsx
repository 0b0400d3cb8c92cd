import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/settings';
import { getTemplate } from '#shared/contracts/imports/get-template.ts';
import { language } from '#messages/language';
import { isLanguage } from '#web/languages.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { HistoryButton } from '../imports/history-button.tsx';
import { ImportDialog } from '../imports/import-dialog.tsx';
import type { ImportKind } from '../imports/import-kinds.ts';
import { SettingCard } from '../../ui/setting-card.tsx';

interface Step {
  kind: ImportKind;
  title: string;
  what: string;
  button: string;
  templateFileName: string;
}

const steps: readonly Step[] = [
  {
    kind: 'schedule',
    title: messages.step1ClassSchedule,
    what: messages.yourClassesWithTheirRoomsAnd,
    button: messages.uploadClassSchedule,
    templateFileName: 'class-schedule-template.csv',
  },
  {
    kind: 'bookings',
    title: messages.step2Bookings,
    what: messages.whatWasBookedAndWhenWhat,
    button: messages.uploadBookingData,
    templateFileName: 'class-inventory-template.csv',
  },
];

const useTemplateDownload = ({ kind, templateFileName }: Step) =>
  useChange({
    mutationFn: async () =>
      saveFile(
        templateFileName,
        (await call(getTemplate, { kind, ...(isLanguage(language) && { language }) })).csvData,
      ),
    meta: { failure: messages.downloadFailed },
  });

function UploadStep({ step, onUpload }: { step: Step; onUpload: () => void }) {
  const template = useTemplateDownload(step);
  return (
    <li>
      <h3>{step.title}</h3>
      <p className="muted">{step.what}</p>
      <span className="setting-buttons">
        <Button iconName="upload" onClick={onUpload}>
          {step.button}
        </Button>
        <Button
          iconName="download"
          variant="inline-link"
          loading={template.isPending}
          ariaLabel={messages.downloadTemplate(step.title)}
          onClick={() => template.mutate()}
        >
          {messages.downloadTemplateTitle}
        </Button>
      </span>
    </li>
  );
}

/** Classes come first, followed by their bookings. */
export function UploadCard() {
  const [kind, setKind] = useState<ImportKind | null>(null);
  return (
    <>
      <SettingCard
        anchor="upload"
        title={messages.dataUpload}
        description={messages.bringYourClassesAndBookingsIn}
        actions={<HistoryButton />}
      >
        <ol className="setting-steps">
          {steps.map((step) => (
            <UploadStep key={step.kind} step={step} onUpload={() => setKind(step.kind)} />
          ))}
        </ol>
      </SettingCard>
      {kind && <ImportDialog kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}
