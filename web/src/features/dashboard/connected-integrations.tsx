import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/dashboard';
import type { ConnectionState } from '#shared/core/states/connection-state.ts';
import { connectedCount, connectionMessages } from '../../ui/connection-messages.ts';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

function Count({ states }: { states: readonly ConnectionState[] }) {
  const { tone, text } = connectedCount(states);
  return <Tag tone={tone}>{text}</Tag>;
}

/** The platforms on which places are offered. */
export const ConnectedIntegrations = ({ connected }: Pick<Dashboard, 'connected'>) => (
  <Panel
    title={messages.connectedIntegrations}
    badge={<Count states={connected.map(({ state }) => state)} />}
  >
    {connected.length === 0 ? (
      <p className="muted">{messages.noMarketplaceIsConnectedYet}</p>
    ) : (
      <ul className="platforms">
        {connected.map(({ integrationId, name, logoUrl, state }) => (
          <li key={integrationId}>
            <PlatformLogo name={name} url={logoUrl} />
            <span>{name}</span>
            <StatusIndicator type={connectionMessages[state].type}>
              {connectionMessages[state].text}
            </StatusIndicator>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
