import Box from '@cloudscape-design/components/box';
import Table from '@cloudscape-design/components/table';
import { memo, useMemo } from 'react';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { useStudio } from '#web/src/app/use-studio.ts';
import { useCompact, useStacked } from '#web/src/ui/use-media.ts';
import { nameOf } from './bulk-messages.ts';
import { isDescending, isWaitingFiltered, sortedBy, sortings, type View } from './order.ts';
import { stackedWaitingColumns, waitingColumns } from './waiting-columns.tsx';

const Empty = ({ filtered }: { filtered: boolean }) => (
  <div className="empty empty-small">
    <Box variant="strong">{messages.noDecisionsFound}</Box>
    <Box color="text-body-secondary">
      {filtered ? messages.noWaitingDecisionMatchesTheseFilters : messages.runTheAiOptimizerToHave}
    </Box>
  </div>
);

interface Props {
  label: string;
  /** The decisions on the current page. */
  items: readonly WaitingDecision[];
  /** The selected decisions on the current page. */
  selected: readonly WaitingDecision[];
  view: View;
  isLoading: boolean;
  onSelect: (here: readonly WaitingDecision[], chosen: readonly WaitingDecision[]) => void;
  onView: (change: Partial<View>) => void;
  onOpen: (decision: WaitingDecision) => void;
}

/** One page of the waiting decisions. */
export const WaitingTable = memo(function WaitingTable(props: Props) {
  const { label, items, selected, view, isLoading, onSelect, onView, onOpen } = props;
  const { data: studio } = useStudio();
  const [stacked, compact] = [useStacked(), useCompact()];
  const timezone = studio?.timezone;
  const columns = useMemo(
    () => (stacked ? stackedWaitingColumns : waitingColumns)(timezone ?? 'UTC', onOpen, compact),
    [stacked, compact, timezone, onOpen],
  );
  return (
    <Table
      variant="borderless"
      selectionType="multi"
      ariaLabels={{
        tableLabel: label,
        selectionGroupLabel: messages.decisionsToAnswerTogether,
        allItemsSelectionLabel: () => messages.selectAllOnThisPage,
        itemSelectionLabel: (_state, decision) => messages.selectName(nameOf(decision)),
      }}
      items={items}
      trackBy="decisionId"
      columnDefinitions={columns}
      selectedItems={selected}
      onSelectionChange={({ detail }) => onSelect(items, detail.selectedItems)}
      sortingColumn={{ sortingField: view.sorting }}
      sortingDescending={isDescending(view)}
      onSortingChange={({ detail }) => {
        const sorting = sortings.find((name) => name === detail.sortingColumn.sortingField);
        if (sorting) onView(sortedBy(view, sorting));
      }}
      loading={isLoading || timezone === undefined}
      loadingText={messages.loadingDecisions}
      empty={<Empty filtered={isWaitingFiltered(view)} />}
      wrapLines
    />
  );
});
