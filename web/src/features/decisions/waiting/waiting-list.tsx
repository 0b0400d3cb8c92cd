import Pagination from '@cloudscape-design/components/pagination';
import { memo, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { isPaused, useStudio } from '#web/src/app/use-studio.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { useNarrow, useStacked } from '#web/src/ui/use-media.ts';
import { answerAll, bulk, undoLast } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog, type Asking } from './bulk-dialog.tsx';
import { readView, shownIn, writeView, type View } from './order.ts';
import { answeredInDialog } from './use-row-focus.ts';
import { shortcuts, useShortcuts } from './use-shortcuts.ts';
import type { useWaiting } from './use-waiting.ts';
import { WaitingFilters } from './waiting-filters.tsx';
import { WaitingTable } from './waiting-table.tsx';

/** The number of rows per page, small enough to redraw quickly. */
export const waitingRowsPerPage = 20;

/** The view that the address describes. */
function useView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const onView = useCallback(
    (change: Partial<View>) =>
      setParams((now) => writeView(now, { ...readView(now), ...change }), { replace: true }),
    [setParams],
  );
  return { view, onView, isOpen: params.has('decision') };
}

const Keys = () => (
  <p className="muted waiting-keys">
    {shortcuts.map(([key, does]) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
);

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const Pages = memo(function Pages({ page, pages, onPage }: PagesProps) {
  return (
    <div className="load-more">
      <Pagination
        currentPageIndex={page + 1}
        pagesCount={pages}
        onChange={({ detail }) => onPage(detail.currentPageIndex - 1)}
        ariaLabels={{
          nextPageLabel: messages.nextPage,
          previousPageLabel: messages.previousPage,
          pageLabel: (number) => messages.pageNumber(number),
        }}
      />
    </div>
  );
});

interface Props {
  waiting: ReturnType<typeof useWaiting>;
  label: string;
  onOpen: (decision: WaitingDecision) => void;
}

/** The number of the current page, capped at the last page. */
function usePage(shown: readonly WaitingDecision[]) {
  const [chosen, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(shown.length / waitingRowsPerPage));
  const page = Math.min(chosen, pages - 1);
  const items = useMemo(
    () => shown.slice(page * waitingRowsPerPage, (page + 1) * waitingRowsPerPage),
    [shown, page],
  );
  return { page, pages, items, setPage };
}

const idsOf = (decisions: readonly WaitingDecision[]): string[] =>
  decisions.map(({ decisionId }) => decisionId);

function useSelected(shown: readonly WaitingDecision[], items: readonly WaitingDecision[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => shown.filter(({ decisionId }) => ids.has(decisionId)), [shown, ids]);
  const selectedHere = useMemo(() => items.filter(({ decisionId }) => ids.has(decisionId)), [items, ids]);
  const select = useCallback(
    (decisions: readonly WaitingDecision[]) => setIds(new Set(idsOf(decisions))),
    [],
  );
  /** Selects rows of this page. Rows selected on other pages stay selected. */
  const selectHere = useCallback(
    (here: readonly WaitingDecision[], chosen: readonly WaitingDecision[]) =>
      setIds((now) => {
        const next = new Set(now);
        for (const id of idsOf(here)) next.delete(id);
        for (const id of idsOf(chosen)) next.add(id);
        return next;
      }),
    [],
  );
  return { selected, selectedHere, select, selectHere };
}

/** Sends the answers. If there is only one, the focus moves to the neighbour of its row. */
function confirmed({ verdict, decisions }: Asking): void {
  const [first, ...others] = decisions;
  if (first && others.length === 0) answeredInDialog.set(first.decisionId);
  answerAll(verdict, decisions);
}

/** The table has the same name as the tab. */
const region = messages.decisionsThatWaitForYourAnswer;

/**
 * The waiting decisions, the most valuable first. They can be filtered, sorted, opened, and answered one by one or in
 * bulk.
 */
export function WaitingList({ waiting, label, onOpen }: Props) {
  const { data: studio } = useStudio();
  const [narrow, stacked] = [useNarrow(), useStacked()];
  const { view, onView, isOpen } = useView();
  const shown = useMemo(() => shownIn(view, waiting.decisions), [view, waiting.decisions]);
  const { page, pages, items, setPage } = usePage(shown);
  const { selected, selectedHere, select, selectHere } = useSelected(shown, items);
  // Rows are drawn with low priority, so that a click responds at once, however many rows it selects.
  const drawn = {
    items: useDeferredValue(items),
    selected: useDeferredValue(selectedHere),
    view: useDeferredValue(view),
    onView: useDeferredValue(onView),
    onOpen: useDeferredValue(onOpen),
  };
  const [asking, setAsking] = useState<Asking | null>(null);
  const running = useSyncExternalStore(bulk.subscribe, bulk.get);
  const paused = isPaused(studio);
  const { list, ...handlers } = useShortcuts({
    shown,
    pageSize: waitingRowsPerPage,
    page,
    turnTo: setPage,
    approve: (decision) => !paused && answerAll('approve', [decision]),
    reject: (decision) => setAsking({ verdict: 'reject', decisions: [decision] }),
    undo: undoLast,
    isInDialog: isOpen || asking !== null,
  });
  if (waiting.error && !waiting.data)
    return (
      <Failure
        header={messages.failedToLoadAiDecisions}
        error={waiting.error}
        onRetry={() => void waiting.refetch()}
      />
    );
  const confirm = (): void => {
    if (asking) confirmed(asking);
    setAsking(null);
    select([]);
  };
  return (
    // Keyboard shortcuts for working through the list; they are active while the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="inset waiting" aria-label={region} ref={list} tabIndex={-1} {...handlers}>
      <WaitingFilters decisions={waiting.decisions} view={view} sortsHere={stacked} onView={onView} />
      <BulkBar
        shown={shown}
        selected={selected}
        threshold={studio?.ai.confidenceThreshold}
        isLoading={waiting.isPending}
        paused={paused}
        busy={running?.state === 'running'}
        onSelect={select}
        onAsk={setAsking}
      />
      {!narrow && (shown.length > 0 || waiting.isPending) && <Keys />}
      <WaitingTable label={label} {...drawn} isLoading={waiting.isPending} onSelect={selectHere} />
      {pages > 1 && drawn.items.length > 0 && <Pages page={page} pages={pages} onPage={setPage} />}
      {asking && <BulkDialog asking={asking} onConfirm={confirm} onClose={() => setAsking(null)} />}
    </section>
  );
}
