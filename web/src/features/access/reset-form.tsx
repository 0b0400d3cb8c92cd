import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';
import { refuse } from './tell.ts';
import { firstRefusal, isEmail, invalidEmail } from './validate.ts';

/** A forgotten password: first whose it is. */
export function AskResetForm({ credentials, busy, onCredentials, onBack }: StepProps) {
  const [email, setEmail] = useState(credentials.email);
  const { submitForm } = useAuthenticator();
  const submit = (): void => {
    if (!isEmail(email)) return refuse(invalidEmail);
    onCredentials({ email, password: '' });
    return submitForm({ username: email });
  };
  return (
    <StepForm
      text="Enter your e-mail address, and we send you a code to choose a new password with."
      submit="Send Code"
      busy={busy}
      ready={email.trim() !== ''}
      onSubmit={submit}
      onBack={onBack}
    >
      <EmailField value={email} disabled={busy} onChange={setEmail} />
    </StepForm>
  );
}

/** Then the code that was sent, and the password that holds from now on. */
export function ResetForm({ credentials: { email }, busy, onCredentials }: StepProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submitForm, resendCode, toSignIn, toForgotPassword } = useAuthenticator();
  const submit = (): void => {
    const refusal = firstRefusal({ email, password });
    if (refusal) return refuse(refusal.message);
    onCredentials({ email, password });
    return submitForm({ confirmation_code: code, password });
  };
  // The library's machine reaches the first reset form only from its sign-in step.
  const back = (): void => {
    toSignIn();
    toForgotPassword();
  };
  return (
    <StepForm
      text={
        <>
          If <strong>{email.trim()}</strong> has an account, a code is on its way there.
        </>
      }
      submit="Change Password"
      busy={busy}
      ready={code.trim() !== '' && password !== ''}
      onSubmit={submit}
      onBack={back}
      again={{ text: 'Send a new code', onClick: () => resendCode() }}
    >
      <CodeField label="Code" value={code} disabled={busy} onChange={setCode} />
      <PasswordField label="New password" isNew value={password} disabled={busy} onChange={setPassword} />
    </StepForm>
  );
}
