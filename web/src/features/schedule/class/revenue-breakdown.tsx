import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { formatMoney } from '#shared/core/money/money.ts';
import { Section } from '#web/src/ui/section.tsx';

export function RevenueBreakdown({ revenue, currency }: { revenue: ClassView['revenue']; currency: string }) {
  const { totalMinor, directMinor, marketplaceMinor } = revenue;
  return (
    <Section title="Revenue Breakdown">
      <dl className="figures">
        <div>
          <dt>Total</dt>
          <dd>{formatMoney(totalMinor, currency)}</dd>
        </div>
        <div>
          <dt>Direct</dt>
          <dd>{formatMoney(directMinor, currency)}</dd>
        </div>
        <div>
          <dt>Marketplace</dt>
          <dd>{formatMoney(marketplaceMinor, currency)}</dd>
        </div>
      </dl>
    </Section>
  );
}
