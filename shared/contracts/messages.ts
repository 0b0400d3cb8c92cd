import * as z from 'zod';
import {
  allottedChannel,
  channel,
  listingMarketplace,
  listingMarketplaces,
  marketplace,
  marketplaces,
} from './channels.ts';
import { classId, instant, studioId, text, ulid } from './values.ts';

/** A message received this often without success is set aside in its queue's dead letters. */
export const queueReceivesMax = 5;

/** One number of places to bring to one marketplace. FIFO group: studio, marketplace and class. */
export const pushMessage = z.strictObject({
  kind: z.literal('push'),
  studioId,
  outboxId: ulid,
  marketplace: allottedChannel,
  classId,
  correlationId: z.string(),
});
export type PushMessage = z.output<typeof pushMessage>;

/** Studios whose mailboxes are to be read, and whose reservations of mails wait. */
export const mailMessage = z.strictObject({
  studioIds: z.array(studioId).min(1).max(25),
  /** Something of the one studio waits, or will in a moment: it is looked for whatever else there is to see. */
  waits: z.literal(true).optional(),
  /** A sealed token of the one studio, which Google did not take back when it was disconnected. */
  revoke: z.string().max(8_192).optional(),
  /** Once Google took it back, it is forgotten here too. */
  forgets: z.literal(true).optional(),
  correlationId: z.string(),
});
export type MailMessage = z.output<typeof mailMessage>;

/** Whether only what is due again is read: all of it where not given. */
const onlyDue = z.literal(true).optional();

/** Studios whose marketplaces are to be read. */
export const readStudiosMessage = z.strictObject({
  kind: z.literal('read-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  correlationId: z.string(),
});
export type ReadStudiosMessage = z.output<typeof readStudiosMessage>;

/** A studio's marketplaces, whose places are to be compared with what is owed: its classes are read once for all. */
export const readPlacesMessage = z.strictObject({
  kind: z.literal('read-places'),
  studioId,
  marketplaces: z.array(marketplace).min(1).max(marketplaces.length),
  correlationId: z.string(),
});
export type ReadPlacesMessage = z.output<typeof readPlacesMessage>;

/** Studios whose bookings elsewhere are to be read. */
export const syncStudiosMessage = z.strictObject({
  kind: z.literal('sync-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  correlationId: z.string(),
});
export type SyncStudiosMessage = z.output<typeof syncStudiosMessage>;

/** About one studio at a marketplace that lists its classes by an interface. */
const toListing = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    studioId,
    marketplace: listingMarketplace,
    correlationId: z.string(),
  });

/** A studio's marketplaces, whose bookings are to be read where they have a list of them, else what they list. */
export const syncMessage = z.strictObject({
  kind: z.literal('sync'),
  studioId,
  marketplaces: z.array(listingMarketplace).min(1).max(listingMarketplaces.length),
  onlyDue,
  correlationId: z.string(),
});
export type SyncMessage = z.output<typeof syncMessage>;

/** A studio's own system, whose schedule and bookings are to be read. */
export const syncSystemMessage = z.strictObject({
  kind: z.literal('sync-system'),
  studioId,
  correlationId: z.string(),
});
export type SyncSystemMessage = z.output<typeof syncSystemMessage>;

/** Bookings at a marketplace are to be told to us, or no longer: whichever its connection says now. */
export const subscribeMessage = toListing('subscribe');
export type SubscribeMessage = z.output<typeof subscribeMessage>;

/** What a marketplace lists is to be read, and linked to the studio's classes. */
export const mapMessage = toListing('map');
export type MapMessage = z.output<typeof mapMessage>;

/** How many places of a class are booked is to be told to a marketplace that does not count them itself. */
export const countMessage = toListing('count').extend({ classId });
export type CountMessage = z.output<typeof countMessage>;

/**
 * A booking that was asked for is to be answered, as it was decided; then how many places of its class are booked is to be
 * told, where it took one.
 */
export const answerMessage = toListing('answer').extend({
  reference: z.string(),
  classId: classId.optional(),
});
export type AnswerMessage = z.output<typeof answerMessage>;

/** What failed because a marketplace did not accept the credentials that were stored before is to be sent again: a page of it. */
export const sendAgainMessage = z.strictObject({
  kind: z.literal('send-again'),
  studioId,
  marketplace,
  /** Of the connection whose credentials are accepted. */
  connectedAt: instant,
  /** The id of the change below which the page begins; the newest where not given. */
  below: ulid.optional(),
  correlationId: z.string(),
});
export type SendAgainMessage = z.output<typeof sendAgainMessage>;

/** A sign-in with the stored credentials, because their owner asks whether they work. */
export const testMessage = z.strictObject({
  kind: z.literal('test'),
  studioId,
  marketplace,
  testId: ulid,
  correlationId: z.string(),
});
export type TestMessage = z.output<typeof testMessage>;

/**
 * What is asked of the worker that talks to marketplaces with a studio's credentials. Pushes come in order, FIFO group:
 * studio, marketplace and class; so does all else that changes something there, group: studio, marketplace, kind and what
 * it is about. Readings come over a queue of their own, so that none is in a push's way.
 */
export const marketplaceMessage = z.discriminatedUnion('kind', [
  pushMessage,
  readStudiosMessage,
  readPlacesMessage,
  syncStudiosMessage,
  syncMessage,
  syncSystemMessage,
  subscribeMessage,
  mapMessage,
  countMessage,
  answerMessage,
  sendAgainMessage,
  testMessage,
]);
export type MarketplaceMessage = z.output<typeof marketplaceMessage>;
export type ReadingMessage =
  ReadStudiosMessage | ReadPlacesMessage | SyncStudiosMessage | SyncMessage | SyncSystemMessage;

/** A message names this many classes at most. */
export const classesPerMessageMax = 1000;

/** Studios whose open classes are to be decided: a batch of studios, or one studio with the classes that it is about. */
export const optimizeMessage = z
  .strictObject({
    studioIds: z.array(studioId).min(1).max(25),
    classIds: z.array(classId).min(1).max(classesPerMessageMax).optional(),
    runId: z.string(),
    correlationId: z.string(),
  })
  .refine(({ studioIds, classIds }) => classIds === undefined || studioIds.length === 1, {
    path: ['classIds'],
    error: 'classes belong to one studio',
  });
export type OptimizeMessage = z.output<typeof optimizeMessage>;

/** A run that a person started is to be carried out, or to go on. */
export const runMessage = z.strictObject({
  kind: z.enum(['optimizer', 'simulation']),
  studioId,
  runId: ulid,
  correlationId: z.string(),
});
export type RunMessage = z.output<typeof runMessage>;

/** About a piece of work that made no progress for a while, by its kind. */
const aboutStalled = <Kind extends string, Work extends z.ZodType>(kind: Kind, work: Work) =>
  z.strictObject({ kind: z.literal(kind), studioId, work, id: ulid, correlationId: z.string() });

const runKinds = z.enum(['optimizer', 'simulation']);

/** A run that stands still is to go on; or it kept standing still however often it was sent, and is to end as failed. */
const stalledRunMessage = z.discriminatedUnion('kind', [
  aboutStalled('go-on', runKinds),
  aboutStalled('give-up', runKinds),
]);
export type StalledRunMessage = z.output<typeof stalledRunMessage>;

/** What is asked of the worker that decides. */
export const decidingMessage = z.union([runMessage, stalledRunMessage, optimizeMessage]);
export type DecidingMessage = z.output<typeof decidingMessage>;

/** One step of an import, of taking one back, or of a clearing. `chunk` is the number of the part of the file to take in. */
const importStepMessage = z.strictObject({
  studioId,
  step: z.enum(['analyse', 'check', 'chunk', 'take-back', 'clear']),
  /** Of the import or of the clearing. */
  id: ulid,
  chunk: z.int().min(0).optional(),
  correlationId: z.string(),
});
export type ImportStepMessage = z.output<typeof importStepMessage>;

const importWork = z.enum(['import', 'taking-back', 'clearing']);

/** The same of an import, of taking one back, or of a clearing as of a run that stands still. */
const stalledImportMessage = z.discriminatedUnion('kind', [
  aboutStalled('go-on', importWork),
  aboutStalled('give-up', importWork),
]);
export type StalledImportMessage = z.output<typeof stalledImportMessage>;

/** What is asked of the worker of imports and clearings. */
export const importMessage = z.union([importStepMessage, stalledImportMessage]);
export type ImportMessage = z.output<typeof importMessage>;

/** The longest name that a marketplace gives to a booking, a member, or what it lists. */
const outsideNameCharactersMax = 200;
export const outsideName = text().trim().min(1).max(outsideNameCharactersMax);

/** One event of one booking as a marketplace told it, of a class by the marketplace's name for it. */
const toldReservation = z.strictObject({
  kind: z.literal('told'),
  studioId,
  marketplace: listingMarketplace,
  event: z.enum(['requested', 'confirmed', 'cancelled']),
  reference: outsideName,
  listingId: outsideName,
  customerName: outsideName.optional(),
  customerEmail: outsideName.optional(),
  /** When it happened there. */
  at: instant,
  /** Until when a request can be answered. */
  answerBy: instant.optional(),
  correlationId: z.string(),
});
export type ToldReservation = z.output<typeof toldReservation>;

/** One booking as a studio's own system has it, of a class that is known. */
const placedReservation = z.strictObject({
  kind: z.literal('placed'),
  studioId,
  channel,
  classId,
  event: z.enum(['confirmed', 'cancelled']),
  reference: outsideName,
  customerName: outsideName.optional(),
  customerEmail: outsideName.optional(),
  at: instant,
  correlationId: z.string(),
});
export type PlacedReservation = z.output<typeof placedReservation>;

/** What somebody outside says of one booking. FIFO group: studio, channel and booking. */
export const reservationMessage = z.discriminatedUnion('kind', [toldReservation, placedReservation]);
export type ReservationMessage = z.output<typeof reservationMessage>;
