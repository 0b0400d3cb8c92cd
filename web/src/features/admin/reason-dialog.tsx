import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import * as messages from '#messages/admin';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import { forgetSession } from '../../app/leave.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { reasonCharactersMax } from './access-draft.ts';

interface Props {
  header: string;
  /** The text of the dialog's button. */
  verb: string;
  /** A text that says who will read the reason. */
  description: string;
  busy: boolean;
  error: Error | null;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** The server refuses people who could open the dialog only if their sign-in is too old. */
const isForbidden = (error: Error): boolean => error instanceof ApiProblem && error.code === 'forbidden';

const failureOf = (error: Error) => ({
  text: messageOf(error),
  action: isForbidden(error) && <Button onClick={() => void forgetSession()}>{messages.signInAgain}</Button>,
});

/** Asks for a reason before an action on a studio's request. */
export function ReasonDialog({ description, busy, error, onReason, ...dialog }: Props) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (!missing) onReason(reason.trim());
  };
  return (
    <FormDialog {...dialog} busy={busy} failure={error && failureOf(error)} onSubmit={submit}>
      <FormField
        label={messages.reason}
        description={description}
        errorText={tried && missing ? messages.pleaseSayWhy : undefined}
        stretch
      >
        <Textarea
          value={reason}
          disabled={busy}
          ariaRequired
          rows={3}
          nativeTextareaAttributes={{ maxLength: reasonCharactersMax }}
          onChange={({ detail }) => setReason(detail.value)}
        />
      </FormField>
    </FormDialog>
  );
}
