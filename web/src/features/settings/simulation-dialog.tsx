import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import * as messages from '#messages/settings';
import { simulatedOf } from '#shared/contracts/decisions/simulated-settings.ts';
import type { InputOf } from '#shared/contracts/operation.ts';
import type { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { messageOf } from '../../api/problem.ts';
import { Failure } from '../../ui/failure.tsx';
import type { Saved } from './ai-draft.ts';
import { ReplayProgress } from './replaying.tsx';
import { SimulationResult } from './simulation-result.tsx';
import { useSwitchOn } from './use-settings.ts';
import { useSimulation } from './use-simulation.ts';

/** The texts of the dialog: auto-execute is switched on, or is on already and would go further. */
const textsOf = (isOn: boolean) =>
  isOn
    ? {
        header: messages.letAutoExecuteGoFurther,
        submit: messages.saveTheseSettings,
        accept: messages.saveThemAlthoughNoGain,
        failed: messages.failedToSaveAiSettings,
      }
    : {
        header: messages.switchOnAutoExecute,
        submit: messages.switchOn,
        accept: messages.switchItOnAlthoughNoGain,
        failed: messages.autoExecuteIsNotSwitchedOn,
      };
type Texts = ReturnType<typeof textsOf>;

interface ButtonsProps {
  texts: Texts;
  ready: boolean;
  busy: boolean;
  onClose: () => void;
  onSwitchOn: () => void;
}

const Buttons = ({ texts, ready, busy, onClose, onSwitchOn }: ButtonsProps) => (
  <div className="form-buttons">
    <Button variant="link" disabled={busy} onClick={onClose}>
      {messages.cancel}
    </Button>
    <Button variant="primary" disabled={!ready} loading={busy} onClick={onSwitchOn}>
      {texts.submit}
    </Button>
  </div>
);

interface BodyProps {
  texts: Texts;
  found: ReturnType<typeof useSimulation>;
  timezone: string;
  busy: boolean;
  accepts: boolean;
  onAccept: (accepts: boolean) => void;
}

/** The progress of the simulation, and then its result. */
function Body({ texts, found, timezone, busy, accepts, onAccept }: BodyProps) {
  const { simulation, progress, failure, again } = found;
  if (failure) return <Failure header={messages.yourLastWeeksCouldNotBe} error={failure} onRetry={again} />;
  if (!simulation) return <ReplayProgress progress={progress} />;
  return (
    <>
      <SimulationResult simulation={simulation} timezone={timezone} />
      <div>
        <Button iconName="refresh" disabled={busy} onClick={again}>
          {messages.simulateAgain}
        </Button>
      </div>
      {simulation.verdict !== 'gain' && (
        <Checkbox checked={accepts} disabled={busy} onChange={({ detail }) => onAccept(detail.checked)}>
          {texts.accept}
        </Checkbox>
      )}
    </>
  );
}

interface Props {
  /** The settings to be saved, including auto-execute. */
  wanted: Saved;
  /** Those of the settings that differ from the saved ones. */
  changes: InputOf<typeof updateSettings>;
  /** Whether auto-execute is already on and would go further. */
  isOn: boolean;
  timezone: string;
  onClose: () => void;
  onSwitchedOn: () => void;
}

/** Shows what auto-execute would have earned in the last weeks before it is turned on or goes further. */
export function SimulationDialog({ wanted, changes, isOn, timezone, onClose, onSwitchedOn }: Props) {
  const texts = textsOf(isOn);
  const [accepts, setAccepts] = useState(false);
  const simulated = simulatedOf(wanted);
  const found = useSimulation(simulated, { startsItself: true });
  const switching = useSwitchOn(isOn, () => {
    onSwitchedOn();
    onClose();
  });
  const busy = switching.isPending;
  const proven = found.simulation?.verdict === 'gain';
  return (
    <Modal
      visible
      header={texts.header}
      onDismiss={() => !busy && onClose()}
      footer={
        <Buttons
          texts={texts}
          ready={found.simulation !== null && (proven || accepts)}
          busy={busy}
          onClose={onClose}
          onSwitchOn={() => switching.mutate({ ...changes, acceptsUnproven: !proven && accepts })}
        />
      }
    >
      <div className="simulation" aria-live="polite">
        {switching.error && (
          <Alert type="error" header={texts.failed}>
            {messageOf(switching.error)}
          </Alert>
        )}
        <Body
          texts={texts}
          found={found}
          timezone={timezone}
          busy={busy}
          accepts={accepts}
          onAccept={setAccepts}
        />
      </div>
    </Modal>
  );
}
