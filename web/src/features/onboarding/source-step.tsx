import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState, type ReactNode } from 'react';
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
    meta: { failure: () => ({ content: 'Failed to connect ERP. Please try again.' }) },
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
  /** The kind that is being connected. */
  chosen: SourceKind | undefined;
  onChoose: (choice: Choice) => void;
}

function CustomCard({ busy, chosen, onChoose }: CardProps) {
  const [notes, setNotes] = useState('');
  return (
    <SourceCard title="Custom ERP" text="Tell us what your studio runs on, and our team gets in touch.">
      <FormField label="ERP Details" stretch>
        <Textarea
          value={notes}
          rows={3}
          disabled={busy}
          placeholder="Name of the system, and how you reach it"
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
        Request Integration
      </Button>
    </SourceCard>
  );
}

/** Where the schedule comes from. */
export function SourceStep({ onNext, busy: saving }: StepProps) {
  const studio = useStudio();
  const [asked, setAsked] = useState<Choice & { kind: StudioSystemName }>();
  const choosing = useChooseSource(({ kind, ...rest }) =>
    kind === 'manual' ? onNext() : setAsked({ kind, ...rest }),
  );
  const busy = choosing.isPending || saving;
  const chosen = busy ? choosing.variables?.kind : undefined;
  const onChoose = (choice: Choice): void => choosing.mutate(choice);
  if (asked) {
    const known = { studioName: studio.data?.studioName ?? '', notes: asked.notes ?? '' };
    return <SystemNext system={asked.kind} known={known} busy={saving} onNext={onNext} />;
  }
  return (
    <StepCard title="Connect your studio system" text="Choose how your class schedule reaches us.">
      <ul className="choices">
        <SourceCard title="Kenko" text="Your studio runs on Kenko. Our team approves the connection.">
          <Button
            fullWidth
            variant="primary"
            disabled={busy}
            loading={chosen === 'kenko'}
            onClick={() => onChoose({ kind: 'kenko' })}
          >
            Connect Kenko
          </Button>
        </SourceCard>
        <CustomCard busy={busy} chosen={chosen} onChoose={onChoose} />
        <SourceCard title="Manual Data Entry" text="Upload your schedule as a CSV file. Ready at once.">
          <Button
            fullWidth
            disabled={busy}
            loading={chosen === 'manual'}
            onClick={() => onChoose({ kind: 'manual' })}
          >
            Use Manual Upload
          </Button>
        </SourceCard>
      </ul>
    </StepCard>
  );
}
