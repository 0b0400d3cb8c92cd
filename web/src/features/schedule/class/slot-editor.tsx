import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChangeScope } from '#shared/contracts/schedule/change.ts';
import { handStands } from '../../decisions/waits-messages.ts';
import { isOvertaken, type Detail } from './detail.ts';
import { FailureNote } from './failure-note.tsx';
import { OvertakenNote } from './overtaken-note.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { checkSlots, maySave, type SlotTexts } from './slot-draft.ts';
import { SlotInputs } from './slot-inputs.tsx';
import { useAdjustClass } from './use-class-changes.ts';
import { CheckedForm } from '#web/src/ui/checked-form.tsx';

interface Props {
  detail: Detail;
  /** The class as the person saw it when they began to edit, or when they chose to continue. */
  base: ClassView;
  onBase: (base: ClassView) => void;
  onEnd: () => void;
}

const formId = 'edit-slots';

/** The fields for the places of each channel, checked at every keystroke. */
export function SlotEditor({ detail, base, onBase, onEnd }: Props) {
  const [texts, setTexts] = useState<SlotTexts>({});
  const [scope, setScope] = useState<ChangeScope>('this');
  const adjusting = useAdjustClass(onEnd);
  const overtaken = isOvertaken(base, detail.class, 'slots');
  const check = checkSlots(detail, texts);
  const ready = maySave(check) && !overtaken;
  const onSubmit = (): void => {
    if (!ready || adjusting.isPending) return;
    adjusting.mutate({ base, now: detail.class, edited: 'slots', scope, allocations: check.changed });
  };
  return (
    <CheckedForm id={formId} onSubmit={onSubmit} onEscape={() => adjusting.isPending || onEnd()}>
      <SpaceBetween size="m">
        <SlotInputs
          detail={detail}
          texts={texts}
          check={check}
          overtaken={overtaken}
          disabled={adjusting.isPending}
          onText={(channel, text) => setTexts((typed) => ({ ...typed, [channel]: text }))}
        />
        <div aria-live="polite">
          {overtaken && <OvertakenNote detail={detail} onKeep={() => onBase(detail.class)} onDrop={onEnd} />}
          {adjusting.error && !overtaken && <FailureNote kind="slots" error={adjusting.error} />}
        </div>
        <Box color="text-body-secondary">{handStands}</Box>
        <ScopeChoice series={detail.series} scope={scope} onScope={setScope} />
        <span className="dialog-buttons">
          <Button variant="link" formAction="none" disabled={adjusting.isPending} onClick={onEnd}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            form={formId}
            formAction="submit"
            disabled={!ready}
            loading={adjusting.isPending}
          >
            {messages.save}
          </Button>
        </span>
      </SpaceBetween>
    </CheckedForm>
  );
}
