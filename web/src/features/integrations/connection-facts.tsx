import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { formatMoney } from '../../ui/money.ts';
import { instantIn } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { guidelinesMessage } from './health-messages.ts';

export interface StudioUnits {
  currency: string;
  timezone: string;
}

interface Props {
  connection: NonNullable<IntegrationView['connection']>;
  health: IntegrationView['health'];
  studio: StudioUnits;
}

/** The details of a connection, as names and values. */
export function ConnectionFacts({ connection, health, studio }: Props) {
  const at = (instant: string): string => instantIn(studio.timezone, instant);
  const facts: [string, string][] = [
    [messages.revenuePerBooking, formatMoney(connection.revenuePerBookingMinor, studio.currency)],
    [messages.paidForNoShows, wholePercent(connection.noShowPayPercent)],
    [messages.guidelines, guidelinesMessage(connection.guidelines)],
    [messages.connectedSince, at(connection.connectedAt)],
    ...(health
      ? ([[messages.lastSync, health.lastReadAt ? at(health.lastReadAt) : messages.notYet]] as [
          string,
          string,
        ][])
      : []),
    ...(health?.lastTest
      ? ([[messages.lastTest, messages.signedInOrFailed(health.lastTest.ok, at(health.lastTest.at))]] as [
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
