import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useState } from 'react';
import * as messages from '#messages/access';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import type { SignInStepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';
import { refuse } from './tell.ts';
import { firstRefusal, isEmail, invalidEmail } from './validate.ts';

/** The first step for a forgotten password: asks for the e-mail address. */
export function AskResetForm({ credentials, busy, onCredentials, onBack }: SignInStepProps) {
  const [email, setEmail] = useState(credentials.email);
  const { submitForm } = useAuthenticator();
  const submit = (): void => {
    if (!isEmail(email)) return refuse(invalidEmail);
    onCredentials({ email, password: '' });
    return submitForm({ username: email });
  };
  return (
    <StepForm
      text={messages.enterYourEMailAddressAnd}
      submit={messages.sendCode}
      busy={busy}
      ready={email.trim() !== ''}
      onSubmit={submit}
      onBack={onBack}
    >
      <EmailField value={email} disabled={busy} onChange={setEmail} />
    </StepForm>
  );
}

/** The second step: asks for the code that was sent, and the new password. */
export function ResetForm({ credentials: { email }, busy, onCredentials }: SignInStepProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submitForm, resendCode, toSignIn, toForgotPassword } = useAuthenticator();
  const submit = (): void => {
    const refusal = firstRefusal({ email, password });
    if (refusal) return refuse(refusal.message);
    onCredentials({ email, password });
    return submitForm({ confirmation_code: code, password });
  };
  // The library's state machine can only reach the first reset form from its sign-in step.
  const back = (): void => {
    toSignIn();
    toForgotPassword();
  };
  return (
    <StepForm
      text={messages.aCodeIsOnItsWayIfThereIsAnAccount(<strong>{email.trim()}</strong>)}
      submit={messages.changePassword}
      busy={busy}
      ready={code.trim() !== '' && password !== ''}
      onSubmit={submit}
      onBack={back}
      again={{ text: messages.sendANewCode, onClick: () => resendCode() }}
    >
      <CodeField label={messages.code} value={code} disabled={busy} onChange={setCode} />
      <PasswordField
        label={messages.newPassword}
        isNew
        value={password}
        disabled={busy}
        onChange={setPassword}
      />
    </StepForm>
  );
}
