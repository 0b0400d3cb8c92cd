import * as z from 'zod';
import { instant, localDate, localTime, text, ulid } from '../values.ts';
import { customerNameCharactersMax, eventType } from './event.ts';
import { senderId } from './sender.ts';

/** The most layouts of a sender and of a studio. */
export const layoutsOfSenderMax = 60;
export const layoutsMax = 200;

/** The meanings that a person can give a mail. */
export const mailMeaning = z.enum([...eventType.options, 'no_reservation']);
export type MailMeaning = z.output<typeof mailMeaning>;

const valueCharactersMax = 120;
const value = text().trim().min(1).max(valueCharactersMax);

/** A reservation in its mail's words: texts are unchanged, day and time are interpreted. */
export const reportedFields = z.strictObject({
  customerName: text().trim().min(1).max(customerNameCharactersMax).nullable(),
  className: value.nullable(),
  classDate: localDate.nullable(),
  classTime: localTime.nullable(),
  marketplaceBookingRef: value.nullable(),
});
export type ReportedFields = z.output<typeof reportedFields>;

/** The most reservations in one mail. */
export const reservationsOfMailMax = 40;

/** A further reservation of a mail with several. */
export const furtherReservation = z.strictObject({ eventType, told: reportedFields });

/** Values of a mail that may be one of these, in their order in the mail. */
const piecesMax = 80;
const pieces = z.array(z.string()).max(piecesMax);

/** The text of a waiting mail, and its possible values. */
export const mailText = z.strictObject({
  subject: z.string(),
  lines: z.array(z.string()),
  pieces: z.strictObject({
    texts: pieces,
    dates: z.array(z.strictObject({ text: z.string(), date: localDate })).max(piecesMax),
    times: z.array(z.strictObject({ text: z.string(), time: localTime })).max(piecesMax),
    references: pieces,
  }),
});
export type MailText = z.output<typeof mailText>;

/** How mails of one form are read, as a person taught it. */
export const layoutView = z.strictObject({
  senderId,
  layoutId: ulid,
  senderEmail: z.string(),
  meaning: mailMeaning,
  form: z.string().describe('the form of the subject: what varies stands in brackets'),
  taughtAt: instant,
});
export type LayoutView = z.output<typeof layoutView>;
