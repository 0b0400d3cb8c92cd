import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/integrations';
import { listsByInterface } from '#shared/channels.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { credentialFieldsOf } from './connection-form.ts';
import { useTestConnection } from './use-integrations.ts';

const MappingDialog = lazy(async () => ({ default: (await import('./mapping-dialog.tsx')).MappingDialog }));

export type DialogName = 'connect' | 'terms' | 'disconnect';

interface Props {
  integration: IntegrationView;
  onOpen: (dialog: DialogName) => void;
}

function TestButton({ integration }: Pick<Props, 'integration'>) {
  const testing = useTestConnection(integration);
  return (
    <Button
      ariaLabel={messages.testConnectionTo(integration.name)}
      loading={testing.isPending}
      loadingText={messages.testing}
      onClick={() => testing.mutate()}
    >
      {messages.testConnection}
    </Button>
  );
}

const reconnect = { id: 'connect', text: messages.reconnect } as const;
const linked = { id: 'mapping', text: messages.linkedClasses } as const;
const disconnect = { id: 'disconnect', text: messages.disconnect } as const;

/** The less frequent actions. */
function More({ integration, onOpen }: Props) {
  const { integrationId, name } = integration;
  const [mapping, setMapping] = useState(false);
  const listing = listsByInterface(integrationId) ? integrationId : null;
  const items = [
    ...(credentialFieldsOf(integrationId) === null ? [] : [reconnect]),
    ...(listing ? [linked] : []),
    disconnect,
  ];
  const follow = (id: string): void => {
    if (id === linked.id) setMapping(true);
    else onOpen(id === reconnect.id ? 'connect' : 'disconnect');
  };
  return (
    <>
      <ButtonDropdown
        ariaLabel={messages.moreFor(name)}
        items={items}
        onItemClick={({ detail }) => follow(detail.id)}
      >
        {messages.more}
      </ButtonDropdown>
      {mapping && listing && (
        <Suspense fallback={null}>
          <MappingDialog integrationId={listing} name={name} onClose={() => setMapping(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The actions for a connected marketplace: two buttons, and the rest in a menu. */
export function CardActions({ integration, onOpen }: Props) {
  const { integrationId, name } = integration;
  return (
    <>
      {credentialFieldsOf(integrationId) !== null && <TestButton integration={integration} />}
      <Button ariaLabel={messages.pricingAndGuidelines(name)} onClick={() => onOpen('terms')}>
        {messages.pricingAndGuidelinesTitle}
      </Button>
      <More integration={integration} onOpen={onOpen} />
    </>
  );
}
