import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type {
  Analysis,
  DateFormat,
  ReadingPlan,
  TimeFormat,
} from '../../../../shared/contracts/imports/plan.ts';
import { dateFormats, delimiterNames, encodingNames, timeFormats } from './detection.ts';
import { countText } from './progress.ts';

interface Props {
  analysis: Analysis;
  plan: ReadingPlan;
  onPlan: (plan: ReadingPlan) => void;
}

interface ChoiceProps<T extends string> {
  label: string;
  description: string;
  value: T | null;
  options: readonly { value: T | 'none'; label: string }[];
  onChoose: (value: T | null) => void;
}

function FormatChoice<T extends string>({ label, description, value, options, onChoose }: ChoiceProps<T>) {
  const selected = options.find((option) => option.value === (value ?? 'none')) ?? null;
  return (
    <FormField label={label} description={description} stretch>
      <Select
        selectedOption={selected}
        options={options}
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
      <dt>Encoding</dt>
      <dd>{encodingNames[analysis.encoding]}</dd>
    </div>
    <div>
      <dt>Delimiter</dt>
      <dd>{delimiterNames[analysis.delimiter]}</dd>
    </div>
    <div>
      <dt>Header</dt>
      <dd>{analysis.headerRow === 0 ? 'None' : `Row ${countText(analysis.headerRow)}`}</dd>
    </div>
    <div>
      <dt>Data rows</dt>
      <dd>{countText(analysis.rowCount)}</dd>
    </div>
  </dl>
);

/** How the file is written, and how its dates and times are to be read. */
export const FormatCard = ({ analysis, plan, onPlan }: Props) => (
  <Container header={<Header variant="h3">Format Detection</Header>}>
    <SpaceBetween size="m">
      <div className="mapping">
        <FormatChoice<DateFormat>
          label="Date format"
          description="The order of day, month and year"
          value={plan.dateFormat}
          options={dateFormats}
          onChoose={(dateFormat) => onPlan({ ...plan, dateFormat })}
        />
        <FormatChoice<TimeFormat>
          label="Time format"
          description="How times of day are written"
          value={plan.timeFormat}
          options={timeFormats}
          onChoose={(timeFormat) => onPlan({ ...plan, timeFormat })}
        />
      </div>
      <Figures analysis={analysis} />
    </SpaceBetween>
  </Container>
);
