import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { descriptionOf } from './descriptions.ts';
import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { connectionMessages } from '../../ui/connection-messages.ts';
import { instantIn } from '../../ui/dates.ts';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useOwnSentence } from '../../ui/use-own-sentence.ts';
import { CardActions, type DialogName } from './card-actions.tsx';
import { ConnectionFacts, type StudioUnits } from './connection-facts.tsx';
import { troubleOf } from './health-messages.ts';
import { SignsOfLife } from './signs/signs-of-life.tsx';
import type { useSigns } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  logoUrl: string;
  studio: StudioUnits;
  signs: ReturnType<typeof useSigns>;
  onOpen: (dialog: DialogName) => void;
}

/** One marketplace: its description, the state of its connection, and the possible actions. */
export function IntegrationCard({ integration, logoUrl, studio, signs, onOpen }: Props) {
  const { integrationId, name, connection, health, state } = integration;
  const connected = connection?.status === 'connected';
  const { tone, text } = connectionMessages[state];
  const said = useOwnSentence(health?.lastError?.message ?? null);
  const lastError = health?.lastError && said !== null ? { ...health.lastError, message: said } : null;
  const trouble = troubleOf(name, health && { ...health, lastError }, (instant) =>
    instantIn(studio.timezone, instant),
  );
  return (
    <li className="integration" aria-label={name}>
      <div className="integration-head">
        <PlatformLogo key={logoUrl} name={name} url={logoUrl} />
        <h3>{name}</h3>
        <Tag tone={tone}>{text}</Tag>
      </div>
      <p>{descriptionOf(integration)}</p>
      {connected && trouble && (
        <Alert
          type={trouble.type}
          header={trouble.header}
          action={
            trouble.reconnect && (
              <Button ariaLabel={messages.reconnectName(name)} onClick={() => onOpen('connect')}>
                {messages.reconnect}
              </Button>
            )
          }
        >
          {trouble.text}
        </Alert>
      )}
      {connected && <SignsOfLife integrationId={integrationId} signs={signs} timezone={studio.timezone} />}
      {connected && <ConnectionFacts connection={connection} health={health} studio={studio} />}
      <div className="integration-action">
        {connected ? (
          <CardActions integration={integration} onOpen={onOpen} />
        ) : (
          <Button variant="primary" ariaLabel={messages.connectName(name)} onClick={() => onOpen('connect')}>
            {messages.connect}
          </Button>
        )}
      </div>
    </li>
  );
}
