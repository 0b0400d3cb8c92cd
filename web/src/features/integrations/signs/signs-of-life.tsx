import { messageOf } from '#web/src/api/problem.ts';
import * as messages from '#messages/integrations-signs';
import type { useSigns } from '../use-integrations.ts';
import { bookingMessage, numberMessage, type SignMessage } from './signs-messages.ts';

interface Props {
  integrationId: string;
  signs: ReturnType<typeof useSigns>;
  timezone: string;
}

const Sign = ({ title, message }: { title: string; message: SignMessage }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {message.when}
      {message.what !== '' && <span className="figure-note">{message.what}</span>}
    </dd>
  </div>
);

const waiting: SignMessage = { when: '…', what: '' };

/** Shows that a marketplace reports its bookings and accepts our changes. Space is reserved while the data loads. */
export function SignsOfLife({ integrationId, signs: { data, error }, timezone }: Props) {
  const own = data?.signs.find(({ marketplace }) => marketplace === integrationId);
  if (!data && error) return <p className="muted">{messages.itsLastSignsCouldNotBe(messageOf(error))}</p>;
  return (
    <dl className="signs">
      <Sign title={messages.lastBookingHeard} message={own ? bookingMessage(own, timezone) : waiting} />
      <Sign title={messages.lastNumberConfirmed} message={own ? numberMessage(own, timezone) : waiting} />
    </dl>
  );
}
