import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/dashboard';
import { isWorking, type ConnectionState } from '#shared/core/states/connection-state.ts';
import { integrationsPath, rulesPath } from '../../app/paths.ts';
import { useStudio } from '../../app/use-studio.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { sharePercent } from '../../ui/numbers.ts';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

type Ai = NonNullable<ReturnType<typeof useStudio>['data']>['ai'];

const execution = ({ autoExecute, confidenceThreshold }: Ai): string =>
  autoExecute
    ? messages.carriesOutWhatIsSureEnough(sharePercent(confidenceThreshold))
    : messages.recommendationsWaitForYourApproval;

function Offering({ states }: { states: readonly ConnectionState[] }) {
  const working = states.filter(isWorking).length;
  if (states.length === 0)
    return <StatusIndicator type="pending">{messages.waitingForTheFirstMarketplace}</StatusIndicator>;
  return working === states.length ? (
    <StatusIndicator type="success">{messages.connectedToYourMarketplaces}</StatusIndicator>
  ) : (
    <StatusIndicator type="warning">{messages.connectionsWorking(working, states.length)}</StatusIndicator>
  );
}

/** Whether the optimizer is running, and how far it may go. */
export function OptimizationStatus({ data }: { data: Dashboard }) {
  const studio = useStudio();
  const ai = studio.data?.ai;
  const connected = data.connected.length > 0;
  const running = !data.automationPaused && !data.pausedByTeam && ai?.enabled !== false;
  return (
    <Panel title={messages.optimizationStatus}>
      <ul className="status-lines">
        <li>
          <StatusIndicator type={running ? 'success' : 'stopped'}>
            {running ? messages.optimizationIsActive : messages.optimizationIsPaused}
          </StatusIndicator>
        </li>
        <li>
          <Offering states={data.connected.map(({ state }) => state)} />
        </li>
        {running && ai && <li className="muted">{execution(ai)}</li>}
      </ul>
      <div className="panel-actions">
        <GoButton href={integrationsPath}>
          {connected ? messages.manageIntegrations : messages.addIntegration}
        </GoButton>
        {connected && <GoButton href={rulesPath}>{messages.viewRules}</GoButton>}
      </div>
    </Panel>
  );
}
