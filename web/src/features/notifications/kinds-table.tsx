import Checkbox from '@cloudscape-design/components/checkbox';
import type { NotificationSettings } from '#shared/contracts/notifications/notification-settings.ts';
import { notificationKinds, type NotificationKind } from '#shared/core/notifications/notice.ts';

type Kinds = NotificationSettings['kinds'];

const words: Record<NotificationKind, readonly [name: string, what: string]> = {
  morning: ['Each morning', 'What waits for your answer and its worth, what failed, what was carried out'],
  week: ['Each Monday', 'What Cupo earned, how full the week was, and the week to come'],
  urgent: ['What cannot wait', 'A password is refused, a marketplace does not answer, a class is oversold'],
  imports: ['Imports', 'One ends or fails while you are not looking'],
  account: ['Your account', 'A sign-in from a new browser, access that our team gave or used'],
  billing: ['Billing', 'A payment fails, or your free trial ends'],
};

interface Props {
  kinds: Kinds;
  onChange: (kinds: Kinds) => void;
}

/** By kind, whether it comes by e-mail and whether browsers show it. Off is neither. */
export const KindsTable = ({ kinds, onChange }: Props) => (
  <table className="notification-kinds">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">E-mail</th>
        <th scope="col">Browser</th>
      </tr>
    </thead>
    <tbody>
      {notificationKinds.map((kind) => {
        const [name, what] = words[kind];
        return (
          <tr key={kind}>
            <th scope="row">
              {name}
              <span>{what}</span>
            </th>
            {(['email', 'browser'] as const).map((way) => (
              <td key={way}>
                <Checkbox
                  ariaLabel={`${name}, ${way === 'email' ? 'by e-mail' : 'in the browser'}`}
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
