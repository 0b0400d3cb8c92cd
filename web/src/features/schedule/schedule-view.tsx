import Box from '@cloudscape-design/components/box';
import Icon from '@cloudscape-design/components/icon';
import { memo, useCallback, useState } from 'react';
import * as messages from '#messages/schedule';
import { Loading } from '../../ui/loading.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { DayList } from './day-list.tsx';
import { Legend } from './legend.tsx';
import { LoadProgress } from './load-progress.tsx';
import { ScheduleMatrix } from './schedule-matrix.tsx';
import { SlotList, type Corner } from './slot-list.tsx';
import type { Slot } from './slot.ts';
import type { Shown } from './use-shown.ts';

interface Props {
  shown: Shown | null;
  /** True while another range is being loaded and the previous one is still displayed. */
  busy: boolean;
  room: string | null;
  onOpen: (classId: string) => void;
}

const Empty = ({ room }: { room: string | null }) => (
  <div className="empty">
    <Icon name="calendar" size="large" variant="subtle" />
    <Box variant="h3" tagOverride="p">
      {room ? messages.noClassesScheduledInForThis(room) : messages.noClassesScheduledForThisDate}
    </Box>
    <Box color="text-body-secondary">{messages.chooseAnotherRangeOrUploadYour}</Box>
  </div>
);

/** The open list of a slot's classes; null if none is open. */
function useSlotList() {
  const [listed, setListed] = useState<{ slot: Slot; corner: Corner } | null>(null);
  const onList = useCallback((slot: Slot, beside: HTMLElement) => {
    const { left, bottom } = beside.getBoundingClientRect();
    setListed({ slot, corner: { x: left, y: bottom } });
  }, []);
  return { listed, onList, onClose: useCallback(() => setListed(null), []) };
}

/** The range as a grid, or one day at a time on a narrow screen. */
export const ScheduleView = memo(function ScheduleView({ shown, busy, room, onOpen }: Props) {
  const narrow = useNarrow();
  const { listed, onList, onClose } = useSlotList();
  if (!shown)
    return (
      <div className="schedule-frame schedule-waiting">
        <Loading />
      </div>
    );
  const { matrix, waitingFrom, head } = shown;
  if (matrix.rows.length === 0 && waitingFrom === null)
    return (
      <div className="schedule-frame">
        <Empty room={room} />
      </div>
    );
  const View = narrow ? DayList : ScheduleMatrix;
  const { today, currency, from, to, markedDays } = head;
  return (
    <div aria-busy={busy || waitingFrom !== null} className={busy ? 'schedule-busy' : undefined}>
      <div className="schedule-key">
        <Legend />
        {waitingFrom !== null && <LoadProgress from={from} to={to} waitingFrom={waitingFrom} />}
      </div>
      <View {...{ matrix, today, currency, markedDays, waitingFrom, onOpen, onList }} />
      {listed && <SlotList {...listed} currency={currency} onOpen={onOpen} onClose={onClose} />}
    </div>
  );
});
