import * as z from 'zod';
import {
  allottedChannel,
  listingMarketplace,
  listingMarketplaces,
  marketplace,
  marketplaces,
} from './channels.ts';
import { decidingBefore, importBefore, mailBefore } from './messages-before.ts';
import { classId, instant, studioId, ulid } from './values.ts';

/** After this many failed deliveries, a message moves to its queue's dead letters. */
export const queueReceivesMax = 5;

/** The request or run to which a message belongs; all of its log lines contain it. */
export const correlated = { correlationId: z.string() };

/** A number of places to set at one marketplace. FIFO group: studio, marketplace and class. */
export const pushMessage = z.strictObject({
  kind: z.literal('push'),
  studioId,
  outboxId: ulid,
  marketplace: allottedChannel,
  classId,
  ...correlated,
});
export type PushMessage = z.output<typeof pushMessage>;

/** Whether to read only bookings that are due again. By default, all are read. */
const onlyDue = z.literal(true).optional();

/** Studios whose marketplaces are to be polled. */
export const readStudiosMessage = z.strictObject({
  kind: z.literal('read-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  ...correlated,
});
export type ReadStudiosMessage = z.output<typeof readStudiosMessage>;

/** A studio's marketplaces to compare with their expected numbers. Its classes are read once for all of them. */
export const readPlacesMessage = z.strictObject({
  kind: z.literal('read-places'),
  studioId,
  marketplaces: z.array(marketplace).min(1).max(marketplaces.length),
  ...correlated,
});
export type ReadPlacesMessage = z.output<typeof readPlacesMessage>;

/** Studios whose bookings at marketplaces are to be read. */
export const syncStudiosMessage = z.strictObject({
  kind: z.literal('sync-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  onlyDue,
  ...correlated,
});
export type SyncStudiosMessage = z.output<typeof syncStudiosMessage>;

/** Concerns one studio at a marketplace that has an API for listings. */
const toListing = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    studioId,
    marketplace: listingMarketplace,
    ...correlated,
  });

/** A studio's marketplaces to poll: their bookings if they list them, otherwise their listings. */
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

/** Subscribes a marketplace to our webhooks or unsubscribes it, depending on its present connection. */
export const subscribeMessage = toListing('subscribe');
export type SubscribeMessage = z.output<typeof subscribeMessage>;

/** A marketplace's listings are to be read and linked to the studio's classes. */
export const mapMessage = toListing('map');
export type MapMessage = z.output<typeof mapMessage>;

/** A class's number of bookings is to be sent to a marketplace that does not count them itself. */
export const countMessage = toListing('count').extend({ classId });
export type CountMessage = z.output<typeof countMessage>;

/** Sends the decision about a requested booking. If it took a place, the class's number of bookings follows. */
export const answerMessage = toListing('answer').extend({
  reference: z.string(),
  classId: classId.optional(),
});
export type AnswerMessage = z.output<typeof answerMessage>;

/** Retries one page of the pushes that failed because a marketplace refused the previous credentials. */
export const sendAgainMessage = z.strictObject({
  kind: z.literal('send-again'),
  studioId,
  marketplace,
  /** When the accepted credentials were stored. */
  connectedAt: instant,
  /** The page contains changes below this id; by default it begins with the newest. */
  below: ulid.optional(),
  ...correlated,
});
export type SendAgainMessage = z.output<typeof sendAgainMessage>;

/** A sign-in with the stored credentials, because the owner wants to test them. */
export const testMessage = z.strictObject({
  kind: z.literal('test'),
  studioId,
  marketplace,
  testId: ulid,
  ...correlated,
});
export type TestMessage = z.output<typeof testMessage>;

/**
 * The messages of the worker that uses a studio's credentials at marketplaces. Pushes are ordered by FIFO group:
 * studio, marketplace and class. Other changes there are ordered by the group studio, marketplace, kind and subject.
 * Polls have their own queue, so they never delay a push.
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

/** Maximum number of classes in one message. */
export const classesPerMessageMax = 1000;

/** A batch of studios whose open classes need new decisions. */
const decideStudiosMessage = z.strictObject({
  kind: z.literal('decide-studios'),
  studioIds: z.array(studioId).min(1).max(25),
  runId: z.string(),
  ...correlated,
});

/**
 * Classes of a studio that got new bookings; those still open need new decisions. `isAlone` means that nothing else was
 * reported about them lately, so nobody else decides them at the same time.
 */
const decideClassesMessage = z.strictObject({
  kind: z.literal('decide-classes'),
  studioId,
  classIds: z.array(classId).min(1).max(classesPerMessageMax),
  runId: z.string(),
  isAlone: z.boolean().exactOptional(),
  ...correlated,
});

/** Starts or resumes a run that a person requested. */
const aboutRun = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), studioId, runId: ulid, ...correlated });

/** A job that made no progress for a while, by its kind. */
const aboutStalled = <Kind extends string, Work extends z.ZodType>(kind: Kind, work: Work) =>
  z.strictObject({ kind: z.literal(kind), studioId, work, id: ulid, ...correlated });

const runKinds = z.enum(['optimizer', 'simulation']);

/**
 * The messages of the worker that makes decisions. 'go-on' resumes a run that made no progress. 'give-up' fails a run
 * that made no progress after several resumes.
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

/** A step of an import, of the removal of one, or of a clearing, with its id. */
const importStep = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), studioId, id: ulid, ...correlated });

const importWork = z.enum(['import', 'taking-back', 'clearing', 'joining']);

/**
 * The messages of the worker for imports and clearings. A 'preview' checks an analysed file by a plan and imports
 * nothing. A 'chunk' contains the number of the part of the file to apply. A 'join' makes classes one that the owner said
 * are the same. 'go-on' and 'give-up' concern jobs without
 * progress, as for optimizer runs.
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
    importStep('join'),
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
 * applies the pending e-mails of one studio, even if its mailbox has no new ones. 'revoke' retries revoking a grant at
 * Google after it failed when the studio disconnected; with `forgets` the stored token is deleted after that.
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
