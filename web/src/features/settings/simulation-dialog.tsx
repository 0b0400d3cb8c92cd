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

interface ButtonsProps {
  ready: boolean;
  busy: boolean;
  onClose: () => void;
  onSwitchOn: () => void;
}

const Buttons = ({ ready, busy, onClose, onSwitchOn }: ButtonsProps) => (
  <div className="form-buttons">
    <Button variant="link" disabled={busy} onClick={onClose}>
      {messages.cancel}
    </Button>
    <Button variant="primary" disabled={!ready} loading={busy} onClick={onSwitchOn}>
      {messages.switchOn}
    </Button>
  </div>
);

interface BodyProps {
  found: ReturnType<typeof useSimulation>;
  timezone: string;
  busy: boolean;
  accepts: boolean;
  onAccept: (accepts: boolean) => void;
}

/** The progress of the simulation, and then its result. */
function Body({ found, timezone, busy, accepts, onAccept }: BodyProps) {
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
          {messages.switchItOnAlthoughNoGain}
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
  timezone: string;
  onClose: () => void;
  onSwitchedOn: () => void;
}

/** Shows what auto-execute would have earned in the last weeks before it is turned on. */
export function SimulationDialog({ wanted, changes, timezone, onClose, onSwitchedOn }: Props) {
  const [accepts, setAccepts] = useState(false);
  const simulated = simulatedOf(wanted);
  const found = useSimulation(simulated, { startsItself: true });
  const switching = useSwitchOn(() => {
    onSwitchedOn();
    onClose();
  });
  const busy = switching.isPending;
  const proven = found.simulation?.verdict === 'gain';
  return (
    <Modal
      visible
      header={messages.switchOnAutoExecute}
      onDismiss={() => !busy && onClose()}
      footer={
        <Buttons
          ready={found.simulation !== null && (proven || accepts)}
          busy={busy}
          onClose={onClose}
          onSwitchOn={() => switching.mutate({ ...changes, acceptsUnproven: !proven && accepts })}
        />
      }
    >
      <div className="simulation" aria-live="polite">
        {switching.error && (
          <Alert type="error" header={messages.autoExecuteIsNotSwitchedOn}>
            {messageOf(switching.error)}
          </Alert>
        )}
        <Body found={found} timezone={timezone} busy={busy} accepts={accepts} onAccept={setAccepts} />
      </div>
    </Modal>
  );
}
