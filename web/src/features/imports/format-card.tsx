import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/imports-reading';
import type { Analysis, DateFormat, ReadingPlan, TimeFormat } from '#shared/contracts/imports/plan.ts';
import { isDateOrderRequested } from '#shared/core/csv/plan-gaps.ts';
import {
  requestedDateFormats,
  dateFormats,
  decimalMarks,
  delimiterNames,
  encodingNames,
  headerChoices,
  momentFormats,
  timeFormats,
  type FormatOption,
} from './detection.ts';
import type { ImportKind } from './import-kinds.ts';
import { countText } from './progress.ts';

interface Props {
  kind: ImportKind;
  analysis: Analysis;
  plan: ReadingPlan;
  onPlan: (plan: ReadingPlan) => void;
  onHeader: (headerRow: number) => void;
}

interface ChoiceProps<T extends string> {
  label: string;
  description: string;
  value: T | null | undefined;
  options: readonly FormatOption<T>[];
  onChoose: (value: T | null) => void;
}

function FormatChoice<T extends string>({ label, description, value, options, onChoose }: ChoiceProps<T>) {
  const selected = options.find((option) => option.value === (value ?? 'none')) ?? null;
  return (
    <FormField label={label} description={description} stretch>
      <Select
        selectedOption={selected}
        options={options}
        placeholder={messages.notChosenYet}
        expandToViewport
        onChange={({ detail }) => {
          const chosen = options.find((option) => option.value === detail.selectedOption.value)?.value;
          onChoose(chosen === undefined || chosen === 'none' ? null : chosen);
        }}
      />
    </FormField>
  );
}

const Figures = ({ analysis }: Pick<Props, 'analysis'>) => (
  <dl className="figures file-figures">
    <div>
      <dt>{messages.encoding}</dt>
      <dd>{encodingNames[analysis.encoding]}</dd>
    </div>
    <div>
      <dt>{messages.delimiter}</dt>
      <dd>{delimiterNames[analysis.delimiter]}</dd>
    </div>
    <div>
      <dt>{messages.dataRows}</dt>
      <dd>{countText(analysis.rowCount)}</dd>
    </div>
  </dl>
);

/** The row with the column names. */
function HeaderChoice({ analysis, onHeader }: Pick<Props, 'analysis' | 'onHeader'>) {
  const options = headerChoices(analysis);
  return (
    <FormField label={messages.header} description={messages.theRowWithTheColumnsNames} stretch>
      <Select
        selectedOption={options.find(({ value }) => value === String(analysis.headerRow)) ?? null}
        options={options}
        expandToViewport
        onChange={({ detail }) => {
          const row = Number(detail.selectedOption.value);
          if (row !== analysis.headerRow) onHeader(row);
        }}
      />
    </FormField>
  );
}

/** Formats that only bookings have: the time of booking, and amounts. */
const BookingFormats = ({ plan, onPlan }: Pick<Props, 'plan' | 'onPlan'>) => (
  <>
    <FormatChoice<DateFormat>
      label={messages.bookingDateFormat}
      description={messages.formatOfBookingAndCancellationDates}
      value={plan.momentFormat}
      options={momentFormats}
      onChoose={(momentFormat) => onPlan({ ...plan, momentFormat })}
    />
    <FormatChoice<'.' | ','>
      label={messages.decimalMark}
      description={messages.howAmountsAreWritten}
      value={plan.decimalMark}
      options={decimalMarks}
      onChoose={(decimalMark) => onPlan({ ...plan, decimalMark })}
    />
  </>
);

/** The file's encoding and separator, and the formats of its dates, times and amounts. */
export const FormatCard = ({ kind, analysis, plan, onPlan, onHeader }: Props) => (
  <Container header={<Header variant="h3">{messages.formatDetection}</Header>}>
    <SpaceBetween size="m">
      <div className="mapping">
        <FormatChoice<DateFormat>
          label={messages.dateFormat}
          description={messages.theOrderOfDayMonthAnd}
          value={plan.dateFormat}
          options={isDateOrderRequested(analysis, plan) ? requestedDateFormats : dateFormats}
          onChoose={(dateFormat) => onPlan({ ...plan, dateFormat })}
        />
        <FormatChoice<TimeFormat>
          label={messages.timeFormat}
          description={messages.howTimesOfDayAreWritten}
          value={plan.timeFormat}
          options={timeFormats}
          onChoose={(timeFormat) => onPlan({ ...plan, timeFormat })}
        />
        <HeaderChoice analysis={analysis} onHeader={onHeader} />
        {kind === 'bookings' && <BookingFormats plan={plan} onPlan={onPlan} />}
      </div>
      <Figures analysis={analysis} />
    </SpaceBetween>
  </Container>
);
