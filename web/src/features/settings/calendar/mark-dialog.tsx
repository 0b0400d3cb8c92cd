import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import * as messages from '#messages/settings-calendar';
import { dayPattern } from '#messages/language';
import type { MarkKind } from '#shared/contracts/settings/calendar.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { isLocalDate } from '#web/src/ui/dates.ts';
import { FormDialog } from '#web/src/ui/form-dialog.tsx';
import { useMarkDays } from './use-calendar.ts';
import { markTitles } from './messages.ts';

interface Draft {
  readonly kind: MarkKind;
  readonly name: string;
  readonly fromDate: string;
  /** Empty if only one day is marked. */
  readonly toDate: string;
}

const kinds: readonly { value: MarkKind; label: string; description: string }[] = [
  { value: 'closed', label: markTitles.closed, description: messages.noClassesTakePlace },
  { value: 'event', label: markTitles.event, description: messages.expectMoreOrFewerCustomersThan },
];

type Errors = Partial<Record<'name' | 'fromDate' | 'toDate', string>>;

function errorsOf({ name, fromDate, toDate }: Draft): Errors {
  return {
    ...(name.trim() === '' && { name: messages.pleaseEnterAName }),
    ...(!isLocalDate(fromDate) && { fromDate: messages.pleaseChooseTheDay }),
    ...(toDate !== '' &&
      (!isLocalDate(toDate) || toDate < fromDate) && { toDate: messages.chooseADayAfterTheFirst }),
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
      placeholder={dayPattern}
      openCalendarAriaLabel={(chosen) =>
        chosen ? messages.chooseADayIsChosen(label, chosen) : messages.chooseADay(label)
      }
      onChange={({ detail }) => onChoose(detail.value)}
    />
  </FormField>
);

/** Marks one day, or several consecutive days. */
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
      header={messages.markDays}
      verb={messages.markDays}
      busy={marking.isPending}
      failure={marking.error ? { text: messageOf(marking.error) } : null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormField label={messages.whatHappens}>
        <RadioGroup
          value={draft.kind}
          items={[...kinds]}
          onChange={({ detail }) =>
            change({ kind: kinds.find(({ value }) => value === detail.value)?.value ?? 'closed' })
          }
        />
      </FormField>
      <FormField
        label={messages.nameLabel}
        description={messages.pleaseUseTheSameNameEachTime}
        errorText={errors.name}
      >
        <Input
          value={draft.name}
          placeholder={messages.renovation}
          nativeInputAttributes={{ maxLength: 80 }}
          onChange={({ detail }) => change({ name: detail.value })}
        />
      </FormField>
      <Day
        label={messages.firstDay}
        hint={dayPattern}
        value={draft.fromDate}
        error={errors.fromDate}
        onChoose={(fromDate) => change({ fromDate })}
      />
      <Day
        label={messages.lastDay}
        hint={messages.leaveItEmptyForOneDay}
        value={draft.toDate}
        error={errors.toDate}
        onChoose={(toDate) => change({ toDate })}
      />
    </FormDialog>
  );
}
