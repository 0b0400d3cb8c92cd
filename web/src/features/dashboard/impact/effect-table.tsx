import { locale } from '#messages/language';
import * as messages from '#messages/dashboard-impact';
import { signedWholeMoney } from '#web/src/ui/money.ts';
import type { EffectView } from '#shared/contracts/dashboard/effect.ts';
import { betweenMessage, verdictMessages } from '#web/src/ui/effect-messages.ts';
import { Tag, type Tone } from '#web/src/ui/tag.tsx';

const tones: Record<EffectView['verdict'], Tone> = {
  gain: 'good',
  loss: 'bad',
  'not-proven-yet': 'quiet',
};

export interface EffectRow {
  readonly name: string;
  readonly effect: EffectView;
}

interface Props {
  caption: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly EffectRow[];
  currency: string;
}

const Earned = ({ effect: { earned, verdict }, currency }: { effect: EffectView; currency: string }) =>
  earned ? (
    <>
      <strong>{signedWholeMoney(earned.meanMinor, currency)}</strong>{' '}
      <span className="muted beside">{betweenMessage(earned, currency)}</span>{' '}
      <Tag tone={tones[verdict]}>{verdictMessages[verdict]}</Tag>
    </>
  ) : (
    <span className="muted">{messages.tooFewClassesToCompareYet}</span>
  );

/** The earnings, line by line, each with its range and whether it is proven. */
export const EffectTable = ({ caption, first, rows, currency }: Props) => (
  <table className="impact-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{messages.earned}</th>
        <th scope="col">{messages.classes}</th>
        <th scope="col">{messages.leftAlone}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, effect }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Earned effect={effect} currency={currency} />
          </td>
          <td>{effect.changed.toLocaleString(locale)}</td>
          <td>{effect.leftAlone.toLocaleString(locale)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
