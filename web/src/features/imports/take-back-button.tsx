import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { messageOf } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { takeBackVerb, thingsText } from './taking-back.ts';
import { useTakeBack } from './use-taking-back.ts';

type Taken = Pick<ImportView, 'importId' | 'kind' | 'fileName' | 'result'>;

const kept = {
  schedule:
    'Classes stay that have bookings, were sent to a marketplace, or were changed since. What the file changed in classes that were here before stays too.',
  bookings:
    'Bookings stay that a marketplace or your studio system reported too, or that were changed since. What the file changed in bookings that were here before stays too.',
};

function Question({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const { importId, kind, fileName, result } = taken;
  const change = useTakeBack(onClose);
  const rows = result?.imported ?? 0;
  const header = rows === 0 ? 'Take this import back?' : `Take back ${thingsText(kind, rows)}?`;
  return (
    <ConfirmDialog
      header={header}
      verb={takeBackVerb(taken)}
      busy={change.isPending}
      onConfirm={() => change.mutate(importId)}
      onClose={onClose}
    >
      <SpaceBetween size="m">
        <p className="take-back-question">
          This removes what {fileName} added, for good. {kept[kind]}
        </p>
        {change.error && <Alert type="error">{messageOf(change.error)}</Alert>}
      </SpaceBetween>
    </ConfirmDialog>
  );
}

/** Asks once more, and has the rows of an import taken back that was cut short. */
export function TakeBackButton({ taken, listed = false }: { taken: Taken; listed?: boolean }) {
  const [asked, setAsked] = useState(false);
  const verb = takeBackVerb(taken);
  return (
    <>
      <Button
        iconName="undo"
        {...(listed && { ariaLabel: `${verb}: ${taken.fileName}`, variant: 'inline-link' })}
        onClick={() => setAsked(true)}
      >
        {verb}
      </Button>
      {asked && <Question taken={taken} onClose={() => setAsked(false)} />}
    </>
  );
}
