import { useState } from 'react';
import { CodeField } from './fields.tsx';
import { answer } from './further-account.ts';
import type { StepProps } from './further-steps.tsx';
import { StepForm } from './step-form.tsx';
import { useAttempt } from './use-attempt.ts';

/** The code of the authenticator app. */
export function SecondFactorForm({ credentials, onNext, onBack }: StepProps) {
  const [code, setCode] = useState('');
  const { busy, attempt } = useAttempt();
  return (
    <StepForm
      text="Enter the code that your authenticator app shows."
      submit="Sign In"
      busy={busy}
      ready={/^\s*\d{6}\s*$/.test(code)}
      onSubmit={() => attempt(async () => onNext(await answer(code.trim()), credentials))}
      onBack={onBack}
    >
      <CodeField label="Authenticator code" value={code} disabled={busy} onChange={setCode} />
    </StepForm>
  );
}
