import { useState } from 'react';
import { PasswordField } from './fields.tsx';
import { answer } from './further-account.ts';
import type { StepProps } from './further-steps.tsx';
import { StepForm } from './step-form.tsx';
import { refuse, useAttempt } from './use-attempt.ts';
import { firstRefusal } from './validate.ts';

/** A password of one's own, where somebody else had set the first one. */
export function NewPasswordForm({ credentials, onNext, onBack }: StepProps) {
  const [password, setPassword] = useState('');
  const { busy, attempt } = useAttempt();
  const submit = (): void => {
    const refusal = firstRefusal({ ...credentials, password });
    if (refusal) refuse(refusal.message);
    else attempt(async () => onNext(await answer(password), { ...credentials, password }));
  };
  return (
    <StepForm
      text="Your password was set by somebody else. Choose one of your own."
      submit="Save and Sign In"
      busy={busy}
      ready={password !== ''}
      onSubmit={submit}
      onBack={onBack}
    >
      <PasswordField label="New password" isNew value={password} disabled={busy} onChange={setPassword} />
    </StepForm>
  );
}
