import * as messages from '#messages/public';
import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import { screens } from '#shared/screens.ts';
import { Shell } from './shell.tsx';

/**
 * The page of an unsubscribe link. Opening it changes nothing: the person confirms there, and the document's script
 * sends the request.
 */
export const UnsubscribePage = () => (
  <Shell className="missing">
    <div className="wrap">
      <h1>{messages.unsubscribe}</h1>
      <output id="unsubscribe-said">{messages.noMoreEMailsOfThis}</output>
      <button className="button" id="unsubscribe" type="button" data-to={unsubscribe.path}>
        {messages.unsubscribe}
      </button>
      <p>
        <a href={screens.notificationSettings}>{messages.chooseWhatYouAreToldInstead}</a>
      </p>
    </div>
  </Shell>
);
