import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/settings-calendar';
import type { CalendarView } from '#shared/contracts/settings/calendar.ts';
import { markedDaysMax } from '#shared/contracts/settings/calendar-limits.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { SettingCard } from '#web/src/ui/setting-card.tsx';
import './calendar.css';
import { HolidayList } from './holiday-list.tsx';
import { MarkList } from './mark-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useCalendar } from './use-calendar.ts';

/** The code of the date pickers is loaded with the dialog. */
const MarkDialog = lazy(() => import('./mark-dialog.tsx'));

const Source = () => (
  <p className="muted calendar-source">
    {messages.publicHolidays}{' '}
    <Link external href="https://github.com/commenthol/date-holidays" fontSize="body-s">
      date-holidays
    </Link>
    ,{' '}
    <Link external href="https://creativecommons.org/licenses/by-sa/3.0/" fontSize="body-s">
      CC BY-SA 3.0
    </Link>
  </p>
);

const Content = ({ calendar }: { calendar: CalendarView }) => (
  <>
    <PlaceFields calendar={calendar} />
    {calendar.holidays.length > 0 && (
      <div>
        <h3>{messages.publicHolidaysOfTheNextTwelve}</h3>
        <HolidayList holidays={calendar.holidays} />
        <Source />
      </div>
    )}
    <div>
      <h3>{messages.yourOwnDays}</h3>
      <MarkList marks={calendar.days} />
    </div>
  </>
);

/** Unusual days: public holidays, closures and events. */
export function CalendarCard() {
  const { data, error, refetch } = useCalendar();
  const [marks, setMarks] = useState(false);
  const full = (data?.days.length ?? 0) >= markedDaysMax;
  return (
    <SettingCard
      anchor="calendar"
      title={messages.holidaysAndClosures}
      description={messages.forecastsTreatTheseDaysSeparatelySo}
      actions={
        <Button
          iconName="add-plus"
          disabled={!data || full}
          {...(full && { disabledReason: messages.daysAreMarkedRemoveSomeFirst(markedDaysMax) })}
          onClick={() => setMarks(true)}
        >
          {messages.markDays}
        </Button>
      }
    >
      <div className="calendar-card">
        {data && <Content calendar={data} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <Failure
            header={messages.yourHolidaysAndClosuresCouldNot}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </div>
      {marks && (
        <Suspense fallback={null}>
          <MarkDialog onClose={() => setMarks(false)} />
        </Suspense>
      )}
    </SettingCard>
  );
}
