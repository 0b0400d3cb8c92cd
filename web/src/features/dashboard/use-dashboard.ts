import { queryOptions, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/dashboard';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, settingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

const dashboardQuery = queryOptions({
  queryKey: dashboardKey,
  queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  meta: { failure: messages.theDashboardCouldNotBeRefreshed },
});

/** Everything that the page shows, in one request. */
export const useDashboard = () => useQuery(dashboardQuery);

export const preloadDashboard = (): Promise<void> => queryClient.prefetchQuery(dashboardQuery);

/** Resumes automation; the page stays busy until the new state is displayed. */
export const useResume = () =>
  useChange({
    mutationFn: () => call(setAutomation, { paused: false }),
    onSuccess: () =>
      Promise.all([dashboardKey, settingsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    meta: {
      success: messages.automationResumed,
      failure: () => ({ content: messages.failedToResumeAutomation }),
    },
  });
