import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import * as messages from '#messages/reservations';
import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { Section } from '../../ui/section.tsx';
import { markedParts, marksOf } from './mail-marks.ts';
import { reportedFields, type TeachDrafts, type ReportedField } from './teach-draft.ts';

const labelOf = (wanted: ReportedField): string =>
  reportedFields.find(({ field }) => field === wanted)?.label ?? '';

interface LineProps {
  text: string;
  marks: ReturnType<typeof marksOf>;
  /** The position of the reservation that is being described. */
  current: number;
}

const Line = ({ text, marks, current }: LineProps) => (
  <p>
    {markedParts(text, marks).map(({ text: part, said }, at) =>
      said ? (
        <mark
          // A line's parts have no names of their own, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={said.at === current ? '' : 'mail-mark-other'}
          title={
            said.at === current
              ? labelOf(said.field)
              : messages.labelOfReservation(labelOf(said.field), said.at + 1)
          }
        >
          {part}
          {said.at === current && <span className="mail-mark">{labelOf(said.field)}</span>}
        </mark>
      ) : (
        part
      ),
    )}
  </p>
);

/** The selected text within an element, unless something outside is selected too. */
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
  drafts: TeachDrafts;
  /** The position of the reservation that is being described. */
  current: number;
  disabled: boolean;
  /** Takes a part of the text for a field. */
  onTake: (field: ReportedField, text: string) => void;
}

/** An e-mail as it looks, as plain text, with the found values marked. Selected text can be used for a field. */
export function MailTextView({ mail, drafts, current, disabled, onTake }: Props) {
  const text = useRef<HTMLElement>(null);
  const selected = useSelected(text);
  const marks = marksOf(drafts, current, mail);
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
          // Lines may be identical, and their order never changes.
          <Line key={at} text={line} marks={marks} current={current} />
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
