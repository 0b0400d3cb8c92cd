import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/access';
import { leave } from '../../app/leave.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Ends every sign-in of the account, on all devices. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await leave({ everywhere: true });
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="factor">
      <Button onClick={() => setAsking(true)}>{messages.signOutEverywhere}</Button>
      {asking && (
        <ConfirmDialog
          header={messages.signOutEverywhereTitle}
          verb={messages.signOutEverywhere}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.youWillHaveToSignIn}
        </ConfirmDialog>
      )}
    </div>
  );
}
