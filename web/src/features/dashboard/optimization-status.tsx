import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useNavigate } from 'react-router-dom';
import { integrationsPath } from '../../app/paths.ts';
import { useStudio } from '../../app/use-studio.ts';
import { sharePercent } from '../../ui/numbers.ts';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

type Ai = NonNullable<ReturnType<typeof useStudio>['data']>['ai'];

const execution = ({ autoExecute, confidenceThreshold }: Ai): string =>
  autoExecute
    ? `Carries out recommendations by itself from ${sharePercent(confidenceThreshold)} confidence.`
    : 'Recommendations wait for your approval.';

/** Whether the optimizer works, and how far it may go. */
export function OptimizationStatus({ data }: { data: Dashboard }) {
  const navigate = useNavigate();
  const studio = useStudio();
  const ai = studio.data?.ai;
  const running = !data.automationPaused && ai?.enabled !== false;
  return (
    <Panel title="Optimization Status">
      <ul className="status-lines">
        <li>
          <StatusIndicator type={running ? 'success' : 'stopped'}>
            {running ? 'Optimization is active' : 'Optimization is paused'}
          </StatusIndicator>
        </li>
        <li>
          <StatusIndicator type={data.connected.length > 0 ? 'success' : 'pending'}>
            {data.connected.length > 0
              ? 'Places are offered on your marketplaces'
              : 'Waiting for the first marketplace'}
          </StatusIndicator>
        </li>
        {running && ai && <li className="muted">{execution(ai)}</li>}
      </ul>
      <div className="panel-actions">
        <Button
          href={integrationsPath}
          onFollow={(event) => {
            event.preventDefault();
            void navigate(integrationsPath);
          }}
        >
          {data.connected.length > 0 ? 'Manage Integrations' : 'Add Integration'}
        </Button>
      </div>
    </Panel>
  );
}
