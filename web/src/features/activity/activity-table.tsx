import * as messages from '#messages/activity';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import { instantIn } from '../../ui/dates.ts';
import { useStacked } from '../../ui/use-media.ts';
import { activityColumns, stackedActivityColumns } from './activity-columns.tsx';
import { isFiltered, type LogsFilter } from './filter.ts';
import type { useActivity } from './use-activity.ts';
import { useExport } from './use-export.ts';

const loadingText = messages.loadingActivityLogs;

type Activity = ReturnType<typeof useActivity>;

const Empty = ({ filtered }: { filtered: boolean }) => (
  <Box color="text-body-secondary">
    {filtered ? messages.noChangesMatchTheseFilters : messages.noActivityLogsYetAutomationActions}
  </Box>
);

/** Loads the next page of the list, and shows how far the search has come if a page has few results. */
function More({ activity, timezone }: { activity: Activity; timezone: string }) {
  const lookedBackTo = activity.data?.pages.at(-1)?.lookedBackTo;
  return (
    <div className="load-more">
      {lookedBackTo && (
        <span className="muted">
          {messages.lookedThroughEverythingSince(instantIn(timezone, lookedBackTo))}
        </span>
      )}
      <Button loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
        {lookedBackTo ? messages.lookFurtherBack : messages.loadMore}
      </Button>
    </div>
  );
}

interface Props {
  activity: Activity;
  filter: LogsFilter;
}

export function ActivityTable({ activity, filter }: Props) {
  const stacked = useStacked();
  const pages = activity.data?.pages;
  const timezone = pages?.[0]?.timezone ?? 'UTC';
  const items = useMemo(() => pages?.flatMap((page) => page.activity) ?? [], [pages]);
  const exporting = useExport(filter, timezone);
  const columns = useMemo(
    () => (stacked ? stackedActivityColumns : activityColumns)(timezone),
    [stacked, timezone],
  );
  const actions = (
    <Button
      iconName="download"
      loading={exporting.isPending}
      disabled={items.length === 0}
      onClick={() => exporting.mutate()}
    >
      {messages.exportCsv}
    </Button>
  );
  return (
    <Table
      variant="container"
      ariaLabels={{ tableLabel: messages.recentActions }}
      header={
        <Header
          {...(pages && { counter: `(${items.length}${activity.hasNextPage ? '+' : ''})` })}
          description={
            !pages || activity.isPlaceholderData
              ? loadingText
              : messages.timesIn(timezone.replaceAll('_', ' '))
          }
          actions={actions}
        >
          {messages.recentActions}
        </Header>
      }
      items={items}
      trackBy="adjustmentId"
      columnDefinitions={columns}
      loading={activity.isPending}
      loadingText={loadingText}
      empty={<Empty filtered={isFiltered(filter)} />}
      renderAriaLive={() => messages.changesFound(activity.hasNextPage, items.length)}
      enableKeyboardNavigation
      wrapLines
      {...(activity.hasNextPage && { footer: <More activity={activity} timezone={timezone} /> })}
    />
  );
}
