import { useState } from 'react';
import * as messages from '#messages/access';
import { PasswordField } from './fields.tsx';
import { changePassword } from './password.ts';
import { StepForm } from './step-form.tsx';
import { isLongEnough, tooShortPassword } from './validate.ts';
import { useChange } from '../../api/use-change.ts';

/** A form to change the password, for people who know the current one. */
export function ChangePasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isRefused, setRefused] = useState(false);
  const changing = useChange({
    mutationFn: () => changePassword({ current, next }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
    },
    meta: {
      success: messages.yourPasswordWasChangedOtherDevices,
      failure: (error) => ({ content: error.message }),
    },
  });
  const submit = (): void => {
    const refused = !isLongEnough(next);
    setRefused(refused);
    if (!refused) changing.mutate();
  };
  return (
    <StepForm
      text={messages.enterThePasswordYouHaveNow}
      submit={messages.changePassword}
      busy={changing.isPending}
      ready={current !== '' && next !== ''}
      onSubmit={submit}
    >
      <PasswordField
        label={messages.currentPassword}
        isNew={false}
        value={current}
        disabled={changing.isPending}
        onChange={setCurrent}
      />
      <PasswordField
        label={messages.newPassword}
        isNew
        value={next}
        invalid={isRefused}
        error={isRefused ? tooShortPassword : ''}
        disabled={changing.isPending}
        onChange={setNext}
      />
    </StepForm>
  );
}
