import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { useCompact, useStacked } from '../../ui/use-media.ts';
import { decisionColumns, stackedDecisionColumns } from './decision-columns.tsx';
import type { useDecisions } from './use-decisions.ts';

const Empty = () => (
  <div className="empty empty-small">
    <Box variant="strong">{messages.noDecisionsFound}</Box>
    <Box color="text-body-secondary">{messages.runTheAiOptimizerToHave}</Box>
  </div>
);

interface Props {
  decisions: ReturnType<typeof useDecisions>;
  label: string;
  onOpen: (decision: DecisionView) => void;
}

export function DecisionsTable({ decisions, label, onOpen }: Props) {
  const { data: studio } = useStudio();
  const [stacked, compact] = [useStacked(), useCompact()];
  const timezone = studio?.timezone;
  const columns = useMemo(
    () => (stacked ? stackedDecisionColumns : decisionColumns)(timezone ?? 'UTC', onOpen, compact),
    [stacked, compact, timezone, onOpen],
  );
  const items = decisions.data?.pages.flatMap((page) => page.decisions) ?? [];
  if (decisions.error && !decisions.data)
    return (
      <Failure
        header={messages.failedToLoadAiDecisions}
        error={decisions.error}
        onRetry={() => void decisions.refetch()}
      />
    );
  return (
    <div className="inset">
      <Table
        variant="borderless"
        ariaLabels={{ tableLabel: label }}
        items={items}
        trackBy="decisionId"
        columnDefinitions={columns}
        loading={decisions.isPending || timezone === undefined}
        loadingText={messages.loadingDecisions}
        empty={<Empty />}
        enableKeyboardNavigation
        wrapLines
      />
      {decisions.hasNextPage && (
        <div className="load-more">
          <Button loading={decisions.isFetchingNextPage} onClick={() => void decisions.fetchNextPage()}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}
