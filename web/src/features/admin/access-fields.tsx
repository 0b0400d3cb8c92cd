import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { utcDay, type AccessDraft, type DraftErrors } from './access-draft.ts';

interface Props {
  draft: AccessDraft;
  errors: DraftErrors;
  /** The first day that can be chosen. */
  today: string;
  fixedStudio: boolean;
  disabled: boolean;
  change: (part: Partial<AccessDraft>) => void;
}

/** The calendar hands over days as midnights of this device. */
const isoDay = (day: Date): string =>
  utcDay(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())));

export const AccessFields = ({ draft, errors, today, fixedStudio, disabled, change }: Props) => (
  <>
    <FormField label="Studio ID" errorText={errors.studioId} stretch>
      <Input
        value={draft.studioId}
        readOnly={fixedStudio}
        disabled={disabled}
        ariaRequired
        spellcheck={false}
        autoComplete={false}
        onChange={({ detail }) => change({ studioId: detail.value })}
      />
    </FormField>
    <FormField label="Until" description="The last day with access, in UTC" errorText={errors.until}>
      <DatePicker
        value={draft.until}
        disabled={disabled}
        ariaRequired
        placeholder="YYYY/MM/DD"
        openCalendarAriaLabel={(day) => (day ? `Choose a day, ${day} is chosen` : 'Choose a day')}
        isDateEnabled={(day) => isoDay(day) >= today}
        onChange={({ detail }) => change({ until: detail.value })}
      />
    </FormField>
    <FormField
      label="Reason"
      description="Kept in the studio's audit trail"
      errorText={errors.reason}
      stretch
    >
      <Textarea
        value={draft.reason}
        disabled={disabled}
        ariaRequired
        rows={3}
        onChange={({ detail }) => change({ reason: detail.value })}
      />
    </FormField>
  </>
);
