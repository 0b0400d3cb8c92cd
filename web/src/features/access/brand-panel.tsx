import * as messages from '#messages/access';
import { product } from '#shared/product.ts';
import { Logo } from '../../ui/logo.tsx';

const rows = [
  'full high fair high low',
  'high full high fair none',
  'fair high full none high',
  'low fair high full full',
].map((row) => row.split(' '));

/** A picture of a week of classes that fill up. It is decoration, and hidden from screen readers. */
const Places = () => (
  <div className="brand-grid" aria-hidden="true">
    {rows.map((row, down) =>
      row.map((band, across) => <span key={`${down}-${across}-${band}`} data-band={band} />),
    )}
  </div>
);

export const BrandPanel = () => (
  <aside className="brand" aria-label={product.name}>
    <Logo size={40} />
    <div className="brand-text">
      <p className="brand-title">{messages.everyPlaceInEveryClassWhere}</p>
      <p>{messages.forecastsDemandForYourClassesAnd(product.name)}</p>
    </div>
    <Places />
  </aside>
);
