import Alert from '@cloudscape-design/components/alert';
import * as messages from '#messages/schedule-class';
import type { DayReason } from '#shared/contracts/settings/calendar.ts';
import { reasonText } from '../../settings/calendar/messages.ts';

const consequences: Readonly<Record<DayReason['kind'], string>> = {
  closed: messages.noFurtherBookingsAreExpectedThe,
  holiday: messages.theForecastGoesByWhatPublic,
  event: messages.theForecastGoesByWhatSuch,
};

/** Why the forecast of a class differs from that for usual days. */
export const DayNote = ({ reason }: { reason: DayReason }) => (
  <Alert type={reason.kind === 'closed' ? 'warning' : 'info'} header={reasonText(reason)}>
    {consequences[reason.kind]}
  </Alert>
);
