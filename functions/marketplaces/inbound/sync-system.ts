import { listsByInterface, type Channel } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { DecideMessage, SyncSystemMessage } from '#shared/contracts/messages.ts';
import type { ReservationMessage } from '#shared/contracts/reservations/messages.ts';
import { channelNamed } from '#shared/core/csv/channel-of.ts';
import { addHours } from '#shared/core/time/zone.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { OpeningKeys } from '#functions/_platform/ports/keys.ts';
import type { FifoQueue, Queue } from '#functions/_platform/ports/queues.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readSealedSystem, readSource } from '#functions/_domain/connections/source-store.ts';
import { recordSystemSync } from '#functions/_domain/connections/system-store.ts';
import { readMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import { placedReservation } from '#functions/_domain/connections/receive-hook.ts';
import { readReservations } from '#functions/_domain/bookings/reservation-store.ts';
import { readSenders } from '#functions/_domain/connections/sender-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { restoreInSystem } from '#functions/_domain/places/decisions/cancelled-in-system.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { kenko } from '#functions/_domain/connections/connectors/kenko.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import type { SystemBooking, SystemClass } from '#functions/_domain/connections/connectors/studio-system.ts';
import { requestTimeoutsMs } from '#functions/_domain/connections/connectors/timeouts.ts';
import { credentialsSchema } from '#functions/_domain/connections/credentials.ts';
import { whileReading } from '../session/while-reading.ts';
import { applyClasses, type AppliedClasses } from './sync-classes.ts';
import { watchedHttp } from '#functions/_domain/connections/watched-http.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface SyncSystemDeps extends Base {
  readonly http: Http;
  readonly keys: OpeningKeys;
  readonly systemBaseUrl: string;
  readonly reservations: FifoQueue<ReservationMessage>;
  readonly studios: Queue<DecideMessage>;
}

const system = 'kenko';
/** How far back bookings are read. Demand is learned from bookings up to the end of a class. */
const overlapHours = 24;
/** The most bookings that one run applies. The next run applies the rest. */
const bookingsTakenMax = 500;

interface Read {
  readonly classes: readonly SystemClass[];
  readonly bookings: readonly SystemBooking[];
}

/** Reads the schedule and bookings from the system, or returns why they cannot be read. */
async function read(
  table: StudioTable,
  studioId: string,
  timezone: string,
  deps: SyncSystemDeps,
): Promise<Read | { readonly error: string }> {
  const sealed = await readSealedSystem(table, studioId, system);
  if (sealed === undefined) return { error: 'No credentials are stored.' };
  const context = { studioId, integrationId: system, purpose: 'system' } as const;
  const { http, isReading } = whileReading(deps);
  const watched = watchedHttp(http, system, deps.logger, { isReading });
  const session = openSession({
    http: watched,
    baseUrl: deps.systemBaseUrl,
    credentials: credentialsSchema.parse(JSON.parse(await deps.keys.open(sealed, context))),
    timeoutMs: requestTimeoutsMs[system],
    now: () => deps.clock.now(),
  });
  const at = deps.clock.now().toISOString();
  const window = { from: addHours(at, -overlapHours), to: addHours(at, openHours), timezone };
  try {
    const classes = await kenko.listSchedules(session, window);
    return { classes, bookings: await kenko.listBookings(session, window) };
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    return { error: error.userMessage };
  } finally {
    watched.end();
  }
}

/**
 * Channels that report their bookings themselves. The system also lists their bookings, which would otherwise be
 * counted twice.
 */
async function reportedElsewhere(table: StudioTable, studioId: string): Promise<Set<Channel>> {
  const [connections, mailbox, senders] = await Promise.all([
    readConnections(table, studioId),
    readMailbox(table, studioId),
    readSenders(table, studioId),
  ]);
  const byWebhook = connections
    .filter(({ status, marketplace }) => status === 'connected' && listsByInterface(marketplace))
    .map(({ marketplace }) => marketplace);
  const byMail = mailbox.syncEnabled && mailbox.email !== undefined ? senders : [];
  return new Set<Channel>([...byWebhook, ...byMail.map(({ marketplace }) => marketplace)]);
}

interface Matched extends SystemBooking {
  readonly ourClassId: string;
  readonly channel: Channel;
}

interface Placed extends Matched {
  /** The system lists the booking again that it had cancelled. */
  readonly isRestored: boolean;
}

/** Bookings that contain something new, each with its class and channel in Cupo. */
async function newPlacesAmong(
  table: StudioTable,
  studioId: string,
  bookings: readonly SystemBooking[],
  classOf: ReadonlyMap<string, string>,
): Promise<Placed[]> {
  const others = await reportedElsewhere(table, studioId);
  const placed = bookings.flatMap((one): Matched[] => {
    const ourClassId = classOf.get(one.classId);
    const channel = channelNamed(one.source) ?? 'direct';
    return ourClassId === undefined || others.has(channel) ? [] : [{ ...one, ourClassId, channel }];
  });
  const added: Placed[] = [];
  for (const [channel, ofChannel] of Map.groupBy(placed, (one) => one.channel)) {
    const known = await readReservations(
      table,
      studioId,
      channel,
      ofChannel.map(({ id }) => id),
    );
    for (const one of ofChannel) {
      const { confirmed, cancelled, classId } = known.get(one.id) ?? {};
      const isRestored = cancelled?.source === 'studio-system' && confirmed !== undefined;
      const isMoved = cancelled === undefined && classId !== one.ourClassId;
      const isBookedAnew = one.status === 'booked' && (!confirmed || isMoved || isRestored);
      const isEnded = one.status === 'cancelled' && confirmed !== undefined && cancelled === undefined;
      if (isBookedAnew || isEnded) added.push({ ...one, isRestored });
    }
  }
  return added;
}

interface Placing extends AppliedClasses {
  /**
   * When the system was last read. A cancellation that is found now happened since then at the earliest. The system
   * does not say when, and a schedule file from the meantime may already leave the booking out.
   */
  readonly readBefore: string | undefined;
  /** When the system was read now. A booking that it lists again holds from then on. */
  readonly readAt: string;
}

/** When a booking was made, restored or cancelled, as far as the system tells. */
function eventAt({ status, isRestored, bookedAt }: Placed, { readBefore, readAt }: Placing): string {
  if (status !== 'booked') return readBefore ?? readAt;
  return isRestored ? readAt : (bookedAt ?? readAt);
}

/**
 * Takes back that classes are cancelled that take place in the system again, and requests new decisions for them. Their
 * new bookings are not counted yet, so their places are not opened.
 */
async function restoreClasses(
  table: StudioTable,
  { studioId, correlationId }: SyncSystemMessage,
  restored: readonly string[],
  added: readonly Placed[],
  deps: SyncSystemDeps,
): Promise<void> {
  if (restored.length === 0) return;
  const { terms } = await readTerms(table, studioId, deps.clock.now());
  const toDecide: string[] = [];
  for (const classId of restored) {
    const found = added.filter((one) => one.ourClassId === classId && one.status === 'booked').length;
    const { isStored } = await restoreInSystem(
      table,
      { studioId, classId, found, correlationId },
      terms,
      deps,
    );
    if (isStored) toDecide.push(classId);
  }
  await redecide({ studioId, classIds: toDecide, correlationId }, deps);
}

async function applyBookings(
  table: StudioTable,
  message: SyncSystemMessage,
  bookings: readonly SystemBooking[],
  placing: Placing,
  deps: SyncSystemDeps,
): Promise<void> {
  const { studioId, correlationId } = message;
  const added = await newPlacesAmong(table, studioId, bookings, placing.classOf);
  await restoreClasses(table, message, placing.restored, added, deps);
  const placed = added.slice(0, bookingsTakenMax);
  await deps.reservations.send(
    placed.map((one) => {
      const { id, status, channel, ourClassId, customerName, customerEmail } = one;
      const event = status === 'booked' ? 'confirmed' : 'cancelled';
      return placedReservation({
        studioId,
        channel,
        classId: ourClassId,
        event,
        reference: id,
        at: eventAt(one, placing),
        correlationId,
        ...(customerName && { customerName }),
        ...(customerEmail && { customerEmail }),
      });
    }),
  );
  if (placed.length > 0)
    deps.logger.info('bookings read', { system, bookings: bookings.length, placed: placed.length });
}

/**
 * Reads a studio's own system and applies its new classes and bookings, from every channel, to the studio. Anything
 * that cannot be read, or conflicts with an import, is left to the next run.
 */
export async function syncSystem(
  table: StudioTable,
  message: SyncSystemMessage,
  deps: SyncSystemDeps,
): Promise<void> {
  const { studioId } = message;
  const source = await readSource(table, studioId, system);
  if (source?.status !== 'connected' || source.approvalStatus !== 'approved') return;
  const { timezone } = await readStudio(table, studioId);
  const found = await read(table, studioId, timezone, deps);
  const at = deps.clock.now();
  if ('error' in found) {
    deps.logger.warn('system not read', { system, message: found.error });
    return recordSystemSync(table, studioId, at, found.error);
  }
  try {
    const applied = await applyClasses(table, message, found.classes, deps);
    const placing = { ...applied, readBefore: source.lastSyncAt, readAt: at.toISOString() };
    await applyBookings(table, message, found.bookings, placing, deps);
    await recordSystemSync(table, studioId, at, undefined);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    deps.logger.warn('system sync conflicts with an import', { system, message: error.message });
  }
}
