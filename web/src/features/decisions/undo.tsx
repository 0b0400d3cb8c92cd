import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { channelNames } from '#shared/contracts/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { counted } from '#shared/core/text/counted.ts';
import { NestedDialog } from '../schedule/class/nested-dialog.tsx';
import { useUndo } from './use-decisions.ts';
import { handStands } from './waits-words.ts';

interface Props {
  decision: DecisionView;
  onClose: () => void;
}

/** Asks before what a decision changed is taken back. */
function UndoDialog({ decision, onClose }: Props) {
  const undoing = useUndo(onClose);
  const changed = new Set(decision.adjustments.map(({ marketplace }) => marketplace));
  return (
    <NestedDialog
      header="Undo this decision?"
      onDismiss={onClose}
      footer={
        <div className="dialog-footer">
          <Button variant="link" disabled={undoing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={undoing.isPending} onClick={() => undoing.mutate(decision)}>
            Undo decision
          </Button>
        </div>
      }
    >
      <SpaceBetween size="s">
        <Box>What stood before comes back, here and on the marketplaces:</Box>
        <ul className="decision-undo-lines">
          {decision.recommendations
            .filter(({ marketplace }) => changed.has(marketplace))
            .map(({ marketplace, placesFrom, placesTo }) => (
              <li key={marketplace}>
                {channelNames[marketplace]}: {placesTo} → {counted(placesFrom, 'place')}
              </li>
            ))}
        </ul>
        <Box color="text-body-secondary">{handStands}</Box>
      </SpaceBetween>
    </NestedDialog>
  );
}

/** The button that takes a decision back, with its question. */
export function Undo({ decision }: { decision: DecisionView }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button iconName="undo" onClick={() => setAsking(true)}>
        Undo
      </Button>
      {asking && <UndoDialog decision={decision} onClose={() => setAsking(false)} />}
    </>
  );
}
