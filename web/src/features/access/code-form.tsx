import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type SyntheticEvent } from 'react';
import { notify } from '../../ui/notices.ts';
import { confirm, refusalText, sendCodeAgain } from './account.ts';
import type { Credentials } from './validate.ts';

interface Props {
  credentials: Credentials;
  onIn: () => void;
  onBack: () => void;
}

/** The code that confirms a new account's address. */
export function CodeForm({ credentials, onIn, onBack }: Props) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ id: 'access', type: 'error', content: refusalText(error) });
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await confirm(credentials, code);
      onIn();
    });
  };
  const again = (): void =>
    void attempt(async () => {
      await sendCodeAgain(credentials);
      notify({ id: 'access', type: 'success', content: 'A new code is on its way' });
    });
  return (
    <form onSubmit={submit} noValidate>
      <SpaceBetween size="l">
        <Box>
          We sent a code to <strong>{credentials.email.trim()}</strong>. Enter it to confirm your address.
        </Box>
        <FormField label="Confirmation code">
          <Input
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            disabled={busy}
            onChange={({ detail }) => setCode(detail.value)}
          />
        </FormField>
        <Button variant="primary" fullWidth formAction="submit" loading={busy} disabled={code.trim() === ''}>
          Confirm
        </Button>
        <SpaceBetween direction="horizontal" size="xs">
          <Button formAction="none" disabled={busy} onClick={again}>
            Send a new code
          </Button>
          <Button formAction="none" variant="link" disabled={busy} onClick={onBack}>
            Back
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </form>
  );
}
