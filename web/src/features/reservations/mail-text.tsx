import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import * as messages from '#messages/reservations';
import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { Section } from '../../ui/section.tsx';
import { markedParts, reportedFields, type TeachDraft, type ReportedField } from './teach-draft.ts';

const labelOf = (wanted: ReportedField): string =>
  reportedFields.find(({ field }) => field === wanted)?.label ?? '';

const Line = ({ text, draft, mail }: { text: string; draft: TeachDraft; mail: MailText }) => (
  <p>
    {markedParts(text, draft, mail).map(({ text: part, field }, at) =>
      field ? (
        // A line's parts have no names of their own, and never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <mark key={at} title={labelOf(field)}>
          {part}
          <span className="mail-mark">{labelOf(field)}</span>
        </mark>
      ) : (
        part
      ),
    )}
  </p>
);

/** What is selected within an element, as long as nothing else is. */
function useSelected(within: React.RefObject<HTMLElement | null>): string {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const readSelection = (): void => {
      const selection = document.getSelection();
      const text = selection?.toString().trim() ?? '';
      if (text !== '' && within.current?.contains(selection?.anchorNode ?? null)) setSelected(text);
    };
    document.addEventListener('selectionchange', readSelection);
    return () => document.removeEventListener('selectionchange', readSelection);
  }, [within]);
  return selected;
}

const shownCharactersMax = 40;

interface Props {
  mail: MailText;
  draft: TeachDraft;
  disabled: boolean;
  /** Takes a part of the text for a field. */
  onTake: (field: ReportedField, text: string) => void;
}

/** An e-mail as it looks, as text alone, with what was found marked in it. What is selected can be taken for a field. */
export function MailTextView({ mail, draft, disabled, onTake }: Props) {
  const text = useRef<HTMLElement>(null);
  const selected = useSelected(text);
  const shown = selected.length > shownCharactersMax ? `${selected.slice(0, shownCharactersMax)}…` : selected;
  return (
    <Section title={messages.theEMail}>
      {/* What scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="mail-text" aria-label={messages.textOfTheEMail} tabIndex={0} ref={text}>
        <p>
          <strong>{mail.subject || messages.noSubject}</strong>
        </p>
        {mail.lines.map((line, at) => (
          // Lines may be equal, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={at} text={line} draft={draft} mail={mail} />
        ))}
      </section>
      <div className="mail-take">
        <span className="muted">{selected === '' ? messages.selectAPartOfTheE : messages.isThe(shown)}</span>
        {selected !== '' &&
          reportedFields.map(({ field, label }) => (
            <Button
              key={field}
              disabled={disabled}
              ariaLabel={messages.pleaseUseTheSelectedTextAs(label.toLowerCase())}
              onClick={() => onTake(field, selected)}
            >
              {label}
            </Button>
          ))}
      </div>
    </Section>
  );
}
