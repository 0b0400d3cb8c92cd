import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { longDay } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { saveFile } from '#web/src/ui/save-file.ts';
import { useTitle } from '#web/src/ui/use-title.ts';
import * as messages from '#messages/dashboard-impact';
import '../dashboard.css';
import './impact.css';
import { impactCsv } from './impact-csv.ts';
import { ImpactPanels } from './impact-panels.tsx';
import { preloadImpact, useImpact, type ImpactView } from './use-impact.ts';

/** Requests the figures while the app is still checking whether they may be shown. */
export const load = preloadImpact;

const Actions = ({ data }: { data: ImpactView }) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button iconName="download" onClick={() => saveFile(messages.cupoImpactCsv(data.today), impactCsv(data))}>
      {messages.downloadCsv}
    </Button>
    <Button onClick={() => window.print()}>{messages.print}</Button>
  </SpaceBetween>
);

const How = ({ countedTo }: ImpactView) => (
  <p className="impact-how">
    {messages.cupoLeavesOneClassInTen(countedTo === null ? null : longDay(countedTo))}
  </p>
);

/** The page about Cupo's earnings, marketplaces' payments, and the accuracy of forecasts. */
export default function ImpactPage() {
  useTitle(messages.impact);
  const { data, error, refetch } = useImpact();
  return (
    <div className="page impact">
      <Header
        variant="h1"
        description={messages.whatCupoEarnedWhatMarketplacesPaid}
        actions={data && <Actions data={data} />}
      >
        {messages.impact}
      </Header>
      {data ? (
        <>
          <How {...data} />
          <ImpactPanels data={data} />
        </>
      ) : error ? (
        <Failure header={messages.theImpactCouldNotBeLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
