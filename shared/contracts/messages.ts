import * as z from 'zod';
import {
  allottedChannel,
  channel,
  listingMarketplace,
  listingMarketplaces,
  marketplace,
  marketplaces,
} from './channels.ts';
import { decidingBefore, importBefore, mailBefore } from './messages-before.ts';
import { classId, instant, studioId, text, ulid } from './values.ts';

/** A message received this often without success is set aside in its queue's dead letters. */
export const queueReceivesMax = 5;

/** The request or run that a message belongs to; all of its log lines contain it. */
export const correlated = { correlationId: z.string() };

/** One number of places to bring to one marketplace. FIFO group: studio, marketplace and class. */
export const pushMessage = z.strictObject({
  kind: z.literal('push'),
  studioId,
  outboxId: ulid,
  marketplace: allottedChannel,
  classId,
  ...correlated,
});
export type PushMessage = z.output<typeof pushMessage>;

/** Whether only bookings that are due again are read. By default, all are read. */
const onlyDue = z.literal(true).optional();

/** Studios whose marketplaces are to be read. */
export const readStudiosMessage = z.strictObject({
  kind: z.literal('read-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  ...correlated,
});
export type ReadStudiosMessage = z.output<typeof readStudiosMessage>;

/** A studio's marketplaces to compare with the numbers they should show. Its classes are read once for all of them. */
export const readPlacesMessage = z.strictObject({
  kind: z.literal('read-places'),
  studioId,
  marketplaces: z.array(marketplace).min(1).max(marketplaces.length),
  ...correlated,
});
export type ReadPlacesMessage = z.output<typeof readPlacesMessage>;

/** Studios whose bookings elsewhere are to be read. */
export const syncStudiosMessage = z.strictObject({
  kind: z.literal('sync-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  ...correlated,
});
export type SyncStudiosMessage = z.output<typeof syncStudiosMessage>;

/** About one studio at a marketplace that lists its classes by an interface. */
const toListing = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    studioId,
    marketplace: listingMarketplace,
    ...correlated,
  });

/** Marketplaces of a studio whose bookings are to be read if they list them, and otherwise their listings. */
export const syncMessage = z.strictObject({
  kind: z.literal('sync'),
  studioId,
  marketplaces: z.array(listingMarketplace).min(1).max(listingMarketplaces.length),
  onlyDue,
  ...correlated,
});
export type SyncMessage = z.output<typeof syncMessage>;

/** A studio's own system, whose schedule and bookings are to be read. */
export const syncSystemMessage = z.strictObject({
  kind: z.literal('sync-system'),
  studioId,
  ...correlated,
});
export type SyncSystemMessage = z.output<typeof syncSystemMessage>;

/** Subscribes a marketplace to our webhooks, or unsubscribes it, depending on its connection now. */
export const subscribeMessage = toListing('subscribe');
export type SubscribeMessage = z.output<typeof subscribeMessage>;

/** A marketplace's listings are to be read, and linked to the studio's classes. */
export const mapMessage = toListing('map');
export type MapMessage = z.output<typeof mapMessage>;

/** The number of a class's bookings is to be sent to a marketplace that does not count them itself. */
export const countMessage = toListing('count').extend({ classId });
export type CountMessage = z.output<typeof countMessage>;

/**
 * A requested booking is to be answered as it was decided. If it took a place, the number of its class's bookings is
 * sent next.
 */
export const answerMessage = toListing('answer').extend({
  reference: z.string(),
  classId: classId.optional(),
});
export type AnswerMessage = z.output<typeof answerMessage>;

/** Sends again one page of the pushes that failed because a marketplace did not accept the earlier credentials. */
export const sendAgainMessage = z.strictObject({
  kind: z.literal('send-again'),
  studioId,
  marketplace,
  /** When the connection with the accepted credentials was made. */
  connectedAt: instant,
  /** The id of the change below which the page begins; by default the newest. */
  below: ulid.optional(),
  ...correlated,
});
export type SendAgainMessage = z.output<typeof sendAgainMessage>;

/** A sign-in with the stored credentials, because their owner wants to test them. */
export const testMessage = z.strictObject({
  kind: z.literal('test'),
  studioId,
  marketplace,
  testId: ulid,
  ...correlated,
});
export type TestMessage = z.output<typeof testMessage>;

/**
 * The messages of the worker that uses a studio's credentials at marketplaces. Pushes are in order, by FIFO group:
 * studio, marketplace and class. So is everything else that changes something there, by group: studio, marketplace,
 * kind and subject. Readings have a queue of their own, so none delays a push.
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

/** A batch of studios, whose open classes are to be decided. */
const decideStudiosMessage = z.strictObject({
  kind: z.literal('decide-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  runId: z.string(),
  ...correlated,
});

/** Classes of a studio that were booked meanwhile: those that are open are to be decided. */
const decideClassesMessage = z.strictObject({
  kind: z.literal('decide-classes'),
  studioId,
  classIds: z.array(classId).min(1).max(classesPerMessageMax),
  runId: z.string(),
  ...correlated,
});

/** Begins or continues a run that a person started. */
const aboutRun = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), studioId, runId: ulid, ...correlated });

/** A piece of work that made no progress for a while, by its kind. */
const aboutStalled = <Kind extends string, Work extends z.ZodType>(kind: Kind, work: Work) =>
  z.strictObject({ kind: z.literal(kind), studioId, work, id: ulid, ...correlated });

const runKinds = z.enum(['optimizer', 'simulation']);

/**
 * The messages of the worker that decides. 'go-on' resumes a run that made no progress. 'give-up' ends a run as failed
 * that made none however often it was resumed.
 */
export const decidingMessage = z.preprocess(
  decidingBefore,
  z.discriminatedUnion('kind', [
    decideStudiosMessage,
    decideClassesMessage,
    aboutRun('optimizer'),
    aboutRun('simulation'),
    aboutStalled('go-on', runKinds),
    aboutStalled('give-up', runKinds),
  ]),
);
export type DecidingMessage = z.output<typeof decidingMessage>;
export type DecideStudiosMessage = z.output<typeof decideStudiosMessage>;
export type DecideMessage = Extract<DecidingMessage, { kind: 'decide-studios' | 'decide-classes' }>;
export type DecideClassesMessage = z.output<typeof decideClassesMessage>;
export type RunMessage = Extract<DecidingMessage, { kind: 'optimizer' | 'simulation' }>;
export type StalledRunMessage = Extract<DecidingMessage, { kind: 'go-on' | 'give-up' }>;

/** A step of an import, of taking one back, or of a clearing, whose id it names. */
const importStep = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), studioId, id: ulid, ...correlated });

const importWork = z.enum(['import', 'taking-back', 'clearing']);

/**
 * The messages of the worker of imports and clearings. A 'preview' checks an analysed file by a plan and stores nothing of it. A 'chunk' names the part of the file to apply by its number.
 * 'go-on' and 'give-up' concern work that made no progress, as they do for runs of the optimizer.
 */
export const importMessage = z.preprocess(
  importBefore,
  z.discriminatedUnion('kind', [
    importStep('analyse'),
    importStep('preview').extend({ previewId: z.string() }),
    importStep('check'),
    importStep('chunk').extend({ chunk: z.int().min(0) }),
    importStep('take-back'),
    importStep('clear'),
    aboutStalled('go-on', importWork),
    aboutStalled('give-up', importWork),
  ]),
);
export type ImportMessage = z.output<typeof importMessage>;
export type StalledImportMessage = Extract<ImportMessage, { kind: 'go-on' | 'give-up' }>;
export type ImportStepMessage = Exclude<ImportMessage, StalledImportMessage>;
/** The message of one step of an import. */
export type ImportStep<Kind extends ImportStepMessage['kind']> = Extract<ImportMessage, { kind: Kind }>;

/**
 * The messages of the worker that may open mailboxes. 'poll' reads the mailboxes of some studios. 'apply-waiting'
 * applies the waiting mails of one studio, even if its mailbox has no new mail. 'revoke' revokes a grant at Google
 * that could not be revoked when the studio disconnected; with `forgets` the stored token is deleted after that.
 */
export const mailMessage = z.preprocess(
  mailBefore,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('poll'),
      studioIds: z.array(studioId).min(1).max(25),
      ...correlated,
    }),
    z.strictObject({ kind: z.literal('apply-waiting'), studioId, ...correlated }),
    z.strictObject({
      kind: z.literal('revoke'),
      studioId,
      sealed: z.string().max(8_192),
      forgets: z.boolean(),
      ...correlated,
    }),
  ]),
);
export type MailMessage = z.output<typeof mailMessage>;

/** The longest name that a marketplace gives to a booking, a member, or a listing. */
const outsideNameCharactersMax = 200;
export const outsideName = text().trim().min(1).max(outsideNameCharactersMax);

/** One event of one booking as a marketplace reported it, with the marketplace's name for the class. */
const reportedReservation = z.strictObject({
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
  ...correlated,
});
export type ReportedReservation = z.output<typeof reportedReservation>;

/** One booking from a studio's own system, for a known class. */
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
  ...correlated,
});
export type PlacedReservation = z.output<typeof placedReservation>;

/** An outside report about one booking. FIFO group: studio, channel and booking. */
export const reservationMessage = z.discriminatedUnion('kind', [reportedReservation, placedReservation]);
export type ReservationMessage = z.output<typeof reservationMessage>;
