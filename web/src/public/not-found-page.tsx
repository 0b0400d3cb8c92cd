import { Places } from './landing/places.tsx';
import { homePath } from './paths.ts';
import { Shell } from './shell.tsx';

/** '404' in places; one is free. */
const number = ['dodowwwodod', 'dodowowodod', 'dddowowoddd', 'oodowowoood', 'oodowwwoooe'].join('');

export const NotFoundPage = () => (
  <Shell className="missing">
    <div className="wrap">
      <Places className="missing-number" cells={number} />
      <h1>Oops! Page not found</h1>
      <p>This place is empty, and there is nothing to book at this address.</p>
      <a className="button" href={homePath}>
        Back to Home
      </a>
    </div>
  </Shell>
);
