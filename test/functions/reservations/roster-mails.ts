import type { ReportedFields } from '#shared/contracts/reservations/layout.ts';

/** Mails with one layout, which cannot be read before somebody teaches it. */
export const roster = (name: string, ref: string, className = 'Yoga'): string =>
  `Dear Casa Luz,\n\nOne more athlete on your roster.\n\nAthlete: ${name}\nWorkout: ${className}\nDay: 03/03/2027 18h00\nVoucher: ${ref}\n`;
export const subject = 'Your roster';
export const reservationOf = (customerName: string, marketplaceBookingRef: string): ReportedFields => ({
  customerName,
  className: 'Yoga',
  classDate: '2027-03-03',
  classTime: '18:00',
  marketplaceBookingRef,
});
