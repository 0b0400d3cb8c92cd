import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import * as messages from '#messages/access';
import { CheckedForm } from '../../ui/checked-form.tsx';

interface Props {
  text: ReactNode;
  submit: string;
  busy: boolean;
  ready: boolean;
  onSubmit: () => void;
  onBack?: () => void;
  again?: { text: string; onClick: () => void };
  children: ReactNode;
}

/** One step beyond e-mail and password: its question, the reason for it, and the way back. */
export function StepForm({ text, submit, busy, ready, onSubmit, onBack, again, children }: Props) {
  const send = (): void => {
    if (ready && !busy) onSubmit();
  };
  return (
    <CheckedForm onSubmit={send}>
      <SpaceBetween size="l">
        <Box>{text}</Box>
        {children}
        <Button variant="primary" fullWidth formAction="submit" loading={busy} disabled={!ready}>
          {submit}
        </Button>
        <SpaceBetween direction="horizontal" size="xs">
          {again && (
            <Button formAction="none" disabled={busy} onClick={again.onClick}>
              {again.text}
            </Button>
          )}
          {onBack && (
            <Button formAction="none" variant="link" disabled={busy} onClick={onBack}>
              {messages.back}
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </CheckedForm>
  );
}
