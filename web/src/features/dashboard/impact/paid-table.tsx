import { locale } from '#messages/language';
import * as messages from '#messages/dashboard-impact';
import { channelNames } from '#shared/channels.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import { signedMoney } from '#web/src/ui/numbers.ts';
import type { PeriodView } from './use-impact.ts';

type Paid = PeriodView['paid'][number];

function Difference({ one, currency }: { one: Paid; currency: string }) {
  const { perVisitMinor, contractMinor } = one;
  if (perVisitMinor === null || contractMinor === null) return null;
  const more = perVisitMinor - contractMinor;
  return more === 0 ? null : (
    <span className="muted beside">{messages.comparedWithTheContract(signedMoney(more, currency))}</span>
  );
}

const orNone = (amountMinor: number | null, currency: string): string =>
  amountMinor === null ? '–' : formatMoney(amountMinor, currency);

/** Marketplaces' recorded payments per visit, next to those agreed in their contracts. */
export const PaidTable = ({ paid, currency }: { paid: readonly Paid[]; currency: string }) => (
  <table className="impact-table">
    <caption className="visually-hidden">{messages.whatMarketplacesPaidForAVisit}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.marketplace}</th>
        <th scope="col">{messages.visits}</th>
        <th scope="col">{messages.paidPerVisit}</th>
        <th scope="col">{messages.contract}</th>
      </tr>
    </thead>
    <tbody>
      {paid.map((one) => (
        <tr key={one.marketplace}>
          <th scope="row">{channelNames[one.marketplace]}</th>
          <td>{one.visits.toLocaleString(locale)}</td>
          <td>
            {orNone(one.perVisitMinor, currency)} <Difference one={one} currency={currency} />
            {one.feeMinor !== 0 && (
              <span className="muted beside">
                {messages.afterInFeesInTotal(formatMoney(one.feeMinor, currency))}
              </span>
            )}
          </td>
          <td>{orNone(one.contractMinor, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
