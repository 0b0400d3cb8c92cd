import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import * as messages from '#messages/access';
import { loading } from '#messages/ui';
import { useChange } from '../../api/use-change.ts';
import { forgetSession } from '../../app/leave.ts';
import { carryNotice } from '../../ui/carried-notice.ts';
import { Failure } from '../../ui/failure.tsx';
import { ConfirmHere } from './confirm-here.tsx';
import { PasswordField } from './fields.tsx';
import { changePassword, type PasswordChange } from './password.ts';
import { replaceSignIns, type Replaced } from './sign-in-again.ts';
import { StepForm } from './step-form.tsx';
import { confirmed, refuse, sayNothing } from './tell.ts';
import { isLongEnough, tooShortPassword } from './validate.ts';

/** What is left to do after the password was changed; undefined if nothing is. */
type Left =
  { readonly at: 'code' } | { readonly at: 'failed'; readonly error: unknown; readonly password: string };

const sayDone = (): void => confirmed(messages.yourPasswordWasChangedOtherDevices);

function goToSignIn(): void {
  carryNotice({ type: 'success', content: messages.yourPasswordWasChangedSignIn });
  void forgetSession();
}

/** What follows from how the sign-ins were replaced. */
function leftAfter(replaced: Replaced, password: string): Left | undefined {
  sayNothing();
  if (replaced.at === 'failed') return { ...replaced, password };
  if (replaced.at === 'code') return { at: 'code' };
  if (replaced.at === 'done') sayDone();
  else goToSignIn();
  return undefined;
}

function Fields({ busy, onSubmit }: { busy: boolean; onSubmit: (change: PasswordChange) => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = (): void => {
    const refused = !isLongEnough(next);
    setRefused(refused);
    if (!refused) onSubmit({ current, next });
  };
  return (
    <StepForm
      text={messages.enterThePasswordYouHaveNow}
      submit={messages.changePassword}
      busy={busy}
      ready={current !== '' && next !== ''}
      onSubmit={submit}
    >
      <PasswordField
        label={messages.currentPassword}
        isNew={false}
        value={current}
        disabled={busy}
        onChange={setCurrent}
      />
      <PasswordField
        label={messages.newPassword}
        isNew
        value={next}
        invalid={isRefused}
        error={isRefused ? tooShortPassword : ''}
        disabled={busy}
        onChange={setNext}
      />
    </StepForm>
  );
}

/** A form to change the password, for people who know the current one. All other devices are signed out. */
export function ChangePasswordForm() {
  const [left, setLeft] = useState<Left>();
  const [changes, setChanges] = useState(0);
  const changing = useChange({
    mutationFn: async (change: PasswordChange) => {
      await changePassword(change);
      return leftAfter(await replaceSignIns(change.next), change.next);
    },
    onSuccess: (found) => {
      setLeft(found);
      // The fields are empty again.
      setChanges(changes + 1);
    },
    onError: (error) => refuse(error.message),
    meta: { failure: () => undefined },
  });
  const ending = useChange({
    mutationFn: async (password: string) => leftAfter(await replaceSignIns(password), password),
    onSuccess: setLeft,
  });
  if (left?.at === 'code')
    return (
      <ConfirmHere
        onDone={() => {
          setLeft(undefined);
          sayDone();
        }}
        onBack={goToSignIn}
      />
    );
  if (ending.isPending) return <StatusIndicator type="loading">{loading}</StatusIndicator>;
  if (left?.at === 'failed')
    return (
      <Failure
        header={messages.yourPasswordWasChangedButOther}
        error={left.error}
        onRetry={() => ending.mutate(left.password)}
      />
    );
  return <Fields key={changes} busy={changing.isPending} onSubmit={(change) => changing.mutate(change)} />;
}
