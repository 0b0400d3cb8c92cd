import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/settings-calendar';
import type { MarkView } from '#shared/contracts/settings/calendar.ts';
import { Tag } from '#web/src/ui/tag.tsx';
import { useUnmarkDays } from './use-calendar.ts';
import { markTitles, rangeText } from './messages.ts';

function Mark({ mark }: { mark: MarkView }) {
  const removing = useUnmarkDays();
  return (
    <li>
      <span className="calendar-day">
        <strong>{mark.name}</strong>
        <span className="muted">{rangeText(mark.fromDate, mark.toDate)}</span>
      </span>
      <Tag>{markTitles[mark.kind]}</Tag>
      <Button
        variant="icon"
        iconName="remove"
        loading={removing.isPending}
        ariaLabel={messages.removeName(mark.name)}
        onClick={() => removing.mutate(mark)}
      />
    </li>
  );
}

/** The list of the days that the owner has marked. */
export const MarkList = ({ marks }: { marks: readonly MarkView[] }) =>
  marks.length === 0 ? (
    <p className="muted">{messages.noDaysMarkedYetAddYour}</p>
  ) : (
    // A list that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="calendar-scroll" aria-label={messages.markedDays} tabIndex={0}>
      <ul className="calendar-list">
        {marks.map((mark) => (
          <Mark key={mark.dayId} mark={mark} />
        ))}
      </ul>
    </section>
  );
