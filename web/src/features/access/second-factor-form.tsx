import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import { CodeField } from './fields.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

/** The code of the authenticator app. */
export function SecondFactorForm({ busy, onBack }: StepProps) {
  const [code, setCode] = useState('');
  const { submitForm } = useAuthenticator();
  return (
    <StepForm
      text="Enter the code that your authenticator app shows."
      submit="Sign In"
      busy={busy}
      ready={/^\s*\d{6}\s*$/.test(code)}
      onSubmit={() => submitForm({ confirmation_code: code })}
      onBack={onBack}
    >
      <CodeField label="Authenticator code" value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
