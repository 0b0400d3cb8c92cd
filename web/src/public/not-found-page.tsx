import * as messages from '#messages/public';
import { Places } from './landing/places.tsx';
import { homePath } from './paths.ts';
import { Shell } from './shell.tsx';

/** '404' drawn as places, one of which is free. */
const number = ['dodowwwodod', 'dodowowodod', 'dddowowoddd', 'oodowowoood', 'oodowwwoooe'].join('');

export const NotFoundPage = () => (
  <Shell className="missing">
    <div className="wrap">
      <Places className="missing-number" cells={number} />
      <h1>{messages.oopsPageNotFound}</h1>
      <p>{messages.thisPlaceIsEmptyAndThere}</p>
      <a className="button" href={homePath}>
        {messages.backToHome}
      </a>
    </div>
  </Shell>
);
