import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChangeScope } from '#shared/contracts/schedule/change.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { CapacityConfirm } from './capacity-confirm.tsx';
import { CapacityFigures } from './capacity-figures.tsx';
import { isOvertaken, type Detail } from './detail.ts';
import { FailureNote } from './failure-note.tsx';
import { OvertakenNote } from './overtaken-note.tsx';
import { PlacesInput } from './places-input.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { readPlaces } from './slot-draft.ts';
import { isConflict, useAdjustClass } from './use-class-changes.ts';
import { WhenVisible } from '#web/src/ui/when-visible.tsx';
import { CheckedForm } from '#web/src/ui/checked-form.tsx';

interface Props {
  detail: Detail;
  /** The class as the person saw it when they began to edit, or when they chose to continue. */
  base: ClassView;
  onBase: (base: ClassView) => void;
  onEnd: () => void;
}

const formId = 'edit-capacity';

/** Why a number cannot be the capacity; null if it can. */
function refusalOf({ min, max }: Detail['editing']['capacity'], wanted: number): string | null {
  if (wanted < min) return messages.capacityCannotBeLessThanCurrent(min);
  return wanted > max ? messages.capacityCannotBeMoreThan(max) : null;
}

const Buttons = ({ disabled, onCancel }: { disabled: boolean; onCancel: () => void }) => (
  <span className="dialog-buttons">
    <Button variant="link" formAction="none" onClick={onCancel}>
      {messages.cancel}
    </Button>
    <Button variant="primary" form={formId} formAction="submit" disabled={disabled}>
      {messages.save}
    </Button>
  </span>
);

interface FieldProps {
  detail: Detail;
  text: string;
  overtaken: boolean;
  error: string | null;
  onText: (text: string) => void;
}

function CapacityField({ detail, text, overtaken, error, onText }: FieldProps) {
  const { min, max } = detail.editing.capacity;
  return (
    <FormField
      label={<span className="visually-hidden">{messages.totalCapacity}</span>}
      constraintText={messages.atLeast(min, overtaken, wholeCapacityOf(detail.class))}
    >
      <PlacesInput takesFocus value={text} min={min} max={max} invalid={error !== null} onText={onText} />
    </FormField>
  );
}

/** The field for a new capacity, which is saved after confirmation. */
export function CapacityEditor({ detail, base, onBase, onEnd }: Props) {
  const now = detail.class;
  const [text, setText] = useState(String(wholeCapacityOf(base)));
  const [scope, setScope] = useState<ChangeScope>('this');
  const [step, setStep] = useState<'typing' | 'refused' | 'confirming'>('typing');
  const adjusting = useAdjustClass(onEnd);
  const wanted = readPlaces(text);
  const overtaken = isOvertaken(base, now, 'capacity');
  const refusal = refusalOf(detail.editing.capacity, wanted);
  const onSubmit = (): void => {
    if (wanted !== wholeCapacityOf(now) && !overtaken) setStep(refusal === null ? 'confirming' : 'refused');
  };
  const save = (): void =>
    adjusting.mutate(
      { base, now, edited: 'capacity', scope, totalCapacity: wanted },
      { onError: (error) => isConflict(error) && setStep('typing') },
    );
  const onText = (typed: string): void => {
    setText(typed);
    setStep('typing');
  };
  const error = step === 'refused' ? refusal : null;
  const field = <CapacityField {...{ detail, text, overtaken, error, onText }} />;
  return (
    <CheckedForm id={formId} onSubmit={onSubmit} onEscape={() => adjusting.isPending || onEnd()}>
      <SpaceBetween size="m">
        <CapacityFigures shown={now} capacity={field} />
        <div aria-live="polite">
          {overtaken && <OvertakenNote detail={detail} onKeep={() => onBase(now)} onDrop={onEnd} />}
          {error !== null && (
            <WhenVisible>
              <Alert type="error" header={messages.invalidCapacity}>
                {error}
              </Alert>
            </WhenVisible>
          )}
          {adjusting.error && step === 'typing' && !overtaken && (
            <FailureNote kind="capacity" error={adjusting.error} />
          )}
        </div>
        <ScopeChoice series={detail.series} scope={scope} onScope={setScope} />
        <Buttons disabled={wanted === wholeCapacityOf(now) || overtaken} onCancel={onEnd} />
      </SpaceBetween>
      {step === 'confirming' && (
        <CapacityConfirm
          {...{ now, wanted, scope, series: detail.series }}
          busy={adjusting.isPending}
          error={adjusting.error}
          onConfirm={save}
          onCancel={() => setStep('typing')}
        />
      )}
    </CheckedForm>
  );
}
