import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/imports-reading';
import { dayPattern } from '#messages/language';
import type { WeekGrid } from '#shared/core/csv/week-grid/find-week-grid.ts';
import { unfoldWeekGrid, weeksMax, type Weeks } from '#shared/core/csv/week-grid/unfold-week-grid.ts';
import { localToday } from '../../ui/dates.ts';
import { Section } from '../../ui/section.tsx';
import { SampleTable } from './sample-table.tsx';
import { weeksOf, type WeeksDraft } from './week-grid.ts';

const weeksAtFirst = '4';
const sampleRowsMax = 5;

interface FieldsProps {
  draft: WeeksDraft;
  change: (part: Partial<WeeksDraft>) => void;
}

const wrongCount = messages.enterAWholeNumberFrom1(weeksMax);

const WeekFields = ({ draft, change }: FieldsProps) => (
  <ColumnLayout columns={2}>
    <FormField label={messages.firstWeek} description={messages.anyDayOfTheFirstWeek}>
      <DatePicker
        value={draft.firstDay}
        placeholder={dayPattern}
        openCalendarAriaLabel={(day) => messages.chooseADay(day)}
        onChange={({ detail }) => change({ firstDay: detail.value })}
      />
    </FormField>
    <FormField
      label={messages.numberOfWeeks}
      description={messages.theSameTimetableIsUsedFor}
      errorText={weeksOf({ ...draft, firstDay: '2026-01-01' }) ? null : wrongCount}
    >
      <Input
        type="number"
        inputMode="numeric"
        value={draft.weeks}
        onChange={({ detail }) => change({ weeks: detail.value })}
      />
    </FormField>
  </ColumnLayout>
);

/** The first rows of the list made from the timetable. */
function Sample({ rows }: { rows: readonly (readonly string[])[] }) {
  const [titles = [], ...classes] = rows.map((row, at) =>
    row.map((text, column) => ({ key: `${at}-${column}`, text })),
  );
  const shown = classes.slice(0, sampleRowsMax).map((cells, at) => ({ key: `row-${at}`, cells }));
  return <SampleTable label={messages.theFirstClassesOfTheTimetable} head={titles} rows={shown} />;
}

interface Props {
  grid: WeekGrid;
  onWeeks: (weeks: Weeks) => void;
  /** Reads the file unchanged. */
  onAsIs: () => void;
}

/** The dates already say which weeks are meant, so the number of weeks is not needed. */
const datedWeeks: Weeks = { firstDay: '2026-01-01', weeks: 1 };

const found = ({ classes, isDated }: WeekGrid): string =>
  isDated ? messages.foundEachBecomesARowWith(classes.length) : messages.foundInAWeekTellUs(classes.length);

/**
 * Turns a weekly timetable into a list of classes. It asks for the weeks if the timetable's titles do not state them.
 */
export function WeekGridStep({ grid, onWeeks, onAsIs }: Props) {
  const [draft, setDraft] = useState<WeeksDraft>(() => ({
    firstDay: localToday(new Date()),
    weeks: weeksAtFirst,
  }));
  const weeks = grid.isDated ? datedWeeks : weeksOf(draft);
  const rows = weeks && unfoldWeekGrid(grid, weeks);
  const change = (part: Partial<WeeksDraft>): void => setDraft((now) => ({ ...now, ...part }));
  return (
    <SpaceBetween size="m">
      <Alert type="info" header={messages.thisFileIsAWeeklyTimetable}>
        {found(grid)}
      </Alert>
      {!grid.isDated && <WeekFields draft={draft} change={change} />}
      {rows && (
        <Section title={messages.willBeRead(rows.length - 1)}>
          <Sample rows={rows} />
        </Section>
      )}
      <SpaceBetween size="xs" direction="horizontal">
        <Button disabled={!weeks} iconName="check" onClick={() => weeks && onWeeks(weeks)}>
          {messages.pleaseUseTheseClasses}
        </Button>
        <Button variant="link" onClick={onAsIs}>
          {messages.thisIsNoTimetableReadThe}
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
