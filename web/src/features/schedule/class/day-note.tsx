import Alert from '@cloudscape-design/components/alert';
import type { DayReason } from '#shared/contracts/settings/calendar.ts';
import { reasonText } from '../../settings/calendar/words.ts';

const consequences: Readonly<Record<DayReason['kind'], string>> = {
  closed:
    'No further bookings are expected. The class, its bookings and its places stay as they are until you change them.',
  holiday: 'The forecast goes by what public holidays do at your studio.',
  event: 'The forecast goes by what such days do at your studio.',
};

/** Why the forecast of a class is another than on usual days. */
export const DayNote = ({ reason }: { reason: DayReason }) => (
  <Alert type={reason.kind === 'closed' ? 'warning' : 'info'} header={reasonText(reason)}>
    {consequences[reason.kind]}
  </Alert>
);
