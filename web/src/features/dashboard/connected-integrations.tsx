import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

/** The platforms that places are offered on. */
export const ConnectedIntegrations = ({ connected }: Pick<Dashboard, 'connected'>) => (
  <Panel
    title="Connected Integrations"
    badge={<Tag tone={connected.length > 0 ? 'good' : 'quiet'}>{connected.length} connected</Tag>}
  >
    {connected.length === 0 ? (
      <p className="muted">No marketplace is connected yet.</p>
    ) : (
      <ul className="platforms">
        {connected.map(({ integrationId, name, logoUrl }) => (
          <li key={integrationId}>
            <PlatformLogo name={name} url={logoUrl} />
            <span>{name}</span>
            <StatusIndicator>Connected</StatusIndicator>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
