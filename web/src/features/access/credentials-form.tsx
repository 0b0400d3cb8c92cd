import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type SyntheticEvent } from 'react';
import { notify } from '../../ui/notices.ts';
import { refusalText, type Next } from './account.ts';
import { firstRefusal, type Credentials } from './validate.ts';

export interface FormTexts {
  submit: string;
  busy: string;
  newPassword: boolean;
}

interface Props {
  texts: FormTexts;
  /** What the form does with credentials that are in order. */
  action: (credentials: Credentials) => Promise<Next>;
  onNext: (next: Next, credentials: Credentials) => void;
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
      notify({ id: 'access', type: 'error', content: refusal.message });
      return;
    }
    setBusy(true);
    try {
      onNext(await action(credentials), credentials);
    } catch (error) {
      notify({ id: 'access', type: 'error', content: refusalText(error) });
      setBusy(false);
    }
  };
  return { credentials, invalid, busy, set, submit };
}

/** E-mail and password, for signing in as for signing up. */
export function CredentialsForm(props: Props) {
  const { texts } = props;
  const { credentials, invalid, busy, set, submit } = useCredentials(props);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <SpaceBetween size="l">
        <FormField label="Email">
          <Input
            type="email"
            inputMode="email"
            name="email"
            autoComplete="username"
            ariaRequired
            placeholder="you@studio.com"
            value={credentials.email}
            invalid={invalid === 'email'}
            disabled={busy}
            onChange={({ detail }) => set({ email: detail.value })}
          />
        </FormField>
        <FormField
          label="Password"
          {...(texts.newPassword && { constraintText: 'Must be at least 6 characters' })}
        >
          <Input
            type="password"
            name="password"
            autoComplete={texts.newPassword ? 'new-password' : 'current-password'}
            ariaRequired
            value={credentials.password}
            invalid={invalid === 'password'}
            disabled={busy}
            onChange={({ detail }) => set({ password: detail.value })}
          />
        </FormField>
        <Button variant="primary" fullWidth formAction="submit" loading={busy} loadingText={texts.busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </SpaceBetween>
    </form>
  );
}
