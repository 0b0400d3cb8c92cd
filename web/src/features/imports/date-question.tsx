import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import * as messages from '#messages/imports-reading';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { useStudio } from '../../app/use-studio.ts';
import { isDateOrderRequested } from '#shared/core/csv/plan-gaps.ts';
import { dateOrders, orderUsedIn, type DateOrder } from './date-order.ts';

interface Props {
  analysis: Analysis;
  plan: ReadingPlan;
  onPlan: (plan: ReadingPlan) => void;
}

/**
 * Asks whether the day or the month comes first if the file does not show it. It shows the first dates in both
 * readings.
 */
export function DateQuestion({ analysis, plan, onPlan }: Props) {
  const usual = orderUsedIn(useStudio().data?.timezone);
  const { openDates = [] } = analysis;
  if (!isDateOrderRequested(analysis, plan)) return null;
  const chosen = dateOrders.find(({ format }) => format === plan.dateFormat);
  return (
    <Alert
      type={chosen ? 'info' : 'warning'}
      header={chosen ? messages.theOrderOfDayAndMonth : messages.pleaseSayWhetherTheDayOr}
    >
      <FormField description={messages.nothingInTheFileSaysIt}>
        <RadioGroup
          ariaRequired
          value={chosen?.format ?? null}
          onChange={({ detail }) => onPlan({ ...plan, dateFormat: detail.value as DateOrder['format'] })}
          items={dateOrders.map(({ format, label, readAs }) => ({
            value: format,
            label: format === usual ? messages.usualWhereYourStudioIs(label) : label,
            description: openDates.map((cell) => messages.cellIsReadAs(cell, readAs(cell))).join('; '),
          }))}
        />
      </FormField>
    </Alert>
  );
}
