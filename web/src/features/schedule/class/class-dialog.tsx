import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useDeferredValue, useState } from 'react';
import * as messages from '#messages/schedule-class';
import { channelNames } from '#shared/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { ApiProblem } from '#web/src/api/problem.ts';
import { longDay } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { Tag } from '#web/src/ui/tag.tsx';
import type { Slot } from '../slot.ts';
import { BookingCurve } from './booking-curve.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { CapacityOverview } from './capacity-overview.tsx';
import { ChannelMix } from './channel-mix.tsx';
import './class-dialog.css';
import { ClassLead } from './lead/class-lead.tsx';
import { ConfirmedBookings } from './confirmed-bookings.tsx';
import { DayNote } from './day-note.tsx';
import type { Detail } from './detail.ts';
import { ExcessNote } from './excess-note.tsx';
import { History } from './history.tsx';
import { RecurringDialog } from './recurring-dialog.tsx';
import { ReplacesLine } from './replaces-line.tsx';
import { RevenueBreakdown } from './revenue-breakdown.tsx';
import { Siblings } from './siblings.tsx';
import { SlotAllocations } from './slot-allocations.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useClass } from './use-class.ts';

interface Props {
  classId: string;
  /** The position of the class among those of its day and time, if the schedule shows it. */
  found: { slot: Slot; at: number } | null;
  onShow: (classId: string) => void;
  onClose: () => void;
}

type Opened = 'recurring' | 'undo' | null;

/** Where a class was cancelled. Kenko is the studio's own system. */
function cancelledMessage(by: NonNullable<ClassView['cancelled']>['by']): string {
  if (by === 'file') return messages.cancelledInAFile;
  return by === 'kenko' ? messages.cancelledInKenko : messages.cancelledOn(channelNames[by]);
}

function Facts({ shown, timezone }: { shown: ClassView; timezone: string | undefined }) {
  const facts = [shown.room, shown.instructor, timezone?.replaceAll('_', ' ')].filter(Boolean).join(' · ');
  return (
    <div className="class-facts">
      {shown.cancelled && <Tag>{cancelledMessage(shown.cancelled.by)}</Tag>}
      {shown.isRecurring && <Tag>{messages.recurringTemplate}</Tag>}
      {!shown.isRecurring && shown.recurrenceTemplateId !== null && (
        <Tag>{messages.partOfRecurringSeries}</Tag>
      )}
      <Box color="text-body-secondary">{facts}</Box>
    </div>
  );
}

function Undo({ detail, onOpen }: { detail: Detail; onOpen: () => void }) {
  return detail.lastChange?.canUndo ? (
    <Button iconName="undo" wrapText={false} onClick={onOpen}>
      {messages.undo}
    </Button>
  ) : null;
}

/** Everything that the schedule does not already contain. */
const Sections = ({ detail, onUndo }: { detail: Detail; onUndo: () => void }) => (
  <SpaceBetween size="l">
    <SlotAllocations shown={detail.class} detail={detail} />
    <RevenueBreakdown shown={detail.class} currency={detail.currency} timezone={detail.timezone} />
    <ChannelMix mix={detail.channelMix} currency={detail.currency} />
    <BookingCurve curve={detail.curve} totalCapacity={detail.class.totalCapacity} />
    <ConfirmedBookings classId={detail.class.classId} />
    <History detail={detail} undo={<Undo detail={detail} onOpen={onUndo} />} />
  </SpaceBetween>
);

const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'not-found';

const Header = ({ shown }: { shown: ClassView | undefined }) =>
  shown ? (
    <>
      {shown.className}
      <span className="dialog-when">
        {messages.dayAtLocalTime(longDay(shown.localDate), shown.localTime)}
      </span>
    </>
  ) : (
    messages.classLabel
  );

/** An error, or a note that something is still loading. */
function Waiting({ query, shown }: { query: ReturnType<typeof useClass>; shown: boolean }) {
  if (shown) return null;
  if (!query.error) return <Loading />;
  if (isGone(query.error)) return <Alert type="warning">{messages.thisClassNoLongerExistsClose}</Alert>;
  return (
    <Failure
      header={messages.theClassCouldNotBeLoaded}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

/** One class: its capacity, sales and revenue, and every change that a person can make to it. */
export default function ClassDialog({ classId, found, onShow, onClose }: Props) {
  const query = useClass(classId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  // Rendered with low priority, so that the many sections never block a phone.
  const detail = useDeferredValue(query.data, undefined);
  const shown = detail?.class ?? found?.slot.classes[found.at];
  const lastChange = detail?.lastChange;
  return (
    <>
      <Modal
        visible
        size="large"
        onDismiss={onClose}
        header={<Header shown={shown} />}
        footer={
          <div className="dialog-footer">
            <Siblings found={found} onShow={onShow} />
            {detail && (
              <Button iconName="refresh" onClick={() => setOpened('recurring')}>
                {messages.setAsRecurring}
              </Button>
            )}
            <Button onClick={onClose}>{messages.close}</Button>
          </div>
        }
      >
        <SpaceBetween size="l">
          {shown && <ClassLead shown={shown} detail={detail} />}
          {shown && <Facts shown={shown} timezone={detail?.timezone} />}
          {detail?.dayReason && <DayNote reason={detail.dayReason} />}
          {detail?.replaces && <ReplacesLine pair={detail.replaces} />}
          {shown?.cancelled && detail && (
            <CancelledNote shown={shown} cancelled={shown.cancelled} timezone={detail.timezone} />
          )}
          {detail?.excess && <ExcessNote detail={detail} excess={detail.excess} />}
          {shown && <CapacityOverview shown={shown} detail={detail} />}
          <Waiting query={query} shown={detail !== undefined} />
          {detail && <Sections detail={detail} onUndo={() => setOpened('undo')} />}
        </SpaceBetween>
      </Modal>
      {opened === 'recurring' && detail && <RecurringDialog shown={detail.class} onClose={close} />}
      {opened === 'undo' && detail && lastChange && (
        <UndoDialog detail={detail} change={lastChange} onClose={close} />
      )}
    </>
  );
}
