import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/activity';
import { isAwaited } from '../../api/is-awaited.ts';
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
  // The failures are awaited, so that the list below does not move when they arrive.
  const failures = useFailures();
  return (
    <div className="page">
      <Header variant="h1" description={messages.everyChangeOfPlacesAtYour}>
        {messages.activityLogs}
      </Header>
      {isAwaited(failures) ? (
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
