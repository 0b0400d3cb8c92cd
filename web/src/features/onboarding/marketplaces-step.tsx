import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/onboarding';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { call } from '../../api/call.ts';
import { catalogueKey } from '../../api/keys.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { notify } from '../../ui/notices.ts';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { useVisitValues, useVisitValuesForm } from '../settings/use-visit-values.ts';
import { VisitValuesFields } from '../settings/visit-values-fields.tsx';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { descriptionOf } from '../integrations/descriptions.ts';

const comingSoon = (): void =>
  void notify({
    id: 'coming-soon',
    type: 'info',
    header: messages.comingSoon,
    content: messages.marketplaceConnectionWillBeAvailableAfter,
  });

function Marketplaces() {
  const catalogue = useQuery({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => call(listCatalogue, {}, { signal }),
  });
  if (catalogue.error && !catalogue.data)
    return (
      <Failure
        header={messages.theMarketplacesCouldNotBeLoaded}
        error={catalogue.error}
        onRetry={() => void catalogue.refetch()}
      />
    );
  if (!catalogue.data) return <Loading />;
  return (
    <ul className="choices choices-two">
      {catalogue.data.integrations
        .filter(({ type }) => type === 'marketplace')
        .map(({ integrationId, name, description, logoUrl }) => (
          <li key={integrationId} className="choice">
            <div className="choice-head">
              <PlatformLogo name={name} url={logoUrl} />
              <h2>{name}</h2>
            </div>
            <p>{descriptionOf({ integrationId, description })}</p>
            <div className="choice-action">
              <Button ariaLabel={messages.connectName(name)} onClick={comingSoon}>
                {messages.connect}
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
}

/** The step in which marketplaces are connected and the value of the studio's own visits is entered. */
export function MarketplacesStep({ progress, onNext, busy }: StepProps) {
  const values = useVisitValues();
  const form = useVisitValuesForm(values.data);
  return (
    <StepCard title={messages.connectYourMarketplaces} text={messages.placesAreOfferedWhereTheyEarn}>
      <Marketplaces />
      <CheckedForm className="visit-values" onSubmit={() => form.submit(onNext)}>
        <h2>{messages.whatIsAVisitWorthTo}</h2>
        <p className="step-text">{messages.placesAreKeptForYourOwn}</p>
        <VisitValuesFields form={form} values={values} />
        <div className="step-buttons">
          <Button formAction="none" variant="link" disabled={busy || form.saving} onClick={onNext}>
            {messages.skipForNow}
          </Button>
          <Button variant="primary" formAction="submit" loading={busy || form.saving}>
            {progress.marketplacesConnected > 0 ? messages.completeSetup : messages.skipToDashboard}
          </Button>
        </div>
      </CheckedForm>
    </StepCard>
  );
}
