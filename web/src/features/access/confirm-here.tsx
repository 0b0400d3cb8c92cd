import { useEffect, useState } from 'react';
import * as messages from '#messages/access';
import { releaseCalls } from '../../api/identity.ts';
import { useChange } from '../../api/use-change.ts';
import { AuthenticatorCodeForm } from './authenticator-code-form.tsx';
import { confirmWithCode } from './sign-in-again.ts';
import { refuse } from './tell.ts';

/**
 * The form for the authenticator app's code that signs this page in again. Without the code the page is signed out, like
 * every other device.
 */
export function ConfirmHere({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [code, setCode] = useState('');
  const confirming = useChange({
    mutationFn: () => confirmWithCode(code),
    onSuccess: onDone,
    onError: (error) => refuse(error.message),
    meta: { failure: () => undefined },
  });
  // Whoever leaves the form without a code is signed out, so the waiting calls are refused.
  useEffect(() => releaseCalls, []);
  return (
    <AuthenticatorCodeForm
      text={messages.everyDeviceWasSignedOutEnterTheCode}
      code={code}
      busy={confirming.isPending}
      onCode={setCode}
      onSubmit={() => confirming.mutate()}
      onBack={onBack}
    />
  );
}
