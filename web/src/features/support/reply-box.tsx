import PromptInput, { type PromptInputProps } from '@cloudscape-design/components/prompt-input';
import { useState, type Ref } from 'react';
import * as messages from '#messages/support';

interface Props {
  label: string;
  placeholder: string;
  charactersMax: number;
  /** While a message is being sent, no other can be sent. */
  busy: boolean;
  /** The field is cleared after success, and keeps its text after a failure. */
  send: (text: string) => Promise<unknown>;
  ref?: Ref<PromptInputProps.Ref>;
}

const rowsMax = 4;

/** A field for a message: Enter sends it, Shift+Enter starts a new line. A blank message is not sent. */
export function ReplyBox({ label, placeholder, charactersMax, busy, send, ref = null }: Props) {
  const [text, setText] = useState('');
  const blank = text.trim() === '';
  const onAction = (): void => {
    if (blank || busy) return;
    send(text.trim()).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <div className="reply-box">
      <PromptInput
        ref={ref}
        ariaLabel={label}
        placeholder={placeholder}
        value={text}
        maxRows={rowsMax}
        actionButtonIconName="send"
        actionButtonAriaLabel={messages.send}
        disableActionButton={busy || blank}
        onChange={({ detail }) => setText(detail.value.slice(0, charactersMax))}
        onAction={onAction}
      />
    </div>
  );
}
