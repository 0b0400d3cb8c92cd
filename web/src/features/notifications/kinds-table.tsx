import Checkbox from '@cloudscape-design/components/checkbox';
import * as messages from '#messages/notifications';
import type { NotificationSettings } from '#shared/contracts/notifications/notification-settings.ts';
import { notificationKinds, type NotificationKind } from '#shared/core/notifications/notice.ts';

type Kinds = NotificationSettings['kinds'];

const kindMessages: Record<NotificationKind, readonly [name: string, what: string]> = {
  morning: [messages.eachMorning, messages.whatWaitsForYourAnswerAnd],
  week: [messages.eachMonday, messages.whatCupoEarnedHowFullThe],
  urgent: [messages.whatCannotWait, messages.aPasswordIsRefusedAMarketplace],
  imports: [messages.imports, messages.oneEndsOrFailsWhileYou],
  account: [messages.yourAccount, messages.aSignInFromANew],
  billing: [messages.billing, messages.aPaymentFailsOrYourFree],
};

interface Props {
  kinds: Kinds;
  onChange: (kinds: Kinds) => void;
}

/**
 * For each kind of notification, whether it is sent by e-mail and whether browsers show it. If both are off, it is not
 * sent at all.
 */
export const KindsTable = ({ kinds, onChange }: Props) => (
  <table className="notification-kinds" aria-label={messages.notifications}>
    <thead>
      <tr>
        <th scope="col">{messages.what}</th>
        <th scope="col">{messages.eMail}</th>
        <th scope="col">{messages.browser}</th>
      </tr>
    </thead>
    <tbody>
      {notificationKinds.map((kind) => {
        const [name, what] = kindMessages[kind];
        return (
          <tr key={kind}>
            <th scope="row">
              {name}
              <span>{what}</span>
            </th>
            {(['email', 'browser'] as const).map((way) => (
              <td key={way}>
                <Checkbox
                  ariaLabel={messages.kindAndWay(name, way === 'email')}
                  checked={kinds[kind][way]}
                  onChange={({ detail }) =>
                    onChange({ ...kinds, [kind]: { ...kinds[kind], [way]: detail.checked } })
                  }
                />
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
