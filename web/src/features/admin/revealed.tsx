import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/admin';
import { ReasonDialog } from './reason-dialog.tsx';
import { useReveal } from './use-requests.ts';
import { useSeen } from './use-seen.ts';

interface Props<Seen> {
  /** The name of the revealed secret, for its buttons. */
  what: string;
  /** The name of the secret's owner. */
  name: string;
  /** The dialog's question, and a text that says who will read the reason. */
  question: { header: string; description: string };
  reveal: (reason: string) => Promise<Seen>;
  /** The values, each with its title. */
  lines: (seen: Seen) => readonly (readonly [title: string, value: string])[];
}

/** A secret, revealed for half a minute after a reason was given. */
export function Revealed<Seen>({ what, name, question, reveal, lines }: Props<Seen>) {
  const [asking, setAsking] = useState(false);
  const { seen, secondsLeft, show, hide } = useSeen<Seen>();
  const revealing = useReveal(reveal, (found) => {
    setAsking(false);
    show(found);
  });
  if (seen)
    return (
      <div className="seen-credentials">
        <dl>
          {lines(seen).map(([title, value]) => [
            <dt key={`${title} is`}>{title}</dt>,
            <dd key={title}>{value}</dd>,
          ])}
        </dl>
        <Button ariaLabel={messages.hideOf(what, name)} onClick={hide}>
          {messages.hide}
        </Button>
        <span className="muted">{messages.hiddenInS(secondsLeft)}</span>
      </div>
    );
  return (
    <>
      <Button ariaLabel={messages.showOf(what, name)} onClick={() => setAsking(true)}>
        {messages.showWhat(what)}
      </Button>
      {asking && (
        <ReasonDialog
          {...question}
          verb={messages.show}
          busy={revealing.isPending}
          error={revealing.error}
          onReason={(reason) => revealing.mutate(reason)}
          onClose={() => {
            revealing.reset();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
