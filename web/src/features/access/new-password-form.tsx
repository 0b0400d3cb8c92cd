import { useAuthenticator } from '@aws-amplify/ui-react-core';
import { useEffect, useState } from 'react';
import * as messages from '#messages/access';
import { PasswordField } from './fields.tsx';
import type { SignInStepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';
import { refuse } from './tell.ts';
import { firstRefusal } from './validate.ts';

/** To the library, a sign-in that took too long looks like an expired code, but no code was requested here. */
const ownMessageOf = (error: string): string =>
  /verification code/i.test(error) ? messages.thisTookTooLongPleaseGo : error;

/** The form for a new password, shown if somebody else set the first one. */
export function NewPasswordForm({ credentials, busy, onBack }: SignInStepProps) {
  const [password, setPassword] = useState('');
  const { error, submitForm } = useAuthenticator();
  useEffect(() => {
    if (error) refuse(ownMessageOf(error));
  }, [error]);
  const submit = (): void => {
    const refusal = firstRefusal({ ...credentials, password });
    if (refusal) refuse(refusal.message);
    else submitForm({ password });
  };
  return (
    <StepForm
      text={messages.yourPasswordWasSetBySomebody}
      submit={messages.saveAndSignIn}
      busy={busy}
      ready={password !== ''}
      onSubmit={submit}
      onBack={onBack}
    >
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
