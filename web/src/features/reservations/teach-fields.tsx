import Autosuggest from '@cloudscape-design/components/autosuggest';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import * as messages from '#messages/reservations';
import { mailMeaning, type MailText } from '#shared/contracts/reservations/layout.ts';
import { mediumDay } from '../../ui/dates.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { Section } from '../../ui/section.tsx';
import { FurtherReservation, ReservationTabs } from './reservation-tabs.tsx';
import type { TeachDraft, TeachDrafts, ReportedField } from './teach-draft.ts';
import { meaningText } from './wording.ts';

const meanings = mailMeaning.options.map((value) => ({ value, label: meaningText[value] }));

interface FieldsProps {
  mail: MailText;
  draft: TeachDraft;
  disabled: boolean;
  /** Whether the e-mail contains other reservations too. */
  isAmongSeveral: boolean;
  change: (part: Partial<TeachDraft>) => void;
}

interface OneProps extends FieldsProps {
  field: ReportedField;
  label: string;
}

/** A field for a text from the e-mail, chosen from its parts or typed. */
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
      enteredTextLabel={(value) => messages.offerToUse(value)}
      ariaLabel={label}
      expandToViewport
      onChange={({ detail }) => change({ [field]: detail.value })}
    />
  </FormField>
);

const notThere = { value: '', label: messages.notInTheEMail };

/** A field for a day or time from the e-mail. */
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

const howToFill = messages.writeTheNamesAndTheReference;

const Fields = (props: FieldsProps) => {
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
      <TextField {...props} field="customerName" label={messages.customer} texts={pieces.texts} />
      <TextField {...props} field="className" label={messages.classLabel} texts={pieces.texts} />
      <ChoiceField {...props} field="classDate" label={messages.date} choices={dates} />
      <ChoiceField {...props} field="classTime" label={messages.time} choices={times} />
      <TextField
        {...props}
        field="marketplaceBookingRef"
        label={messages.reference}
        texts={pieces.references}
      />
    </div>
  );
};

/** The fields of one reservation of an e-mail. */
const OneReservation = (props: FieldsProps) => {
  const { draft, disabled, change, isAmongSeveral } = props;
  const offered = isAmongSeveral ? meanings.filter(({ value }) => value !== 'no_reservation') : meanings;
  return (
    <div className="review-fields">
      <FormField label={messages.whatHappened}>
        <Select
          placeholder={messages.chooseOne}
          disabled={disabled}
          selectedOption={offered.find(({ value }) => value === draft.meaning) ?? null}
          options={offered}
          expandToViewport
          onChange={({ detail }) =>
            change({
              meaning: meanings.find(({ value }) => value === detail.selectedOption.value)?.value ?? null,
            })
          }
        />
      </FormField>
      {draft.meaning !== 'no_reservation' && <Fields {...props} />}
    </div>
  );
};

interface Props {
  mail: MailText;
  drafts: TeachDrafts;
  /** The position of the reservation that is being edited. */
  current: number;
  isRemembered: boolean;
  disabled: boolean;
  /** Why such e-mails cannot be read automatically, whatever the person enters; undefined if they can. */
  unproven: string | undefined;
  change: (part: Partial<TeachDraft>) => void;
  onCurrent: (at: number) => void;
  onFurther: () => void;
  onLeaveOut: (at: number) => void;
  onRemember: (isRemembered: boolean) => void;
}

/**
 * The fields for an e-mail with one or more reservations, and the choice whether such e-mails are read this way in
 * future.
 */
export const TeachFields = (props: Props) => {
  const { mail, drafts, disabled, unproven, change } = props;
  const isAmongSeveral = drafts.length > 1;
  const own = (draft: TeachDraft) => (
    <OneReservation
      mail={mail}
      draft={draft}
      disabled={disabled}
      isAmongSeveral={isAmongSeveral}
      change={change}
    />
  );
  return (
    <Section title={messages.whatItSays}>
      <div className="review-fields">
        {isAmongSeveral ? <ReservationTabs {...props} content={own} /> : own(drafts[0])}
        {drafts[0].meaning !== 'no_reservation' && (
          <FurtherReservation count={drafts.length} disabled={disabled} onFurther={props.onFurther} />
        )}
        <Checkbox
          checked={props.isRemembered && unproven === undefined}
          disabled={disabled || unproven !== undefined}
          description={
            unproven === undefined ? (
              messages.eMailsOfThisSenderThat
            ) : (
              <OwnSentence sentence={unproven} within={messages.onlyEMailsFromAProven} />
            )
          }
          onChange={({ detail }) => props.onRemember(detail.checked)}
        >
          {messages.rememberThisLayout}
        </Checkbox>
      </div>
    </Section>
  );
};
