import Toggle from '@cloudscape-design/components/toggle';
import { locale } from '#messages/language';
import * as messages from '#messages/settings-calendar';
import type { HolidayView } from '#shared/contracts/settings/calendar.ts';
import { rangeText } from './messages.ts';
import { useSetHoliday } from './use-calendar.ts';

/** The names of holidays exist in English and in the language of their country. */
const showsEnglish = locale.startsWith('en');

function Holiday({ holiday }: { holiday: HolidayView }) {
  const saving = useSetHoliday();
  const { date, name, ownName, isUsual } = holiday;
  const shown = showsEnglish ? name : ownName;
  const day = rangeText(date, date);
  return (
    <li>
      <span className="calendar-day">
        <strong>{shown}</strong>
        <span className="muted">{ownName === shown ? day : `${day} · ${ownName}`}</span>
      </span>
      <Toggle
        checked={isUsual}
        disabled={saving.isPending}
        ariaLabel={messages.isANormalDayForUs(shown)}
        onChange={({ detail }) => saving.mutate({ name, isUsual: detail.checked })}
      >
        {messages.aNormalDayForUs}
      </Toggle>
    </li>
  );
}

/** The coming public holidays. Each can be marked as an ordinary day for this studio. */
export const HolidayList = ({ holidays }: { holidays: readonly HolidayView[] }) => (
  // A list that scrolls must be reachable with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="calendar-scroll" aria-label={messages.publicHolidaysTitle} tabIndex={0}>
    <ul className="calendar-list">
      {holidays.map((holiday) => (
        <Holiday key={holiday.date} holiday={holiday} />
      ))}
    </ul>
  </section>
);
