import { useId } from 'react';
import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import type { StudioUnits } from './connection-facts.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import type { DialogName } from './card-actions.tsx';
import { IntegrationCard } from './integration-card.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useCatalogue, useSigns } from './use-integrations.ts';
import { useOpenDialog } from './use-open-dialog.ts';

const dialogs = ['connect', 'terms', 'disconnect'] as const satisfies readonly DialogName[];

interface Props {
  integrations: readonly IntegrationView[];
  studio: StudioUnits;
}

function Dialogs({ integrations, studio }: Props) {
  const { opened, close } = useOpenDialog(dialogs);
  const integration = integrations.find(({ integrationId }) => integrationId === opened?.id);
  if (!integration || !opened) return null;
  const props = { integration, currency: studio.currency, onClose: close };
  const connected = integration.connection?.status === 'connected';
  if (opened.dialog === 'connect') return <ConnectDialog {...props} />;
  if (!connected) return null;
  return opened.dialog === 'terms' ? <TermsDialog {...props} /> : <DisconnectDialog {...props} />;
}

/** The marketplaces on which places are offered. */
export function MarketplacesSection({ integrations, studio }: Props) {
  const id = useId();
  const catalogue = useCatalogue();
  const signs = useSigns();
  const { open } = useOpenDialog(dialogs);
  return (
    <section className="integrations-section" aria-labelledby={id}>
      <h2 id={id}>{messages.marketplaceIntegrations}</h2>
      <ul className="integrations">
        {integrations.map((integration) => (
          <IntegrationCard
            key={integration.integrationId}
            integration={integration}
            logoUrl={catalogue.get(integration.integrationId)?.logoUrl ?? ''}
            studio={studio}
            signs={signs}
            onOpen={(dialog) => open(dialog, integration.integrationId)}
          />
        ))}
      </ul>
      <Dialogs integrations={integrations} studio={studio} />
    </section>
  );
}
