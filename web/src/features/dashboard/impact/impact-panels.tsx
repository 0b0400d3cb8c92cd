import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import * as messages from '#messages/dashboard-impact';
import { channelNames } from '#shared/channels.ts';
import { AccuracyTable } from './accuracy-table.tsx';
import { EffectTable } from './effect-table.tsx';
import { accuracyMessage, monthMessage } from './impact-messages.ts';
import { PaidTable } from './paid-table.tsx';
import { Panel } from '../panel.tsx';
import type { ImpactView, PeriodView } from './use-impact.ts';

const all = { value: 'all', label: messages.allMonthsTogether };

function MonthByMonth({ months, total, currency }: ImpactView) {
  const rows = months
    .filter(({ effect: { changed, leftAlone } }) => changed + leftAlone > 0)
    .map(({ month, effect }) => ({ name: monthMessage(month), effect }));
  return (
    <Panel wide title={messages.monthByMonth}>
      {rows.length === 0 ? (
        <p>{messages.nothingIsMeasuredYetMeasuringBegins}</p>
      ) : (
        <>
          <EffectTable
            caption={messages.whatCupoEarnedMonthByMonth}
            first={messages.month}
            currency={currency}
            rows={[...rows, { name: all.label, effect: total.effect }]}
          />
          <p className="muted">{messages.theLastRowComparesTheClasses}</p>
        </>
      )}
    </Panel>
  );
}

const together = messages.withThisManyRowsOneCould;

const Parts = ({ period, currency }: { period: PeriodView; currency: string }) => (
  <>
    {period.byClass.length > 0 && (
      <>
        <Panel title={messages.byMarketplace}>
          <EffectTable
            caption={messages.whatCupoEarnedByMarketplace}
            first={messages.bookedThrough}
            currency={currency}
            rows={period.byChannel.map(({ channel, effect }) => ({ name: channelNames[channel], effect }))}
          />
          <p className="muted">{together}</p>
        </Panel>
        <Panel title={messages.byClass}>
          <EffectTable
            caption={messages.whatCupoEarnedByClass}
            first={messages.classLabel}
            currency={currency}
            rows={period.byClass.map(({ className, effect }) => ({ name: className, effect }))}
          />
        </Panel>
      </>
    )}
    <Panel title={messages.paidPerVisit}>
      {period.paid.length === 0 ? (
        <p>{messages.noMarketplaceVisitIsRecordedIn}</p>
      ) : (
        <>
          <PaidTable paid={period.paid} currency={currency} />
          <p className="muted">{messages.recordedRevenueAfterFeesDividedBy}</p>
        </>
      )}
    </Panel>
  </>
);

/** Everything that is known about Cupo's earnings. */
export function ImpactPanels({ data }: { data: ImpactView }) {
  const [chosen, setChosen] = useState(all.value);
  const options = [all, ...data.months.map(({ month }) => ({ value: month, label: monthMessage(month) }))];
  const period = data.months.find(({ month }) => month === chosen) ?? data.total;
  const foretold = data.months.filter(({ accuracy }) => accuracy.classes > 0);
  return (
    <div className="panels">
      <MonthByMonth {...data} />
      <div className="panel-row impact-period">
        <Select
          ariaLabel={messages.months}
          options={options}
          selectedOption={options.find(({ value }) => value === chosen) ?? all}
          onChange={({ detail }) => setChosen(detail.selectedOption.value ?? all.value)}
        />
      </div>
      <Parts period={period} currency={data.currency} />
      <Panel title={messages.howGoodTheForecastsWere}>
        <p>{accuracyMessage(period.accuracy)}</p>
        {foretold.length > 0 && <AccuracyTable months={foretold} />}
      </Panel>
    </div>
  );
}
