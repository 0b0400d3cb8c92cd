import { useState } from 'react';
import { CodeField } from './fields.tsx';
import { confirm, sendCodeAgain } from './further-account.ts';
import type { StepProps } from './further-steps.tsx';
import { StepForm } from './step-form.tsx';
import { confirmed, useAttempt } from './use-attempt.ts';

/** The code that confirms a new account's address. */
export function CodeForm({ credentials, onNext, onBack }: StepProps) {
  const [code, setCode] = useState('');
  const { busy, attempt } = useAttempt();
  const again = (): void =>
    attempt(async () => {
      await sendCodeAgain(credentials);
      confirmed('A new code is on its way');
    });
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
      onSubmit={() => attempt(async () => onNext(await confirm(credentials, code), credentials))}
      onBack={onBack}
      again={{ text: 'Send a new code', onClick: again }}
    >
      <CodeField label="Confirmation code" value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
