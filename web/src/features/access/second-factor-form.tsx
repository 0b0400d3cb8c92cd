import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import { AuthenticatorCodeForm } from './authenticator-code-form.tsx';
import type { SignInStepProps } from './step-props.ts';

/** The form for the authenticator app's code. */
export function SecondFactorForm({ busy, onBack }: SignInStepProps) {
  const [code, setCode] = useState('');
  const { submitForm } = useAuthenticator();
  return (
    <AuthenticatorCodeForm
      code={code}
      busy={busy}
      onCode={setCode}
      onSubmit={() => submitForm({ confirmation_code: code })}
      onBack={onBack}
    />
  );
}
