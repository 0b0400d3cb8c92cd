import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import * as messages from '#messages/access';
import { CodeField } from './fields.tsx';
import type { SignInStepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

/** The form for the code that confirms a new account's address. */
export function CodeForm({ credentials, busy, onBack }: SignInStepProps) {
  const [code, setCode] = useState('');
  const { submitForm, resendCode } = useAuthenticator();
  return (
    <StepForm
      text={messages.weSentACodeTo(<strong>{credentials.email.trim()}</strong>)}
      submit={messages.confirm}
      busy={busy}
      ready={code.trim() !== ''}
      onSubmit={() => submitForm({ confirmation_code: code })}
      onBack={onBack}
      again={{ text: messages.sendANewCode, onClick: () => resendCode() }}
    >
      <CodeField label={messages.confirmationCode} value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
