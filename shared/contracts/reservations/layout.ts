import * as z from 'zod';
import { instant, localDate, localTime, text, ulid } from '../values.ts';
import { customerNameCharactersMax, eventType } from './event.ts';
import { senderId } from './sender.ts';

/** Maximum number of layouts per sender and per studio. */
export const layoutsOfSenderMax = 60;
export const layoutsMax = 200;

/** The meanings that a person can give an e-mail. */
export const mailMeaning = z.enum([...eventType.options, 'no_reservation']);
export type MailMeaning = z.output<typeof mailMeaning>;

const valueCharactersMax = 120;
const value = text().trim().min(1).max(valueCharactersMax);

/** A reservation in the wording of its e-mail: texts are unchanged, day and time are interpreted. */
export const reportedFields = z.strictObject({
  customerName: text().trim().min(1).max(customerNameCharactersMax).nullable(),
  className: value.nullable(),
  classDate: localDate.nullable(),
  classTime: localTime.nullable(),
  marketplaceBookingRef: value.nullable(),
});
export type ReportedFields = z.output<typeof reportedFields>;

/** Maximum number of reservations in one e-mail. */
export const reservationsOfMailMax = 40;

/** A further reservation in an e-mail with several. */
export const furtherReservation = z.strictObject({ eventType, told: reportedFields });

/** Parts of an e-mail that may be a given value, in the order of the e-mail. */
const piecesMax = 80;
const pieces = z.array(z.string()).max(piecesMax);

/** The text of an e-mail that needs review, and its possible values. */
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

/** A layout that a person taught: how to read e-mails of one form. */
export const layoutView = z.strictObject({
  senderId,
  layoutId: ulid,
  senderEmail: z.string(),
  meaning: mailMeaning,
  form: z.string().describe('the form of the subject, with variable parts in brackets'),
  taughtAt: instant,
});
export type LayoutView = z.output<typeof layoutView>;
