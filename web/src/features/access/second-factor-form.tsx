import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import * as messages from '#messages/access';
import { CodeField } from './fields.tsx';
import type { SignInStepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

/** The form for the authenticator app's code. */
export function SecondFactorForm({ busy, onBack }: SignInStepProps) {
  const [code, setCode] = useState('');
  const { submitForm } = useAuthenticator();
  return (
    <StepForm
      text={messages.enterTheCodeThatYourAuthenticator}
      submit={messages.signIn}
      busy={busy}
      ready={/^\s*\d{6}\s*$/.test(code)}
      onSubmit={() => submitForm({ confirmation_code: code })}
      onBack={onBack}
    >
      <CodeField label={messages.authenticatorCode} value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
