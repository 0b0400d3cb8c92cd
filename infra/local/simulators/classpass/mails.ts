import type { Booking, ListedClass } from '../_shared/class.ts';
import type { Mail } from '../_shared/simulator.ts';
import { twelveHours } from '../_shared/time.ts';

const from = 'ClassPass <no-reply@classpass.com>';

/** The e-mail by which ClassPass reports a reservation, or its cancellation by the member, to a studio. */
export function mailAbout(to: string, { reference, member, status }: Booking, one: ListedClass): Mail {
  const [first = '', ...rest] = member.name.split(' ');
  const isNew = status === 'reserved';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const text = [
    isNew ? 'New reservation' : 'The following ClassPass reservation has been canceled by the user',
    'Reservation details',
    `Reservation\n${one.name}`,
    `Date and time\n${day.format(new Date(one.localDate))} @\n${twelveHours(one.localTime).replace(/^0/, '')}`,
    `Reservation ID #${reference}`,
    `Member information\n${first}\n${rest.join(' ')}\n${member.email}`,
  ];
  return {
    to,
    from,
    subject: isNew ? 'You received a ClassPass reservation' : 'ClassPass reservation canceled by user',
    text: `${text.join('\n\n')}\n`,
  };
}
