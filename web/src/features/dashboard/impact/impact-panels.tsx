import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { channelNames } from '#shared/channels.ts';
import { AccuracyTable } from './accuracy-table.tsx';
import { EffectTable } from './effect-table.tsx';
import { accuracyWords, monthWords } from './impact-words.ts';
import { PaidTable } from './paid-table.tsx';
import { Panel } from '../panel.tsx';
import type { ImpactView, PeriodView } from './use-impact.ts';

const all = { value: 'all', label: 'All months together' };

function MonthByMonth({ months, total, currency }: ImpactView) {
  const rows = months
    .filter(({ effect: { changed, leftAlone } }) => changed + leftAlone > 0)
    .map(({ month, effect }) => ({ name: monthWords(month), effect }));
  return (
    <Panel wide title="Month by month">
      {rows.length === 0 ? (
        <p>
          Nothing is measured yet. Measuring begins once automatic execution has changed classes and the first
          of them are over.
        </p>
      ) : (
        <>
          <EffectTable
            caption="What Cupo earned, month by month"
            first="Month"
            currency={currency}
            rows={[...rows, { name: all.label, effect: total.effect }]}
          />
          <p className="muted">
            The last row compares the classes of all months together. It is more certain than a single month,
            and is not the sum of the rows.
          </p>
        </>
      )}
    </Panel>
  );
}

const together =
  'With this many rows, one could look proven by chance. The ranges are wider to allow for that.';

const Parts = ({ period, currency }: { period: PeriodView; currency: string }) => (
  <>
    {period.byClass.length > 0 && (
      <>
        <Panel title="By marketplace">
          <EffectTable
            caption="What Cupo earned, by marketplace"
            first="Booked through"
            currency={currency}
            rows={period.byChannel.map(({ channel, effect }) => ({ name: channelNames[channel], effect }))}
          />
          <p className="muted">{together}</p>
        </Panel>
        <Panel title="By class">
          <EffectTable
            caption="What Cupo earned, by class"
            first="Class"
            currency={currency}
            rows={period.byClass.map(({ className, effect }) => ({ name: className, effect }))}
          />
        </Panel>
      </>
    )}
    <Panel title="Paid per visit">
      {period.paid.length === 0 ? (
        <p>No marketplace visit is recorded in these classes.</p>
      ) : (
        <>
          <PaidTable paid={period.paid} currency={currency} />
          <p className="muted">
            Recorded revenue after fees, divided by the bookings that were not cancelled. No-shows and caps
            are included where your files say what was paid.
          </p>
        </>
      )}
    </Panel>
  </>
);

/** Everything that is known of what Cupo earned. */
export function ImpactPanels({ data }: { data: ImpactView }) {
  const [chosen, setChosen] = useState(all.value);
  const options = [all, ...data.months.map(({ month }) => ({ value: month, label: monthWords(month) }))];
  const period = data.months.find(({ month }) => month === chosen) ?? data.total;
  const foretold = data.months.filter(({ accuracy }) => accuracy.classes > 0);
  return (
    <div className="panels">
      <MonthByMonth {...data} />
      <div className="panel-row impact-period">
        <Select
          ariaLabel="Months"
          options={options}
          selectedOption={options.find(({ value }) => value === chosen) ?? all}
          onChange={({ detail }) => setChosen(detail.selectedOption.value ?? all.value)}
        />
      </div>
      <Parts period={period} currency={data.currency} />
      <Panel title="How good the forecasts were">
        <p>{accuracyWords(period.accuracy)}</p>
        {foretold.length > 0 && <AccuracyTable months={foretold} />}
      </Panel>
    </div>
  );
}
