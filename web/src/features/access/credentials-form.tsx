import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/access';
import type { NextStep } from './account.ts';
import { refusalText } from './refusal.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { refuse } from './tell.ts';
import { firstRefusal, type Credentials } from './validate.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';

export interface FormTexts {
  submit: string;
  busy: string;
  newPassword: boolean;
}

interface Props {
  texts: FormTexts;
  /** Called with valid credentials. */
  action: (credentials: Credentials) => Promise<NextStep>;
  /** Called when the person goes to a field. */
  onFocus: () => void;
  onNext: (next: NextStep, credentials: Credentials) => void;
  /** Called if the person has forgotten their password. */
  onForgotten?: (email: string) => void;
}

function useCredentials({ action, onNext }: Props) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [invalid, setInvalid] = useState<keyof Credentials | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<Credentials>): void => {
    setCredentials((now) => ({ ...now, ...part }));
    setInvalid(null);
  };
  const submit = async (): Promise<void> => {
    const refusal = firstRefusal(credentials);
    setInvalid(refusal?.field ?? null);
    if (refusal) {
      refuse(refusal.message);
      return;
    }
    setBusy(true);
    try {
      onNext(await action(credentials), credentials);
    } catch (error) {
      refuse(await refusalText(error));
      setBusy(false);
    }
  };
  return { credentials, invalid, busy, set, submit };
}

/** The form for e-mail and password, both for signing in and for signing up. */
export function CredentialsForm(props: Props) {
  const { texts, onFocus, onForgotten } = props;
  const { credentials, invalid, busy, set, submit } = useCredentials(props);
  const onSubmit = (): void => {
    void submit();
  };
  return (
    <CheckedForm onSubmit={onSubmit} onFocus={onFocus}>
      <SpaceBetween size="l">
        <EmailField
          value={credentials.email}
          invalid={invalid === 'email'}
          disabled={busy}
          onChange={(email) => set({ email })}
        />
        <PasswordField
          isNew={texts.newPassword}
          value={credentials.password}
          invalid={invalid === 'password'}
          disabled={busy}
          onChange={(password) => set({ password })}
        />
        <Button variant="primary" fullWidth formAction="submit" loading={busy} loadingText={texts.busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        {onForgotten && (
          <Button
            formAction="none"
            variant="inline-link"
            disabled={busy}
            onClick={() => onForgotten(credentials.email)}
          >
            {messages.forgotYourPassword}
          </Button>
        )}
      </SpaceBetween>
    </CheckedForm>
  );
}
