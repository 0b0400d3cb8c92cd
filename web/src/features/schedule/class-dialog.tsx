import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { longDay } from '../../ui/dates.ts';
import { CapacityOverview } from './capacity-overview.tsx';
import type { Slot } from './matrix.ts';
import { RevenueBreakdown } from './revenue-breakdown.tsx';
import { SlotAllocations } from './slot-allocations.tsx';
import type { Schedule } from './use-schedule.ts';

interface Props {
  slot: Slot;
  /** Which of the slot's classes is shown. */
  at: number;
  schedule: Schedule;
  onShow: (classId: string) => void;
  onClose: () => void;
}

/** Steps through the classes that share a day and time. */
function Siblings({ slot, at, onShow }: Pick<Props, 'slot' | 'at' | 'onShow'>) {
  const show = (index: number): void => {
    const next = slot.classes[index];
    if (next) onShow(next.classId);
  };
  if (slot.classes.length < 2) return null;
  return (
    <SpaceBetween direction="horizontal" size="xs" alignItems="center">
      <Button iconName="angle-left" disabled={at === 0} onClick={() => show(at - 1)}>
        Previous
      </Button>
      <Box color="text-body-secondary">
        {at + 1} of {slot.classes.length} at this time
      </Box>
      <Button
        iconName="angle-right"
        iconAlign="right"
        disabled={at === slot.classes.length - 1}
        onClick={() => show(at + 1)}
      >
        Next
      </Button>
    </SpaceBetween>
  );
}

function Recommendation({ decisionId }: { decisionId: string }) {
  const navigate = useNavigate();
  const path = `/ai-decisions?${new URLSearchParams({ tab: 'pending', decision: decisionId }).toString()}`;
  return (
    <Alert type="info" action={<Button onClick={() => void navigate(path)}>Review recommendation</Button>}>
      The optimizer has a recommendation for this class.
    </Alert>
  );
}

export function ClassDialog({ slot, at, schedule, onShow, onClose }: Props) {
  const shown = slot.classes[at] ?? slot.first;
  const { className, localDate, localTime, room, instructor } = shown;
  return (
    <Modal
      visible
      size="large"
      onDismiss={onClose}
      header={
        <>
          {className}
          <span className="dialog-when">
            {longDay(localDate)} at {localTime}
          </span>
        </>
      }
      footer={
        <div className="dialog-footer">
          <Siblings slot={slot} at={at} onShow={onShow} />
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <SpaceBetween size="l">
        <Box color="text-body-secondary">
          {[room, instructor, schedule.timezone.replaceAll('_', ' ')].filter(Boolean).join(' · ')}
        </Box>
        {shown.pendingDecisionId && <Recommendation decisionId={shown.pendingDecisionId} />}
        <CapacityOverview shown={shown} />
        <SlotAllocations shown={shown} timezone={schedule.timezone} />
        <RevenueBreakdown revenue={shown.revenue} currency={schedule.currency} />
      </SpaceBetween>
    </Modal>
  );
}
