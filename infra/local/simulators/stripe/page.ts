import type { Reply } from '../_shared/call.ts';
import { framedPage, type PageOptions } from '../_shared/framed-page.ts';
import { soldPlan } from './plan.ts';

export const style = `
[data-marketplace=stripe] { --accent: light-dark(#4b3fd1, #b3acff); --on-accent: light-dark(#fff, #14112e); }
.price { font-size: 2rem; font-weight: 600; margin: .25rem 0; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .375rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
ul.cards { padding-left: 1rem; margin: .5rem 0 0; } code { font-size: .9375rem; white-space: nowrap; }
`;

/** The price in readable form. */
export const priceText = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: soldPlan.currency,
  maximumFractionDigits: 0,
}).format(soldPlan.priceMonthlyMinor / 100);

export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

/** A page of the simulator; `content` is HTML. */
export const page = (title: string, content: string, options?: PageOptions): Reply =>
  framedPage({ brand: 'Stripe', mark: 'stripe', title }, content, options);
