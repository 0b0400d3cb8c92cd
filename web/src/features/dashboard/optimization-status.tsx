import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { isWorking, type ConnectionState } from '#shared/core/states/connection-state.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { integrationsPath, rulesPath } from '../../app/paths.ts';
import { useStudio } from '../../app/use-studio.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { sharePercent } from '../../ui/numbers.ts';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

type Ai = NonNullable<ReturnType<typeof useStudio>['data']>['ai'];

const execution = ({ autoExecute, confidenceThreshold }: Ai): string =>
  autoExecute
    ? `Carries out recommendations by itself from ${sharePercent(confidenceThreshold)} confidence.`
    : 'Recommendations wait for your approval.';

function Offering({ states }: { states: readonly ConnectionState[] }) {
  const working = states.filter(isWorking).length;
  if (states.length === 0)
    return <StatusIndicator type="pending">Waiting for the first marketplace</StatusIndicator>;
  return working === states.length ? (
    <StatusIndicator type="success">Connected to your marketplaces</StatusIndicator>
  ) : (
    <StatusIndicator type="warning">
      {working} of {counted(states.length, 'connection')} {wordFor(working, 'works', 'work')}
    </StatusIndicator>
  );
}

/** Whether the optimizer works, and how far it may go. */
export function OptimizationStatus({ data }: { data: Dashboard }) {
  const studio = useStudio();
  const ai = studio.data?.ai;
  const connected = data.connected.length > 0;
  const running = !data.automationPaused && !data.pausedByTeam && ai?.enabled !== false;
  return (
    <Panel title="Optimization Status">
      <ul className="status-lines">
        <li>
          <StatusIndicator type={running ? 'success' : 'stopped'}>
            {running ? 'Optimization is active' : 'Optimization is paused'}
          </StatusIndicator>
        </li>
        <li>
          <Offering states={data.connected.map(({ state }) => state)} />
        </li>
        {running && ai && <li className="muted">{execution(ai)}</li>}
      </ul>
      <div className="panel-actions">
        <GoButton href={integrationsPath}>{connected ? 'Manage Integrations' : 'Add Integration'}</GoButton>
        {connected && <GoButton href={rulesPath}>View Rules</GoButton>}
      </div>
    </Panel>
  );
}
