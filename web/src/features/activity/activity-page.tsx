import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { useTitle } from '../../ui/use-title.ts';
import { activityColumns, narrowActivityColumns } from './activity-columns.tsx';
import { useActivity } from './use-activity.ts';

function ActivityTable({ activity }: { activity: ReturnType<typeof useActivity> }) {
  const narrow = useNarrow();
  const pages = activity.data?.pages;
  const timezone = pages?.[0]?.timezone ?? 'UTC';
  const columns = useMemo(
    () => (narrow ? narrowActivityColumns : activityColumns(timezone)),
    [narrow, timezone],
  );
  return (
    <Table
      variant="container"
      ariaLabels={{ tableLabel: 'Recent Actions' }}
      header={<Header description={`Times in ${timezone.replaceAll('_', ' ')}`}>Recent Actions</Header>}
      items={pages?.flatMap((page) => page.activity) ?? []}
      trackBy="adjustmentId"
      columnDefinitions={columns}
      loading={activity.isPending}
      loadingText="Loading activity logs..."
      empty={
        <Box color="text-body-secondary">No activity logs yet. Automation actions will appear here.</Box>
      }
      enableKeyboardNavigation
      wrapLines
      {...(activity.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
              Load more
            </Button>
          </div>
        ),
      })}
    />
  );
}

export default function ActivityPage() {
  useTitle('Activity Logs');
  const activity = useActivity();
  return (
    <div className="page">
      <Header variant="h1" description="Every change of places at your marketplaces, with proof">
        Activity Logs
      </Header>
      {activity.error && !activity.data ? (
        <Failure header="Error loading logs" error={activity.error} onRetry={() => void activity.refetch()} />
      ) : (
        <ActivityTable activity={activity} />
      )}
    </div>
  );
}
