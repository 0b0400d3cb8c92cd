import { isGuided, listsByInterface, type Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { ReadPlacesMessage, ReadStudiosMessage } from '#shared/contracts/messages.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { eachToItsEnd, inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { requestPermit, recordEnd, type PermitDeps, type PermittedSession } from '../session/permit.ts';
import { comparePlaces, type Comparison } from './compare-places.ts';
import type {
  ConnectorSession,
  ListingWindow,
  PlacesListing,
} from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import {
  recordComparison,
  recordReading,
  readHealthOf,
  type StoredHealth,
} from '#functions/_domain/connections/health-store.ts';
import { dueComparisons, isMappingDue } from './due-reading.ts';
import { keepListings } from '#functions/_domain/places/decisions/keep-listings.ts';
import { readListingsOfClasses, type Whose } from '#functions/_domain/connections/listing-store.ts';
import { whileReading } from '../session/while-reading.ts';
import type { PushedClass } from '#functions/_domain/places/outbox/push-store.ts';
import { mendPlaces } from './mend-places.ts';
import { readClassesFrom, recordOwnNumber, recordSeen } from './reconcile-store.ts';
import { applySales } from '../push/sold-there-store.ts';
import { endExcess } from './over-offered.ts';
import { wakePushes } from '#functions/_domain/places/outbox/wake-pushes.ts';
import type { Tables, StudioTable } from '#functions/_platform/ports/table.ts';

export interface ReconcileDeps extends PermitDeps {
  readonly readings: Queue<ReadPlacesMessage>;
}

/** The most classes that one reading compares. The next reading compares the rest. */
const classesComparedMax = 1_000;
/** The most classes whose sales one reading applies. The next reading continues. */
const soldReadMax = 200;
const soldReadAtOnce = 4;
const seenRecordedAtOnce = 4;

/**
 * For each of the given studios, sends a message if it has connections whose places Cupo sets. In scheduled runs, only
 * connections that are due are included.
 */
export async function readStudios(
  tables: Tables,
  { studioIds, onlyDue, correlationId }: ReadStudiosMessage,
  { readings, clock }: ReconcileDeps,
): Promise<void> {
  const now = clock.now();
  for (const studioId of studioIds) {
    const table = tables.forStudio(studioId);
    const [connections, before] = await Promise.all([
      readConnections(table, studioId),
      readHealthOf(table, studioId),
    ]);
    const connected = connections.filter(
      ({ status, marketplace }) => status === 'connected' && !isGuided(marketplace),
    );
    const pushed = connected.map(({ marketplace }) => marketplace);
    const read = new Map(
      connected.flatMap(({ marketplace, connectedAt }) => {
        const health = before.get(marketplace);
        return health ? [[marketplace, { ...health, connectedAt }] as const] : [];
      }),
    );
    const marketplaces = onlyDue ? dueComparisons(pushed, read, now) : pushed;
    if (marketplaces.length > 0)
      await readings.send([{ kind: 'read-places', studioId, marketplaces, correlationId }]);
  }
}

const minuteMs = 60_000;
const afterAll = '~';

/** The open classes of a studio, in the form that a comparison of its marketplaces needs. */
interface Open {
  readonly studioId: string;
  readonly at: Date;
  readonly correlationId: string;
  readonly classes: readonly PushedClass[];
  /** The time range in which all classes were read. */
  readonly window: ListingWindow;
  readonly isWholeHorizon: boolean;
  readonly automationPaused: boolean;
  readonly mode: InventoryMode;
  /** Classes that this reading changed, by id: sales were applied, or a marketplace shows a number of its own. */
  readonly changed: Map<string, PushedClass>;
}

/**
 * Reads the open classes. If there are more than one reading compares, the window ends before the first class that may
 * be missing.
 */
async function readOpen(
  table: StudioTable,
  { studioId, correlationId }: ReadPlacesMessage,
  at: Date,
): Promise<Open> {
  const from = at.toISOString();
  const horizon = addHours(from, openHours);
  // Ids contain the minute in which the class starts, so the last minute is queried completely.
  const afterwards = new Date(Date.parse(horizon) + minuteMs).toISOString();
  const stretch = { from: idStartOf(from), to: idStartOf(afterwards), itemsMax: classesComparedMax };
  const [{ timezone, automationPaused, inventoryMode: mode }, classes] = await Promise.all([
    readStudio(table, studioId),
    readClassesFrom(table, studioId, stretch),
  ]);
  const last = classes.length < classesComparedMax ? undefined : classes.at(-1)?.startsAt;
  const window = { from, to: last ?? horizon, timezone };
  const isWholeHorizon = !last;
  const changed = new Map<string, PushedClass>();
  return {
    studioId,
    at,
    correlationId,
    classes,
    window,
    isWholeHorizon,
    automationPaused,
    mode,
    changed,
  };
}

/** The classes that marketplaces may show. What they show of a class that was moved belongs to the class it is now. */
const coming = ({ classes, window: { from, to } }: Open): PushedClass[] =>
  classes.filter(({ startsAt, movedTo }) => startsAt > from && startsAt < to && movedTo === undefined);

/** Reads the recently stored links, if every listing still fits one of them. */
async function storedLinks(
  table: StudioTable,
  whose: Whose,
  { window: { from, to }, classes, at }: Open,
  listings: readonly PlacesListing[],
  health: StoredHealth,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (isMappingDue(health, at)) return undefined;
  const listingOf = await readListingsOfClasses(table, whose, {
    from: idStartOf(from),
    to: `${idStartOf(to)}${afterAll}`,
  });
  const startOf = new Map(
    classes.map(
      ({ classId, startsAt, movedTo }) =>
        [listingOf.get(classId), movedTo === undefined ? startsAt : undefined] as const,
    ),
  );
  const isLinked = ({ listing }: PlacesListing) => startOf.get(listing.id) === listing.startsAt;
  return listings.every(isLinked) ? listingOf : undefined;
}

interface Reading {
  readonly isMapped: boolean;
  readonly listings: PlacesListing[];
  /** The listing that a class is linked to, if listings are linked. */
  readonly linked: ((cls: PushedClass) => string | undefined) | undefined;
}

/** Reads the listings. For marketplaces with links, the links are updated every hour, and when a listing fits none. */
async function readListings(
  table: StudioTable,
  open: Open,
  marketplace: Marketplace,
  { session, health }: PermittedSession,
  { logger, clock }: ReconcileDeps,
): Promise<Reading> {
  const { studioId, window, classes, isWholeHorizon } = open;
  const connector = await connectorFor(marketplace);
  const listings = await connector.listListings(session, window);
  if (!listsByInterface(marketplace)) return { listings, isMapped: false, linked: undefined };
  const whose = { studioId, marketplace };
  const links = await storedLinks(table, whose, open, listings, health);
  if (links) return { listings, isMapped: false, linked: ({ classId }) => links.get(classId) };
  const { listingOf, newlyLinked } = await keepListings(table, { whose, window, listings, classes, logger });
  await wakePushes(table, whose, newlyLinked, clock.now());
  return { listings, isMapped: isWholeHorizon, linked: ({ classId }) => listingOf.get(classId) };
}

type Differing = Comparison<PushedClass>;

/**
 * Applies sales to the classes that may not include them yet. If the list does not contain sales, each class is read
 * separately.
 */
async function applyAll(
  table: StudioTable,
  { studioId, correlationId, changed }: Open,
  marketplace: Marketplace,
  session: ConnectorSession,
  { sales }: Differing,
  deps: ReconcileDeps,
): Promise<void> {
  const connector = await connectorFor(marketplace);
  await inParallel(
    sales.slice(0, soldReadMax),
    soldReadAtOnce,
    async ({ cls: { classId }, listed, sold }) => {
      const there = sold ?? (await connector.read(session, listed.listing)).booked;
      const cls = await applySales(table, { studioId, classId, connector, sold: there, correlationId }, deps);
      if (cls) changed.set(classId, cls);
    },
  );
}

/**
 * Reads what a studio's marketplaces show for its open classes, compares it with the pending and confirmed numbers, and
 * makes wrong numbers pending again; they are then pushed as usual. While automation is paused, it only reads. A
 * marketplace that does not answer is read again by the next run, and does not hold up the others.
 */
export async function reconcile(
  table: StudioTable,
  message: ReadPlacesMessage,
  deps: ReconcileDeps,
): Promise<void> {
  // The classes are read before the marketplaces, so that later decisions do not look like differences.
  const open = await readOpen(table, message, deps.clock.now());
  await eachToItsEnd(message.marketplaces, (marketplace) => compareAt(table, open, marketplace, deps));
  const classes = open.classes.map((cls) => open.changed.get(cls.classId) ?? cls);
  await endExcess(table, { ...open, classes, marketplaces: message.marketplaces }, deps);
}

async function compareAt(
  table: StudioTable,
  open: Open,
  marketplace: Marketplace,
  deps: ReconcileDeps,
): Promise<void> {
  const { studioId, at } = open;
  const classes = coming(open);
  if (classes.length === 0) return recordComparison(table, studioId, marketplace, at);
  const permit = await requestPermit(table, { studioId, marketplace }, { ...deps, ...whileReading(deps) });
  if (permit.kind !== 'admitted') {
    deps.logger.info('marketplace not read', { marketplace, ...permit });
    return;
  }
  const { session } = permit;
  try {
    const { listings, isMapped, linked } = await readListings(table, open, marketplace, permit, deps);
    const found = comparePlaces(marketplace, classes, listings, at, linked);
    await applyAll(table, open, marketplace, session, found, deps);
    await recordEnd(table, permit, undefined, deps);
    await recordFound(table, open, marketplace, { ...found, isMapped }, deps);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    await recordEnd(table, permit, error, deps);
    deps.logger.warn('marketplace not read', { marketplace, kind: error.kind });
  } finally {
    permit.watched.end();
  }
}

/** Repairs the differences, if that is allowed, and records them. */
async function recordFound(
  table: StudioTable,
  { studioId, at, correlationId, automationPaused, changed }: Open,
  marketplace: Marketplace,
  found: Differing & Pick<Reading, 'isMapped'>,
  deps: ReconcileDeps,
): Promise<void> {
  const { drifted, unconfirmed, seenAnew, ownNumbers, agreeing, unmatched, isMapped } = found;
  await inParallel(seenAnew, seenRecordedAtOnce, ({ cls, shown }) =>
    recordSeen(table, cls, marketplace, { slots: shown, at }),
  );
  await inParallel(ownNumbers, seenRecordedAtOnce, async ({ cls, shown }) => {
    const before = changed.get(cls.classId) ?? cls;
    await recordOwnNumber(table, before, marketplace, shown);
    changed.set(cls.classId, { ...before, mayShow: { ...before.mayShow, [marketplace]: shown } });
  });
  const [driftClasses, waitingClasses] = [drifted.length, unconfirmed.length];
  const mended =
    automationPaused || driftClasses + waitingClasses === 0 || (await isPausedByTeam(table, studioId))
      ? 0
      : await mendPlaces(table, { studioId, marketplace, at, correlationId }, found, deps);
  const notSeen = [...drifted.map(({ cls }) => cls), ...unmatched].map(({ classId }) => classId);
  await recordReading(table, { studioId, marketplace, at, driftClasses, waitingClasses, notSeen, isMapped });
  const counts = { agreeing, unmatched: unmatched.length, driftClasses, waitingClasses, mended };
  const measured = { ClassesDrifted: driftClasses };
  deps.logger.measure('marketplace read', measured, { partner: marketplace, ...counts });
}
