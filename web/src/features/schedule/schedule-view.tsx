import Box from '@cloudscape-design/components/box';
import Icon from '@cloudscape-design/components/icon';
import { Loading } from '../../ui/loading.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { DayList } from './day-list.tsx';
import { Legend } from './legend.tsx';
import type { Matrix } from './matrix.ts';
import { ScheduleMatrix } from './schedule-matrix.tsx';
import type { Schedule } from './use-schedule.ts';

interface Props {
  schedule: Schedule | null;
  matrix: Matrix | null;
  /** True while another range loads and the one before is still shown. */
  busy: boolean;
  room: string | null;
  onOpen: (classId: string) => void;
}

const Empty = ({ room }: { room: string | null }) => (
  <div className="empty">
    <Icon name="calendar" size="large" variant="subtle" />
    <Box variant="h3" tagOverride="p">
      {room
        ? `No classes scheduled in ${room} for this date range`
        : 'No classes scheduled for this date range'}
    </Box>
    <Box color="text-body-secondary">Choose another range, or upload your class schedule.</Box>
  </div>
);

export function ScheduleView({ schedule, matrix, busy, room, onOpen }: Props) {
  const narrow = useNarrow();
  if (!schedule || !matrix)
    return (
      <div className="schedule-frame schedule-waiting">
        <Loading />
      </div>
    );
  if (matrix.rows.length === 0)
    return (
      <div className="schedule-frame">
        <Empty room={room} />
      </div>
    );
  const View = narrow ? DayList : ScheduleMatrix;
  return (
    <div aria-busy={busy} className={busy ? 'schedule-busy' : undefined}>
      <Legend />
      <View matrix={matrix} today={schedule.today} currency={schedule.currency} onOpen={onOpen} />
    </div>
  );
}
