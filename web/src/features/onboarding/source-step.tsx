import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState, type ReactNode } from 'react';
import * as messages from '#messages/onboarding';
import { chooseSource } from '#shared/contracts/integrations/choose-source.ts';
import type { SourceKind, StudioSystemName } from '#shared/contracts/integrations/source.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { useStudio } from '../../app/use-studio.ts';
import { StepCard } from './step-card.tsx';
import { SystemNext } from './system-next.tsx';
import type { StepProps } from './step-props.ts';

interface Choice {
  kind: SourceKind;
  notes?: string;
}

const useChooseSource = (onChosen: (choice: Choice) => void) =>
  useChange({
    mutationFn: (choice: Choice) => call(chooseSource, choice),
    onSuccess: (_, choice) => onChosen(choice),
    meta: { failure: () => ({ content: messages.failedToConnectErpPleaseTry }) },
  });

const SourceCard = (props: { title: string; text: string; children: ReactNode }) => (
  <li className="choice">
    <h2>{props.title}</h2>
    <p>{props.text}</p>
    <div className="choice-action">{props.children}</div>
  </li>
);

interface CardProps {
  busy: boolean;
  /** The kind of source that is being connected. */
  chosen: SourceKind | undefined;
  onChoose: (choice: Choice) => void;
}

function CustomCard({ busy, chosen, onChoose }: CardProps) {
  const [notes, setNotes] = useState('');
  return (
    <SourceCard title={messages.customErp} text={messages.tellUsWhatYourStudioRuns}>
      <FormField label={messages.erpDetails} stretch>
        <Textarea
          value={notes}
          rows={3}
          disabled={busy}
          placeholder={messages.systemNameAndLoginAddress}
          nativeTextareaAttributes={{ maxLength: 2000 }}
          onChange={({ detail }) => setNotes(detail.value)}
        />
      </FormField>
      <Button
        fullWidth
        disabled={notes.trim() === '' || busy}
        loading={chosen === 'custom-erp'}
        onClick={() => onChoose({ kind: 'custom-erp', notes })}
      >
        {messages.requestIntegration}
      </Button>
    </SourceCard>
  );
}

/** The step in which the source of the schedule is chosen. */
export function SourceStep({ onNext, busy: saving }: StepProps) {
  const studio = useStudio();
  const [requested, setRequested] = useState<Choice & { kind: StudioSystemName }>();
  const choosing = useChooseSource(({ kind, ...rest }) =>
    kind === 'manual' ? onNext() : setRequested({ kind, ...rest }),
  );
  const busy = choosing.isPending || saving;
  const chosen = busy ? choosing.variables?.kind : undefined;
  const onChoose = (choice: Choice): void => choosing.mutate(choice);
  if (requested) {
    const known = { studioName: studio.data?.studioName ?? '', notes: requested.notes ?? '' };
    return <SystemNext system={requested.kind} known={known} busy={saving} onNext={onNext} />;
  }
  return (
    <StepCard title={messages.connectYourStudioSystem} text={messages.howShouldWeGetYourClass}>
      <ul className="choices">
        <SourceCard title="Kenko" text={messages.yourStudioRunsOnKenkoOur}>
          <Button
            fullWidth
            variant="primary"
            disabled={busy}
            loading={chosen === 'kenko'}
            onClick={() => onChoose({ kind: 'kenko' })}
          >
            {messages.connectKenko}
          </Button>
        </SourceCard>
        <CustomCard busy={busy} chosen={chosen} onChoose={onChoose} />
        <SourceCard title={messages.manualDataEntry} text={messages.uploadYourScheduleAsACsv}>
          <Button
            fullWidth
            disabled={busy}
            loading={chosen === 'manual'}
            onClick={() => onChoose({ kind: 'manual' })}
          >
            {messages.pleaseUseManualUpload}
          </Button>
        </SourceCard>
      </ul>
    </StepCard>
  );
}
