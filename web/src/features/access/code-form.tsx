import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import { CodeField } from './fields.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

/** The code that confirms a new account's address. */
export function CodeForm({ credentials, busy, onBack }: StepProps) {
  const [code, setCode] = useState('');
  const { submitForm, resendCode } = useAuthenticator();
  return (
    <StepForm
      text={
        <>
          We sent a code to <strong>{credentials.email.trim()}</strong>. Enter it to confirm your address.
        </>
      }
      submit="Confirm"
      busy={busy}
      ready={code.trim() !== ''}
      onSubmit={() => submitForm({ confirmation_code: code })}
      onBack={onBack}
      again={{ text: 'Send a new code', onClick: () => resendCode() }}
    >
      <CodeField label="Confirmation code" value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
