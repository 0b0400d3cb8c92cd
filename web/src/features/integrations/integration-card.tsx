import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { connectionWords } from '../../ui/connection-words.ts';
import { instantIn } from '../../ui/dates.ts';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConnectionFacts, type StudioUnits } from './connection-facts.tsx';
import { credentialFieldsOf } from './connection-form.ts';
import { troubleOf } from './health-words.ts';
import { useTestConnection } from './use-integrations.ts';

export type DialogName = 'connect' | 'terms' | 'disconnect';

interface Props {
  integration: IntegrationView;
  logoUrl: string;
  studio: StudioUnits;
  onOpen: (dialog: DialogName) => void;
  /** More that can be done with a connected marketplace. */
  children?: ReactNode;
}

function TestButton({ integration }: { integration: IntegrationView }) {
  const testing = useTestConnection(integration);
  return (
    <Button
      ariaLabel={`Test connection to ${integration.name}`}
      loading={testing.isPending}
      loadingText="Testing..."
      onClick={() => testing.mutate()}
    >
      Test connection
    </Button>
  );
}

function Actions({ integration, onOpen, children }: Pick<Props, 'integration' | 'onOpen' | 'children'>) {
  const { integrationId, name } = integration;
  const action = (dialog: DialogName, text: string) => (
    <Button ariaLabel={`${text} ${name}`} onClick={() => onOpen(dialog)}>
      {text}
    </Button>
  );
  const signsIn = credentialFieldsOf(integrationId) !== null;
  return (
    <>
      {action('terms', 'Pricing and guidelines')}
      {signsIn && <TestButton integration={integration} />}
      {signsIn && action('connect', 'Reconnect')}
      {children}
      {action('disconnect', 'Disconnect')}
    </>
  );
}

/** One marketplace: what it is, how it is connected and how that goes, and what can be done about it. */
export function IntegrationCard({ integration, logoUrl, studio, onOpen, children }: Props) {
  const { name, description, connection, health, state } = integration;
  const connected = connection?.status === 'connected';
  const { tone, text } = connectionWords[state];
  const trouble = troubleOf(name, health, (instant) => instantIn(studio.timezone, instant));
  return (
    <li className="integration" aria-label={name}>
      <div className="integration-head">
        <PlatformLogo key={logoUrl} name={name} url={logoUrl} />
        <h3>{name}</h3>
        <Tag tone={tone}>{text}</Tag>
      </div>
      <p>{description}</p>
      {connected && trouble && (
        <Alert
          type={trouble.type}
          header={trouble.header}
          action={trouble.reconnect && <Button onClick={() => onOpen('connect')}>Reconnect</Button>}
        >
          {trouble.text}
        </Alert>
      )}
      {connected && <ConnectionFacts connection={connection} health={health} studio={studio} />}
      <div className="integration-action">
        {connected ? (
          <Actions integration={integration} onOpen={onOpen}>
            {children}
          </Actions>
        ) : (
          <Button variant="primary" ariaLabel={`Connect ${name}`} onClick={() => onOpen('connect')}>
            Connect
          </Button>
        )}
      </div>
    </li>
  );
}
