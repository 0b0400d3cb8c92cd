import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import * as messages from '#messages/settings';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { gainText, intervalText, verdictOf, weekGainText } from './simulation-messages.ts';

const Weeks = ({ weeks, currency }: Pick<Simulation, 'weeks' | 'currency'>) => (
  <table className="plain-table simulation-weeks">
    <caption>{messages.weekByWeek}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.sevenDaysFrom}</th>
        <th scope="col">{messages.classes}</th>
        <th scope="col">{messages.gain}</th>
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

/** The result of a simulation, beginning with its meaning. */
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
              { label: messages.gain, value: gainText(simulation) },
              { label: messages.interval95, value: intervalText(simulation) },
              { label: messages.daysWithALoss, value: messages.lossDaysOfDays(lossDays, days) },
              {
                label: messages.shareOfThePossibleGain,
                value:
                  shareOfPossibleGain === null ? messages.nothingToGain : sharePercent(shareOfPossibleGain),
              },
            ]}
          />
          <Weeks weeks={weeks} currency={currency} />
        </>
      )}
      <p className="simulation-note">
        {messages.soldAgainUnderTheseSettingsWith(classes, instantIn(timezone, simulatedAt))}
      </p>
    </>
  );
}
