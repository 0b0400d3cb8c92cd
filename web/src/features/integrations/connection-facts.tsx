import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { formatMoney } from '#shared/core/money/money.ts';
import { instantIn } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { guidelinesInWords } from './health-words.ts';

export interface StudioUnits {
  currency: string;
  timezone: string;
}

interface Props {
  connection: NonNullable<IntegrationView['connection']>;
  health: IntegrationView['health'];
  studio: StudioUnits;
}

/** What is known of a connection, as names and values. */
export function ConnectionFacts({ connection, health, studio }: Props) {
  const at = (instant: string): string => instantIn(studio.timezone, instant);
  const facts: [string, string][] = [
    ['Revenue per booking', formatMoney(connection.revenuePerBookingMinor, studio.currency)],
    ['Paid for no-shows', wholePercent(connection.noShowPayPercent)],
    ['Guidelines', guidelinesInWords(connection.guidelines)],
    ['Connected since', at(connection.connectedAt)],
    ...(health
      ? ([['Last sync', health.lastReadAt ? at(health.lastReadAt) : 'Not yet']] as [string, string][])
      : []),
    ...(health?.lastTest
      ? ([['Last test', `${health.lastTest.ok ? 'Signed in' : 'Failed'}, ${at(health.lastTest.at)}`]] as [
          string,
          string,
        ][])
      : []),
  ];
  return (
    <dl className="terms">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
