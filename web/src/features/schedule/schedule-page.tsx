import Header from '@cloudscape-design/components/header';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import * as messages from '#messages/schedule';
import { Failure } from '../../ui/failure.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { UploadMenu } from '../imports/upload-menu.tsx';
import { OpenSuccessors } from './changed/open-successors.tsx';
import { OpenSimilar } from './similar/open-similar.tsx';
import './matrix.css';
import './schedule.css';
import { findInMatrix } from './matrix.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { ScheduleView } from './schedule-view.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useScheduleState } from './use-schedule-state.ts';
import { useSchedule } from './use-schedule.ts';
import { useShown } from './use-shown.ts';

const loadDialog = () => import('./class/class-dialog.tsx');
const ClassDialog = lazy(loadDialog);

const firstSigns = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The dialog's code is loaded when the person first does anything on the page, so that it is there for their click. */
function usePreloadedDialog(): void {
  useEffect(() => {
    const waiting = new AbortController();
    const load = (): void => {
      waiting.abort();
      void loadDialog().catch(() => undefined);
    };
    for (const sign of firstSigns) addEventListener(sign, load, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, []);
}

type Query = ReturnType<typeof useSchedule>['query'];

/** Shown instead of the schedule, or above the part of it that is loaded. */
function LoadFailure({ query }: { query: Query }) {
  if (query.error && !query.data)
    return (
      <Failure
        header={messages.theScheduleCouldNotBeLoaded}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.isFetchNextPageError) return null;
  return (
    <Failure
      header={messages.theRestOfTheScheduleCould}
      error={query.error}
      onRetry={() => void query.fetchNextPage()}
    />
  );
}

const pageHeader = (
  <Header variant="h1" description={messages.viewProjectedOccupancyAndRevenueAcross} actions={<UploadMenu />}>
    {messages.classScheduleTitle}
  </Header>
);

const noRooms: readonly string[] = [];

export default function SchedulePage() {
  useTitle(messages.classScheduleTitle);
  const { state, openClass, showClass, closeClass, chooseRange, chooseRoom } = useScheduleState();
  const { query, pages } = useSchedule(state.range);
  const shown = useShown(pages, state.room);
  usePreloadedDialog();
  const { from, to, today } = shown?.head ?? {};
  const range = useMemo(() => state.range ?? (from && to ? { from, to } : null), [state.range, from, to]);
  // Drawn after the matrix, so that both are not drawn at once.
  const rooms = useDeferredValue(shown?.rooms ?? noRooms, noRooms);
  const found = shown && state.classId ? findInMatrix(shown.matrix, state.classId) : null;
  return (
    <div className="page">
      {pageHeader}
      <SummaryCards
        summary={shown?.summary ?? null}
        currency={shown?.head.currency ?? 'USD'}
        timezone={shown?.head.timezone ?? 'UTC'}
        complete={shown !== null && shown.waitingFrom === null}
      />
      <OpenSimilar />
      <OpenSuccessors />
      <ScheduleToolbar
        range={range}
        today={today ?? null}
        rooms={rooms}
        room={state.room}
        onRange={chooseRange}
        onRoom={chooseRoom}
      />
      <LoadFailure query={query} />
      {(shown || !query.error) && (
        <ScheduleView shown={shown} busy={query.isPlaceholderData} room={state.room} onOpen={openClass} />
      )}
      {state.classId !== null && (
        <Suspense fallback={null}>
          <ClassDialog
            key={state.classId}
            classId={state.classId}
            found={found}
            onShow={showClass}
            onClose={closeClass}
          />
        </Suspense>
      )}
    </div>
  );
}
