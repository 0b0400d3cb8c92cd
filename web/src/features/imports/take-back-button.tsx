import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { messageOf } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { takeable, takeBackVerb, thingsText } from './taking-back.ts';
import { useTakeBack } from './use-taking-back.ts';

type Taken = Pick<ImportView, 'importId' | 'kind' | 'fileName' | 'result'>;

const retained = {
  schedule: messages.classesStayThatHaveBookingsWere,
  bookings: messages.bookingsStayThatAMarketplaceOr,
};

function Question({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const { importId, kind, fileName } = taken;
  const change = useTakeBack(onClose);
  const rows = takeable(taken);
  const header = rows === 0 ? messages.takeThisImportBack : messages.takeBack(thingsText(kind, rows));
  return (
    <ConfirmDialog
      header={header}
      verb={takeBackVerb(taken)}
      busy={change.isPending}
      onConfirm={() => change.mutate(importId)}
      onClose={onClose}
    >
      <SpaceBetween size="m">
        <p className="take-back-question">{messages.thisRemovesWhatAddedForGood(fileName, retained[kind])}</p>
        {change.error && <Alert type="error">{messageOf(change.error)}</Alert>}
      </SpaceBetween>
    </ConfirmDialog>
  );
}

/** After a confirmation, removes the rows of an interrupted import. */
export function TakeBackButton({ taken, listed = false }: { taken: Taken; listed?: boolean }) {
  const [confirming, setConfirming] = useState(false);
  const verb = takeBackVerb(taken);
  return (
    <>
      <Button
        iconName="undo"
        {...(listed && { ariaLabel: `${verb}: ${taken.fileName}`, variant: 'inline-link' })}
        onClick={() => setConfirming(true)}
      >
        {verb}
      </Button>
      {confirming && <Question taken={taken} onClose={() => setConfirming(false)} />}
    </>
  );
}
