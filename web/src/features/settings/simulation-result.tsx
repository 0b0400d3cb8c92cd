import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { counted } from '#shared/core/text/counted.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { gainText, intervalText, verdictOf, weekGainText } from './simulation-words.ts';

const Weeks = ({ weeks, currency }: Pick<Simulation, 'weeks' | 'currency'>) => (
  <table className="plain-table simulation-weeks">
    <caption>Week by week</caption>
    <thead>
      <tr>
        <th scope="col">Seven days from</th>
        <th scope="col">Classes</th>
        <th scope="col">Gain</th>
      </tr>
    </thead>
    <tbody>
      {weeks.map(({ firstDay, classes, gainMinor }) => (
        <tr key={firstDay}>
          <th scope="row">{mediumDay(firstDay)}</th>
          <td>{classes}</td>
          <td>{weekGainText(gainMinor, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a simulation found, its meaning first. */
export function SimulationResult({ simulation, timezone }: { simulation: Simulation; timezone: string }) {
  const { type, header, text } = verdictOf(simulation);
  const { classes, days, lossDays, shareOfPossibleGain, weeks, currency, simulatedAt } = simulation;
  return (
    <>
      <Alert type={type} header={header}>
        {text}
      </Alert>
      {classes > 0 && (
        <>
          <KeyValuePairs
            columns={2}
            items={[
              { label: 'Gain', value: gainText(simulation) },
              { label: '95% interval', value: intervalText(simulation) },
              { label: 'Days with a loss', value: `${lossDays} of ${days}` },
              {
                label: 'Share of the possible gain',
                value: shareOfPossibleGain === null ? 'Nothing to gain' : sharePercent(shareOfPossibleGain),
              },
            ]}
          />
          <Weeks weeks={weeks} currency={currency} />
        </>
      )}
      <p className="simulation-note">
        {counted(classes, 'finished class was', 'finished classes were')} sold again under these settings,
        with demand that found no place drawn anew. Simulated {instantIn(timezone, simulatedAt)}; it counts
        for seven days.
      </p>
    </>
  );
}
