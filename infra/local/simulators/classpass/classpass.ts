import * as z from 'zod';
import { json } from '../_shared/call.ts';
import type { Booking } from '../_shared/class.ts';
import { plainDesk } from '../_shared/plain-desk.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '../_shared/simulator.ts';
import { mailAbout } from './mails.ts';
import type { Desk, SimulatorParts } from '../_shared/parts.ts';

/**
 * ClassPass has no public API: studios set their places in its partner dashboard, which is this page, and get
 * reservations by e-mail.
 */
export function createClassPass(options: SimulatorOptions = {}): Promise<Simulator> {
  return startSimulator(
    (parts) => ({
      title: 'ClassPass',
      note: 'The partner dashboard, and what members would see: places on offer and booked, by day. Places are set here, by hand; reservations are told by mail.',
      answer: () => json(404, { message: 'There is no public API.' }),
      desk: deskOf(parts, options.mail ?? (() => {})),
    }),
    options,
  );
}

const address = z.email().or(z.literal(''));

function deskOf(
  { store, now }: Pick<SimulatorParts, 'store' | 'now'>,
  mail: NonNullable<SimulatorOptions['mail']>,
): Desk {
  const plain = plainDesk({ store, now });
  const mailsTo = (studio: string): string => {
    const { to } = store.documents.get(studio, 'mail', 0) ?? {};
    return typeof to === 'string' ? to : '';
  };
  const tell = (booking: Booking): void => {
    const one = store.classes(booking.studio).find(({ id }) => id === booking.classId);
    const to = mailsTo(booking.studio);
    if (one !== undefined && to !== '') mail(mailAbout(to, booking, one));
  };
  return {
    book: (one, member) => {
      const made = plain.book(one, member);
      if (typeof made !== 'string') tell(made);
      return made;
    },
    cancel: (booking, late) => {
      const refused = plain.cancel(booking, late);
      if (refused === undefined) tell(booking);
      return refused;
    },
    setSlots: (one, slots) => {
      if (slots < one.booked) return `There cannot be fewer than the ${one.booked} booked.`;
      store.setSlots(one, slots);
      return undefined;
    },
    settings: {
      title: 'Mails',
      fields: [{ name: 'to', label: 'Mails about bookings go to', type: 'email' }],
      read: (studio) => ({ to: mailsTo(studio) }),
      save: (studio, { to }) => {
        const given = address.safeParse(to);
        if (!given.success) return 'That is not an e-mail address.';
        store.documents.put({ studio, kind: 'mail', id: 0, body: { to: given.data } });
        return given.data === '' ? 'No mails are sent.' : `Mails about bookings go to ${given.data}.`;
      },
    },
  };
}
