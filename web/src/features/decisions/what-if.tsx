import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useMemo, useState } from 'react';
import * as messages from '#messages/decisions';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { WhatIfInput } from '#shared/contracts/decisions/get-what-if.ts';
import { tryPlaces } from '#shared/core/advice/try-places.ts';
import { currencyOf, decimalOf } from '#shared/core/money/money.ts';
import { oneDecimal, sharePercent } from '../../ui/numbers.ts';
import { startOf, trialOf, type Typed } from './what-if-trial.ts';
import { bandMessage } from './waiting/bulk-messages.ts';
import { signedWholeMoney } from '../../ui/money.ts';

interface Props {
  input: WhatIfInput;
  decision: Pick<DecisionView, 'recommendations' | 'currency'>;
}

interface NumberProps {
  label: string;
  value: string;
  step: number;
  onChange: (value: string) => void;
}

const NumberField = ({ label, value, step, onChange }: NumberProps) => (
  <FormField label={label}>
    <Input
      type="number"
      inputMode="decimal"
      step={step}
      value={value}
      onChange={({ detail }) => onChange(detail.value)}
    />
  </FormField>
);

const bookingsMessage = oneDecimal;

/** Compares the trial with the current state of the class. */
function Answer({ input, decision: { currency }, typed }: Props & { typed: Typed }) {
  const answer = useMemo(() => {
    const trial = trialOf(input, typed, currency);
    return trial && tryPlaces(input, trial);
  }, [input, typed, currency]);
  if (!answer) return <p aria-live="polite">{messages.typeWholePlacesOf0Or}</p>;
  const { gainMinor, gainLowMinor, gainHighMinor, now, tried } = answer;
  const band = bandMessage({
    expectedRevenueMinor: gainMinor,
    gainBand: { lowMinor: gainLowMinor, highMinor: gainHighMinor },
    currency,
  });
  return (
    <dl className="figures what-if-answer" aria-live="polite">
      <div>
        <dt>{messages.revenueAgainstNow}</dt>
        <dd>
          {signedWholeMoney(gainMinor, currency)} <span className="muted">{band}</span>
        </dd>
      </div>
      <div>
        <dt>{messages.chanceToSellOut}</dt>
        <dd>
          {sharePercent(tried.soldOutChance)}{' '}
          <span className="muted">{messages.asItIsNow(sharePercent(now.soldOutChance))}</span>
        </dd>
      </div>
      <div>
        <dt>{messages.bookingsAtTheStart}</dt>
        <dd>
          {bookingsMessage(tried.bookings)}{' '}
          <span className="muted">{messages.bookingsAsNow(bookingsMessage(now.bookings))}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Tries out other places, another capacity and other prices for the class of a decision. */
export default function WhatIf({ input, decision }: Props) {
  const start = useMemo(() => startOf(input, decision), [input, decision]);
  const [typed, setTyped] = useState(start);
  const priceStep = currencyOf(decision.currency).minorDigits > 0 ? 0.5 : 500;
  return (
    <>
      <div className="what-if-fields">
        <NumberField
          label={messages.capacity}
          step={1}
          value={typed.capacity}
          onChange={(capacity) => setTyped({ ...typed, capacity })}
        />
        {input.channels
          .filter(({ allocation }) => allocation !== null)
          .map(({ channel }) => (
            <NumberField
              key={channel}
              label={messages.placesOn(channelNames[channel])}
              step={1}
              value={typed.places[channel] ?? ''}
              onChange={(value) => setTyped({ ...typed, places: { ...typed.places, [channel]: value } })}
            />
          ))}
        {input.channels.map(({ channel, revenueMinor }) => (
          <NumberField
            key={channel}
            label={messages.channelNamePrice(channelNames[channel])}
            step={priceStep}
            value={typed.prices[channel] ?? decimalOf(revenueMinor, decision.currency)}
            onChange={(value) => setTyped({ ...typed, prices: { ...typed.prices, [channel]: value } })}
          />
        ))}
      </div>
      <Answer input={input} decision={decision} typed={typed} />
      <p className="muted note-line">{messages.pricesAreWhatABookingBrings}</p>
      <Button variant="link" onClick={() => setTyped(start)}>
        {messages.backToTheRecommendation}
      </Button>
    </>
  );
}
