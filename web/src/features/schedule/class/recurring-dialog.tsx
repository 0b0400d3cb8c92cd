import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { recurringWeeks, recurringWeeksDefault } from '#shared/contracts/schedule/repeat-class.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { addDays, longDay, longWeekdayOf } from '#web/src/ui/dates.ts';
import { NestedDialog } from './nested-dialog.tsx';
import { useRepeat, type Weeks } from './use-class-changes.ts';

const options = recurringWeeks.map((weeks) => ({
  value: String(weeks),
  label: messages.weeksCounted(weeks),
}));

const optionOf = (weeks: Weeks) => options.find(({ value }) => value === String(weeks)) ?? null;

const weeksOf = (value: string | undefined): Weeks =>
  recurringWeeks.find((weeks) => String(weeks) === value) ?? recurringWeeksDefault;

function RepeatFailure({ error }: { error: unknown }) {
  return (
    <Alert type="error" header={messages.failedToGenerateRecurringClasses}>
      {messageOf(error)}
    </Alert>
  );
}

/** Repeats a class weekly, with this class as the template. */
export function RecurringDialog({ shown, onClose }: { shown: ClassView; onClose: () => void }) {
  const [weeks, setWeeks] = useState<Weeks>(recurringWeeksDefault);
  const repeating = useRepeat(onClose);
  const { className, localDate, localTime } = shown;
  return (
    <NestedDialog
      header={messages.setUpRecurringSchedule}
      onDismiss={onClose}
      footer={
        <div className="dialog-buttons">
          <Button variant="link" disabled={repeating.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={repeating.isPending}
            onClick={() => repeating.mutate({ now: shown, weeks })}
          >
            {messages.generateClasses}
          </Button>
        </div>
      }
    >
      <SpaceBetween size="m">
        <FormField label={messages.numberOfWeeks}>
          <Select
            options={options}
            selectedOption={optionOf(weeks)}
            disabled={repeating.isPending}
            onChange={({ detail }) => setWeeks(weeksOf(detail.selectedOption.value))}
          />
        </FormField>
        <Box>
          {messages.everyAtStudioTimeUntilClasses(
            className,
            longWeekdayOf(localDate),
            localTime,
            longDay(addDays(localDate, weeks * 7)),
          )}
        </Box>
        {repeating.error && <RepeatFailure error={repeating.error} />}
      </SpaceBetween>
    </NestedDialog>
  );
}
