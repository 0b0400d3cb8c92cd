import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import { screens } from '#shared/screens.ts';
import { Shell } from './shell.tsx';

/** Opening it changes nothing: whoever came by an e-mail's link says so once more. The script of this document sends it. */
export const UnsubscribePage = () => (
  <Shell className="missing">
    <div className="wrap">
      <h1>Unsubscribe</h1>
      <output id="unsubscribe-said">
        No more e-mails of this kind? What waits for you stays on your dashboard.
      </output>
      <button className="button" id="unsubscribe" type="button" data-to={unsubscribe.path}>
        Unsubscribe
      </button>
      <p>
        <a href={screens.notificationSettings}>Choose what you are told instead</a>
      </p>
    </div>
  </Shell>
);
