import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/activity';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTable } from './activity-table.tsx';
import './activity.css';
import { FailuresAlert } from './failures-alert.tsx';
import { useActivity, useFailures } from './use-activity.ts';
import { useFilter } from './use-filter.ts';

export default function ActivityPage() {
  useTitle(messages.activityLogs);
  const { filter, setFilter } = useFilter();
  const activity = useActivity(filter);
  const failures = useFailures();
  // The failures are awaited, so that the list below does not move when they arrive.
  const isWaiting = failures.isPending && failures.failureCount === 0;
  return (
    <div className="page">
      <Header variant="h1" description={messages.everyChangeOfPlacesAtYour}>
        {messages.activityLogs}
      </Header>
      {isWaiting ? (
        <Loading text={messages.loadingActivityLogs} />
      ) : (
        <>
          {failures.data && <FailuresAlert {...failures.data} />}
          <ActivityFilters filter={filter} setFilter={setFilter} />
          {activity.error && !activity.data ? (
            <Failure
              header={messages.errorLoadingLogs}
              error={activity.error}
              onRetry={() => void activity.refetch()}
            />
          ) : (
            <ActivityTable activity={activity} filter={filter} />
          )}
        </>
      )}
    </div>
  );
}
