import Header from '@cloudscape-design/components/header';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IntegrationView } from '../../../../shared/contracts/integrations/integration.ts';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { credentialFieldsOf } from './connection-form.ts';
import { IntegrationCard, type StudioUnits } from './integration-card.tsx';
import './integrations.css';
import { useIntegrations, useLogos } from './use-integrations.ts';

/** The open dialog stands in the address. */
function useOpenId() {
  const [params, setParams] = useSearchParams();
  return {
    openId: params.get('connect'),
    open: (id: string) => setParams({ connect: id }),
    close: () => setParams({}, { replace: true }),
  };
}

function Marketplaces(props: { integrations: readonly IntegrationView[]; studio: StudioUnits }) {
  const { integrations, studio } = props;
  const { openId, open, close } = useOpenId();
  const logos = useLogos();
  const chosen = integrations.find(({ integrationId }) => integrationId === openId);
  const fields = chosen && credentialFieldsOf(chosen.integrationId);
  return (
    <>
      <ul className="integrations">
        {integrations.map((integration) => (
          <IntegrationCard
            key={integration.integrationId}
            integration={integration}
            logoUrl={logos.get(integration.integrationId) ?? ''}
            studio={studio}
            onConnect={() => open(integration.integrationId)}
          />
        ))}
      </ul>
      {chosen && fields && (
        <ConnectDialog
          key={chosen.integrationId}
          integration={chosen}
          fields={fields}
          currency={studio.currency}
          onClose={close}
        />
      )}
    </>
  );
}

/** Amounts need the studio's currency, so both answers are waited for. */
function Loaded() {
  const integrations = useIntegrations();
  const studio = useStudio();
  if (integrations.data && studio.data)
    return <Marketplaces integrations={integrations.data.integrations} studio={studio.data} />;
  const error = integrations.error ?? studio.error;
  if (!error) return <Loading />;
  return (
    <Failure
      header="Failed to load integrations"
      error={error}
      onRetry={() => {
        if (!integrations.data) void integrations.refetch();
        if (!studio.data) void studio.refetch();
      }}
    />
  );
}

/** Where bookings come from. */
export default function IntegrationsPage() {
  useTitle('Data Sources');
  const id = useId();
  return (
    <div className="page">
      <Header variant="h1" description="Connect the marketplaces that your places are offered on">
        Data Sources
      </Header>
      <section className="integrations-section" aria-labelledby={id}>
        <h2 id={id}>Marketplace Integrations</h2>
        <Loaded />
      </section>
    </div>
  );
}
