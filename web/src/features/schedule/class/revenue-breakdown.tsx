import * as messages from '#messages/schedule-class';
import { wholeMoney } from '#web/src/ui/money.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import { forecastMessage, likelyMessage } from '#web/src/ui/outlook-messages.ts';
import { Section } from '#web/src/ui/section.tsx';

interface Props {
  shown: Pick<ClassView, 'revenue' | 'outlook'>;
  currency: string;
  timezone: string;
}

interface FigureProps {
  name: string;
  amountMinor: number;
  /** The booked part of the revenue, if more is expected. */
  bookedMinor: number | null;
  currency: string;
}

const Figure = ({ name, amountMinor, bookedMinor, currency }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {formatMoney(amountMinor, currency)}
      {bookedMinor !== null && (
        <span className="figure-note">{messages.amountBooked(formatMoney(bookedMinor, currency))}</span>
      )}
    </dd>
  </div>
);

/** Explains how the amounts were calculated. Null for a class that is over. */
function sentenceOf({ outlook }: Props['shown'], currency: string, timezone: string): string | null {
  const { basis, revenue, forecastBeginsAt } = outlook;
  if (basis === 'was') return null;
  if (basis === 'booked') return messages.bookedSoFarAndForecast(forecastMessage(forecastBeginsAt, timezone));
  const [low, high] = [wholeMoney(revenue.lowMinor, currency), wholeMoney(revenue.highMinor, currency)];
  return messages.expectedAtTheStartLikely(likelyMessage(low, high));
}

/** The expected or actual revenue of a class, and the part of it that is booked. */
export function RevenueBreakdown({ shown, currency, timezone }: Props) {
  const { revenue, outlook } = shown;
  const booked = (minor: number): number | null => (outlook.basis === 'expected' ? minor : null);
  const sentence = sentenceOf(shown, currency, timezone);
  const figures = [
    {
      name: messages.total,
      amountMinor: outlook.revenue.totalMinor,
      bookedMinor: booked(revenue.totalMinor),
    },
    {
      name: messages.direct,
      amountMinor: outlook.revenue.directMinor,
      bookedMinor: booked(revenue.directMinor),
    },
    {
      name: messages.marketplace,
      amountMinor: outlook.revenue.marketplaceMinor,
      bookedMinor: booked(revenue.marketplaceMinor),
    },
  ];
  return (
    <Section title={messages.revenueBreakdown}>
      {sentence !== null && <p className="muted note-line">{sentence}</p>}
      <dl className="figures">
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} currency={currency} />
        ))}
      </dl>
    </Section>
  );
}
