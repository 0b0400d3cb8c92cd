import Autosuggest from '@cloudscape-design/components/autosuggest';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { mailMeaning, type MailMeaning, type MailText } from '#shared/contracts/reservations/layout.ts';
import { mediumDay } from '../../ui/dates.ts';
import { Section } from '../../ui/section.tsx';
import type { TeachDraft, ToldField } from './teach-draft.ts';
import { eventTypeText } from './wording.ts';

export const meaningText: Record<MailMeaning, string> = {
  ...eventTypeText,
  no_reservation: 'No reservation',
};
const meanings = mailMeaning.options.map((value) => ({ value, label: meaningText[value] }));

interface Props {
  mail: MailText;
  draft: TeachDraft;
  disabled: boolean;
  /** Why such mails cannot be read by themselves whatever is said here; undefined where they can. */
  unproven: string | undefined;
  change: (part: Partial<TeachDraft>) => void;
}

interface OneProps extends Omit<Props, 'unproven'> {
  field: ToldField;
  label: string;
}

/** A text that stands in the e-mail: chosen from its parts, or typed. */
const TextField = ({
  field,
  label,
  texts,
  draft,
  disabled,
  change,
}: OneProps & { texts: readonly string[] }) => (
  <FormField label={label}>
    <Autosuggest
      value={draft[field]}
      disabled={disabled}
      options={texts.map((value) => ({ value }))}
      enteredTextLabel={(value) => `Use: “${value}”`}
      ariaLabel={label}
      expandToViewport
      onChange={({ detail }) => change({ [field]: detail.value })}
    />
  </FormField>
);

const notThere = { value: '', label: 'Not in the e-mail' };

/** A day or time that stands in the e-mail. */
const ChoiceField = ({
  field,
  label,
  choices,
  draft,
  disabled,
  change,
}: OneProps & { choices: readonly { value: string; label: string; description: string }[] }) => {
  const options = [...choices, notThere];
  const value = draft[field];
  const selected = options.find((one) => one.value === value) ?? {
    value,
    label: field === 'classDate' ? mediumDay(value) : value,
  };
  return (
    <FormField label={label}>
      <Select
        disabled={disabled}
        selectedOption={selected}
        options={options}
        expandToViewport
        onChange={({ detail }) => change({ [field]: detail.selectedOption.value ?? '' })}
      />
    </FormField>
  );
};

const howToFill = 'Write the names and the reference as the e-mail does. Leave empty what it does not say.';

const Fields = (props: Omit<Props, 'unproven'>) => {
  const { pieces } = props.mail;
  const dates = pieces.dates.map(({ date, text }) => ({
    value: date,
    label: mediumDay(date),
    description: text,
  }));
  const times = pieces.times.map(({ time, text }) => ({ value: time, label: time, description: text }));
  return (
    <div className="teach-fields">
      <p className="muted teach-note">{howToFill}</p>
      <TextField {...props} field="customerName" label="Customer" texts={pieces.texts} />
      <TextField {...props} field="className" label="Class" texts={pieces.texts} />
      <ChoiceField {...props} field="classDate" label="Date" choices={dates} />
      <ChoiceField {...props} field="classTime" label="Time" choices={times} />
      <TextField {...props} field="marketplaceBookingRef" label="Reference" texts={pieces.references} />
    </div>
  );
};

/** What a person says that an e-mail tells, and whether such e-mails are read so from now on. */
export const TeachFields = (props: Props) => {
  const { draft, disabled, unproven, change } = props;
  return (
    <Section title="What it says">
      <div className="review-fields">
        <FormField label="What happened">
          <Select
            placeholder="Choose one"
            disabled={disabled}
            selectedOption={meanings.find(({ value }) => value === draft.meaning) ?? null}
            options={meanings}
            expandToViewport
            onChange={({ detail }) =>
              change({
                meaning: meanings.find(({ value }) => value === detail.selectedOption.value)?.value ?? null,
              })
            }
          />
        </FormField>
        {draft.meaning !== 'no_reservation' && <Fields {...props} />}
        <Checkbox
          checked={draft.remember && unproven === undefined}
          disabled={disabled || unproven !== undefined}
          description={
            unproven === undefined
              ? 'E-mails of this sender that look like this one are then read without you.'
              : `${unproven} Only e-mails from a proven sender can be read without you.`
          }
          onChange={({ detail }) => change({ remember: detail.checked })}
        >
          Remember this layout
        </Checkbox>
      </div>
    </Section>
  );
};
