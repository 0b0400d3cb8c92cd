import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/integrations';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './integrations.css';
import { MarketplacesSection } from './marketplaces-section.tsx';
import { SystemsSection } from './systems-section.tsx';
import { useIntegrations } from './use-integrations.ts';
import { useSources } from './use-sources.ts';

/** Amounts need the studio's currency, so the page waits for all responses. */
function Loaded() {
  const integrations = useIntegrations();
  const sources = useSources();
  const studio = useStudio();
  if (integrations.data && sources.data && studio.data)
    return (
      <>
        <SystemsSection sources={sources.data.sources} timezone={studio.data.timezone} />
        <MarketplacesSection integrations={integrations.data.integrations} studio={studio.data} />
      </>
    );
  const error = integrations.error ?? sources.error ?? studio.error;
  if (!error) return <Loading />;
  return (
    <Failure
      header={messages.failedToLoadIntegrations}
      error={error}
      onRetry={() => {
        if (!integrations.data) void integrations.refetch();
        if (!sources.data) void sources.refetch();
        if (!studio.data) void studio.refetch();
      }}
    />
  );
}

/** The page of integrations: the sources of bookings and the marketplaces. */
export default function IntegrationsPage() {
  useTitle(messages.dataSources);
  return (
    <div className="page">
      <Header variant="h1" description={messages.whereYourScheduleComesFromAnd}>
        {messages.dataSources}
      </Header>
      <Loaded />
    </div>
  );
}
