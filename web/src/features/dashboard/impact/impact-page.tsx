import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { longDay } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { saveFile } from '#web/src/ui/save-file.ts';
import { useTitle } from '#web/src/ui/use-title.ts';
import '../dashboard.css';
import './impact.css';
import { impactCsv } from './impact-csv.ts';
import { ImpactPanels } from './impact-panels.tsx';
import { preloadImpact, useImpact, type ImpactView } from './use-impact.ts';

/** Asks for the figures while it is still being found out whether they may be shown. */
export const load = preloadImpact;

const Actions = ({ data }: { data: ImpactView }) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button iconName="download" onClick={() => saveFile(`cupo-impact-${data.today}.csv`, impactCsv(data))}>
      Download CSV
    </Button>
    <Button onClick={() => window.print()}>Print</Button>
  </SpaceBetween>
);

const How = ({ countedTo }: ImpactView) => (
  <p className="impact-how">
    Cupo leaves one class in ten alone, chosen at random. It compares the other classes with these, each with
    the same class in other weeks: the difference is what Cupo earned. The true figure lies in its range 19
    times out of 20. While a range includes zero, nothing is proven yet.
    {countedTo !== null && ` Counted up to ${longDay(countedTo)}.`}
  </p>
);

/** What Cupo earned, what marketplaces paid, and how good its forecasts are. */
export default function ImpactPage() {
  useTitle('Impact');
  const { data, error, refetch } = useImpact();
  return (
    <div className="page impact">
      <Header
        variant="h1"
        description="What Cupo earned, what marketplaces paid, and how good the forecasts were"
        actions={data && <Actions data={data} />}
      >
        Impact
      </Header>
      {data ? (
        <>
          <How {...data} />
          <ImpactPanels data={data} />
        </>
      ) : error ? (
        <Failure header="The impact could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
