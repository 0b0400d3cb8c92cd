import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const block = `Class: Yoga Flow
Date: 25 November 2026
Time: 07:00
Member: Eva Ruiz
Booking ID: WH-9911`;
const read = (subject: string, text: string) =>
  readReservationMail({
    mail: {
      subject,
      from: 'Wellhub <no-reply@wellhub.com>',
      date: 'Mon, 23 Nov 2026 18:00:00 +0000',
      text,
      html: '',
    },
    zone: 'America/Mexico_City',
    receivedAt: '2026-11-23T18:00:00Z',
  });
const waiting = (reason: string) => ({ outcome: 'manual_review', reasons: [reason], reservations: [] });

describe('an e-mail that may report a change of a booking', () => {
  it.each([
    [
      'Booking update',
      'We canceled Spin 45 on Nov 25 at 7:00 AM and booked Yoga Flow on Nov 26 at 8:00 AM for Eva Ruiz.',
    ],
    ['Your booking', 'Eva Ruiz booked Yoga Flow instead of Spin 45.'],
    ['Reserva', 'Eva Ruiz canceló Spin 45 y reservó Yoga Flow.'],
    ['Agendamento', 'Eva Ruiz cancelou Spin 45 e agendou Yoga Flow.'],
  ])('waits with both halves of %j: %j', (subject, first) => {
    expect(read(subject, `${first}\n\n${block}`)).toEqual(
      waiting('It mentions both a booking and a cancellation.'),
    );
  });

  it.each([
    ['Booking confirmed', 'The time change of your booking is confirmed.'],
    ['Booking confirmed: new time', 'Your booking has been rescheduled.'],
    ['Booking confirmed', 'Eva Ruiz moved her booking.'],
    ['Reserva confirmada', 'Tu cambio de horario fue confirmado.'],
    ['Reserva modificada', ''],
    ['Cambio de horario en reserva 77123', 'Eva Ruiz cambió su reserva.'],
    ['Agendamento confirmado', 'O aluno Eva Ruiz remarcou o agendamento.'],
    ['Réservation confirmée', 'Votre réservation a été déplacée.'],
    ['Booking confirmed', 'Previous class: Spin 45'],
    ['Reserva confirmada', 'Sesión anterior: Spin 45'],
    ['Agendamento confirmado', 'Aula anterior: Spin 45'],
    ['Reserva confirmada', 'Antes: Spin 45, 24/11/2026 18:30'],
    ['Booking confirmed', 'This booking replaces the booking WH-9001.'],
    ['Reserva confirmada', 'Esta reserva reemplaza a la reserva WH-9001.'],
  ])('waits as a change: %j, %j', (subject, first) => {
    expect(read(subject, `${first}\n\n${block}`)).toEqual(
      waiting('It may report that a booking was changed.'),
    );
  });

  it.each([
    ['Cancellation declined', 'The cancellation of Eva Ruiz was declined.'],
    ['Your booking', 'The booking could not be cancelled.'],
    ['Cancelación rechazada', 'La cancelación de Eva Ruiz fue rechazada.'],
    ['Cancelamento recusado', 'O cancelamento de Eva Ruiz foi recusado.'],
  ])('waits as a cancellation that was declined: %j, %j', (subject, first) => {
    expect(read(subject, `${first}\n\n${block}`)).toEqual(
      waiting('It may report that a cancellation was not accepted.'),
    );
  });

  it.each([
    [
      'Atualizações da sua agenda',
      'Aluno\nAula\nData\nHorário\nSituação\nJoão Lima\nIoga\n24/11/2026\n07:00\nConfirmado\nBia Dias\nIoga\n24/11/2026\n07:00\nCancelado',
    ],
    ['Actualización de tu agenda', `${block}\nEstado: Cancelada`],
    ['New booking', `You have received a new booking.\n\n${block}\nStatus: Cancelled`],
  ])('waits because of a status: %j, %j', (subject, text) => {
    expect(read(subject, text)).toEqual(waiting('It lists the status of bookings.'));
  });

  it.each(['Cancelación fuera de tiempo', 'Cancelación tardía', 'Cancelamento tardio', 'Annulation tardive'])(
    'is a cancellation if it says %j',
    (subject) => {
      expect(read(subject, block)).toMatchObject({
        outcome: 'parsed',
        reservations: [{ eventType: 'booking_cancelled', customerName: 'Eva Ruiz' }],
      });
    },
  );

  it.each([
    ['Status: Confirmed', 'New booking'],
    ['You can reschedule or cancel your booking until 24 hours before.', 'New booking'],
    ['If your booking is changed, we will let you know.', 'New booking'],
    ['Free cancellation until tomorrow.', 'New booking'],
    ['Julia replaces Ana as the coach of this class.', 'New booking'],
    ['Before: $20. Now: $15 for every second visit!', 'New booking'],
  ])('does not wait because of %j', (line, subject) => {
    expect(read(subject, `You have received a new booking.\n\n${block}\n\n${line}`).outcome).toBe('parsed');
  });
});
