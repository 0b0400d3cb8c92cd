import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import type { MarkKind } from '#shared/contracts/settings/calendar.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { isLocalDate } from '#web/src/ui/dates.ts';
import { FormDialog } from '#web/src/ui/form-dialog.tsx';
import { useMarkDays } from './use-calendar.ts';
import { markTitles } from './words.ts';

interface Draft {
  readonly kind: MarkKind;
  readonly name: string;
  readonly fromDate: string;
  /** Empty for one day. */
  readonly toDate: string;
}

const kinds: readonly { value: MarkKind; label: string; description: string }[] = [
  { value: 'closed', label: markTitles.closed, description: 'No classes take place' },
  { value: 'event', label: markTitles.event, description: 'Expect more or fewer customers than usual' },
];

type Errors = Partial<Record<'name' | 'fromDate' | 'toDate', string>>;

function errorsOf({ name, fromDate, toDate }: Draft): Errors {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(!isLocalDate(fromDate) && { fromDate: 'Please choose the day' }),
    ...(toDate !== '' &&
      (!isLocalDate(toDate) || toDate < fromDate) && { toDate: 'Choose a day after the first' }),
  };
}

interface DayProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

const Day = ({ label, hint, value, error, onChoose }: DayProps) => (
  <FormField label={label} constraintText={hint} errorText={error}>
    <DatePicker
      value={value}
      placeholder="YYYY/MM/DD"
      openCalendarAriaLabel={(chosen) =>
        chosen ? `${label}: choose a day, ${chosen} is chosen` : `${label}: choose a day`
      }
      onChange={({ detail }) => onChoose(detail.value)}
    />
  </FormField>
);

/** Marks a day, or several in a row. */
export default function MarkDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ kind: 'closed', name: '', fromDate: '', toDate: '' });
  const [tried, setTried] = useState(false);
  const marking = useMarkDays(onClose);
  const errors = tried ? errorsOf(draft) : {};
  const change = (part: Partial<Draft>): void => setDraft((now) => ({ ...now, ...part }));
  const onSubmit = (): void => {
    setTried(true);
    if (Object.keys(errorsOf(draft)).length > 0) return;
    const { name, fromDate, toDate, kind } = draft;
    marking.mutate({ kind, name: name.trim(), fromDate, toDate: toDate || fromDate });
  };
  return (
    <FormDialog
      header="Mark Days"
      verb="Mark Days"
      busy={marking.isPending}
      failure={marking.error ? { text: messageOf(marking.error) } : null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormField label="What happens">
        <RadioGroup
          value={draft.kind}
          items={[...kinds]}
          onChange={({ detail }) =>
            change({ kind: kinds.find(({ value }) => value === detail.value)?.value ?? 'closed' })
          }
        />
      </FormField>
      <FormField
        label="Name"
        description="Use the same name each time it happens, so Cupo can learn its effect"
        errorText={errors.name}
      >
        <Input
          value={draft.name}
          placeholder="Renovation"
          nativeInputAttributes={{ maxLength: 80 }}
          onChange={({ detail }) => change({ name: detail.value })}
        />
      </FormField>
      <Day
        label="First day"
        hint="YYYY/MM/DD"
        value={draft.fromDate}
        error={errors.fromDate}
        onChoose={(fromDate) => change({ fromDate })}
      />
      <Day
        label="Last day"
        hint="Leave it empty for one day"
        value={draft.toDate}
        error={errors.toDate}
        onChoose={(toDate) => change({ toDate })}
      />
    </FormDialog>
  );
}
