import Header from '@cloudscape-design/components/header';
import { useCallback, useMemo } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { UploadMenu } from '../imports/upload-menu.tsx';
import { ClassDialog } from './class-dialog.tsx';
import './matrix.css';
import './schedule.css';
import { buildMatrix, findInMatrix, roomsOf } from './matrix.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { ScheduleView } from './schedule-view.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { summarize } from './summary.ts';
import { useScheduleState } from './use-schedule-state.ts';
import { useSchedule, type Schedule } from './use-schedule.ts';

function useShown(schedule: Schedule | undefined, room: string | null) {
  return useMemo(() => {
    if (!schedule) return null;
    const classes = schedule.classes.filter((one) => room === null || one.room === room);
    return { classes, summary: summarize(classes), matrix: buildMatrix(classes, schedule.from, schedule.to) };
  }, [schedule, room]);
}

export default function SchedulePage() {
  useTitle('Class Schedule');
  const { state, change } = useScheduleState();
  const schedule = useSchedule(state.range);
  const shown = useShown(schedule.data, state.room);
  const rooms = useMemo(() => roomsOf(schedule.data?.classes ?? []), [schedule.data]);
  const open = useCallback((classId: string) => change({ classId }), [change]);
  const found = shown && state.classId ? findInMatrix(shown.matrix, state.classId) : null;
  const range = state.range ?? schedule.data ?? null;
  return (
    <div className="page">
      <Header
        variant="h1"
        description="View projected occupancy and revenue across your schedule"
        actions={<UploadMenu />}
      >
        Class Schedule
      </Header>
      <SummaryCards summary={shown?.summary ?? null} currency={schedule.data?.currency ?? 'USD'} />
      <ScheduleToolbar
        range={range && { from: range.from, to: range.to }}
        today={schedule.data?.today ?? null}
        rooms={rooms}
        room={state.room}
        onRange={(chosen) => change({ range: chosen })}
        onRoom={(room) => change({ room })}
      />
      {schedule.error && !schedule.data && (
        <Failure
          header="The schedule could not be loaded"
          error={schedule.error}
          onRetry={() => void schedule.refetch()}
        />
      )}
      {!schedule.error && (
        <ScheduleView
          schedule={schedule.data ?? null}
          matrix={shown?.matrix ?? null}
          busy={schedule.isPlaceholderData}
          room={state.room}
          onOpen={open}
        />
      )}
      {found && schedule.data && (
        <ClassDialog
          {...found}
          schedule={schedule.data}
          onShow={(classId) => change({ classId })}
          onClose={() => change({ classId: null })}
        />
      )}
    </div>
  );
}
