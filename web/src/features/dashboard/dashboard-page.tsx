import Header from '@cloudscape-design/components/header';
import { useEffect } from 'react';
import * as messages from '#messages/dashboard';
import { rememberPause, remembersPause } from '../../app/remembered-pause.ts';
import { useStudio } from '../../app/use-studio.ts';
import { AfterFirstScreen } from '../../ui/after-first-screen.tsx';
import { Failure } from '../../ui/failure.tsx';
import { StudioLogo } from '../../ui/studio-logo.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AutomationBanner, TeamPauseBanner } from './automation-banner.tsx';
import type { Dashboard } from './coming-week.ts';
import { ConnectedIntegrations } from './connected-integrations.tsx';
import './dashboard.css';
import { DashboardStats } from './dashboard-stats.tsx';
import { FirstWeek, isSetUp } from './first-week.tsx';
import { Insights } from './insights.tsx';
import { MoneyLine } from './money-line.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { OptimizationStatus } from './optimization-status.tsx';
import { QuickActions } from './quick-actions.tsx';
import { preloadDashboard, useDashboard } from './use-dashboard.ts';
import { WeekPanel } from './week-panel.tsx';

/** The panels. Those that begin below the first screen follow once it is shown. */
const Panels = ({ data }: { data: Dashboard }) => (
  <div className="panels">
    {!isSetUp(data.firstWeek) && <FirstWeek firstWeek={data.firstWeek} />}
    <WeekPanel data={data} />
    <NeedsPanel data={data} />
    <AfterFirstScreen>
      <DashboardStats data={data} />
      <Insights insights={data.insights} />
      <ConnectedIntegrations connected={data.connected} />
      <OptimizationStatus data={data} />
      <QuickActions />
    </AfterFirstScreen>
  </div>
);

/** Reserves the space of the panels while they load, so that nothing jumps. */
const PanelsWaiting = () => (
  <output className="panels" aria-label={messages.loading}>
    <span className="panel panel-wide panel-waiting" />
    <span className="panel panel-waiting" />
    <span className="panel panel-waiting" />
  </output>
);

/** Requests the figures while the app is still checking whether they may be shown. */
export const load = preloadDashboard;

/** The page that shows the studio at a glance. */
export default function DashboardPage() {
  useTitle(messages.dashboard);
  const { data, error, refetch } = useDashboard();
  const studio = useStudio();
  const paused = data?.automationPaused;
  useEffect(() => {
    if (paused !== undefined) rememberPause(paused);
  }, [paused]);
  return (
    <div className="page">
      <div className="with-studio-logo">
        <StudioLogo name={studio.data?.studioName ?? ''} url={studio.data?.logoUrl ?? ''} />
        <Header variant="h1" description={messages.yourBookingsAndWhatCupoRecommends}>
          {messages.dashboard}
        </Header>
      </div>
      {data?.pausedByTeam && <TeamPauseBanner />}
      {(paused ?? (!error && remembersPause())) && <AutomationBanner />}
      {error && !data ? (
        <Failure
          header={messages.theDashboardCouldNotBeLoaded}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <MoneyLine data={data} />
          {data ? <Panels data={data} /> : <PanelsWaiting />}
        </>
      )}
    </div>
  );
}
