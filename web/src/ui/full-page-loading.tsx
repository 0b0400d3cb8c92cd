import { product } from '#shared/product.ts';
import { Loading } from './loading.tsx';
import { Notifications } from './notifications.tsx';

/** A loading indicator that fills the whole page. */
export const FullPageLoading = ({ text }: { text?: string }) => (
  <main className="full-page-loading">
    <Notifications />
    <h1 className="visually-hidden">{product.name}</h1>
    <Loading {...(text !== undefined && { text })} />
  </main>
);
