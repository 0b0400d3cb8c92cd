import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import * as messages from '#messages/admin';
import { dayPattern } from '#messages/language';
import { utcDay, type AccessDraft, type AccessErrors } from './access-draft.ts';

interface Props {
  draft: AccessDraft;
  errors: AccessErrors;
  /** The first day that can be selected. */
  today: string;
  fixedStudio: boolean;
  disabled: boolean;
  change: (part: Partial<AccessDraft>) => void;
}

/** The calendar returns days as local midnights. */
const isoDay = (day: Date): string =>
  utcDay(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())));

export const AccessFields = ({ draft, errors, today, fixedStudio, disabled, change }: Props) => (
  <>
    <FormField label={messages.studioId} errorText={errors.studioId} stretch>
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
    <FormField label={messages.until} description={messages.theLastDayWithAccessIn} errorText={errors.until}>
      <DatePicker
        value={draft.until}
        disabled={disabled}
        ariaRequired
        placeholder={dayPattern}
        openCalendarAriaLabel={(day) => (day ? messages.chooseADayIsChosen(day) : messages.chooseADay)}
        isDateEnabled={(day) => isoDay(day) >= today}
        onChange={({ detail }) => change({ until: detail.value })}
      />
    </FormField>
    <FormField
      label={messages.reason}
      description={messages.keptInTheStudiosAuditTrail}
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
