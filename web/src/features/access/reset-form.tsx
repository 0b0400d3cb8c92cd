import { useState } from 'react';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import { requestReset, reset } from './further-account.ts';
import type { StepProps } from './further-steps.tsx';
import { StepForm } from './step-form.tsx';
import { confirmed, refuse, useAttempt } from './use-attempt.ts';
import { firstRefusal, isEmail, invalidEmail } from './validate.ts';

type Props = Pick<StepProps, 'onNext' | 'onBack'> & { email: string };

/** Whose password it is. */
function RequestForm({
  email,
  onSent,
  onBack,
}: {
  email: string;
  onSent: (to: string) => void;
  onBack: () => void;
}) {
  const [address, setAddress] = useState(email);
  const { busy, attempt } = useAttempt();
  const submit = (): void => {
    if (!isEmail(address)) return refuse(invalidEmail);
    return attempt(async () => {
      await requestReset(address);
      onSent(address);
    });
  };
  return (
    <StepForm
      text="Enter your e-mail address, and we send you a code to choose a new password with."
      submit="Send Code"
      busy={busy}
      ready={address.trim() !== ''}
      onSubmit={submit}
      onBack={onBack}
    >
      <EmailField value={address} disabled={busy} onChange={setAddress} />
    </StepForm>
  );
}

/** The code that was sent, and the password that holds from now on. */
function ChangeForm({ email, onNext, onBack }: Props) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { busy, attempt } = useAttempt();
  const credentials = { email, password };
  const submit = (): void => {
    const refusal = firstRefusal(credentials);
    if (refusal) refuse(refusal.message);
    else attempt(async () => onNext(await reset(credentials, code), credentials));
  };
  const again = (): void =>
    attempt(async () => {
      await requestReset(email);
      confirmed('A new code is on its way');
    });
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
      onBack={onBack}
      again={{ text: 'Send a new code', onClick: again }}
    >
      <CodeField label="Code" value={code} disabled={busy} onChange={setCode} />
      <PasswordField label="New password" isNew value={password} disabled={busy} onChange={setPassword} />
    </StepForm>
  );
}

/** A forgotten password: first the code, then the new one. */
export function ResetForm(props: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestForm email={props.email} onSent={setSentTo} onBack={props.onBack} />
  ) : (
    <ChangeForm {...props} email={sentTo} onBack={() => setSentTo(null)} />
  );
}
