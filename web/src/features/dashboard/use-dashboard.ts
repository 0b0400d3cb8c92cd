import { queryOptions, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/dashboard';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, settingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

/** Open pages are not told when the team pauses or resumes all studios, so the dashboard's answer shows it to them. */
function renewPause(pausedByTeam: boolean): void {
  const shown = queryClient.getQueryData<{ readonly pausedByTeam: boolean }>(settingsKey);
  if (shown === undefined || shown.pausedByTeam === pausedByTeam) return;
  void queryClient.invalidateQueries({ queryKey: settingsKey, exact: true });
}

const dashboardQuery = queryOptions({
  queryKey: dashboardKey,
  queryFn: async ({ signal }) => {
    const dashboard = await call(getDashboard, {}, { signal });
    renewPause(dashboard.pausedByTeam);
    return dashboard;
  },
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
