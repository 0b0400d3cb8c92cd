import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/decisions';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { NestedDialog } from '../schedule/class/nested-dialog.tsx';
import { useUndo } from './use-decisions.ts';
import { handStands } from './waits-messages.ts';

interface Props {
  decision: DecisionView;
  onClose: () => void;
}

/** Asks for confirmation before undoing a decision's change. */
function UndoDialog({ decision, onClose }: Props) {
  const undoing = useUndo(onClose);
  const changed = new Set(decision.adjustments.map(({ marketplace }) => marketplace));
  return (
    <NestedDialog
      header={messages.undoThisDecision}
      onDismiss={onClose}
      footer={
        <div className="dialog-footer">
          <Button variant="link" disabled={undoing.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" loading={undoing.isPending} onClick={() => undoing.mutate(decision)}>
            {messages.undoDecision}
          </Button>
        </div>
      }
    >
      <SpaceBetween size="s">
        <Box>{messages.whatStoodBeforeComesBackHere}</Box>
        <ul className="decision-undo-lines">
          {decision.recommendations
            .filter(({ marketplace }) => changed.has(marketplace))
            .map(({ marketplace, placesFrom, placesTo }) => (
              <li key={marketplace}>
                {channelNames[marketplace]}: {placesTo} → {messages.placesCounted(placesFrom)}
              </li>
            ))}
        </ul>
        <Box color="text-body-secondary">{handStands}</Box>
      </SpaceBetween>
    </NestedDialog>
  );
}

/** The button that undoes a decision, with its confirmation dialog. */
export function Undo({ decision }: { decision: DecisionView }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button iconName="undo" onClick={() => setAsking(true)}>
        {messages.undo}
      </Button>
      {asking && <UndoDialog decision={decision} onClose={() => setAsking(false)} />}
    </>
  );
}
