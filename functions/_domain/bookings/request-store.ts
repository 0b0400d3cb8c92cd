import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import { BookingRequestEntity, type BookingRequestItem } from '#functions/_data/bookings/booking-request.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { present } from '#functions/_platform/present.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committedAfterLines } from '#functions/_domain/commit/after-lines.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { recordedLine, type Recorded } from '#functions/_domain/classes/recorded-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const retentionDays = 120;

export type BookingRequest = BookingRequestItem;

export interface RequestKey {
  readonly studioId: string;
  readonly marketplace: ListingMarketplace;
  readonly reference: string;
}

export async function readRequest(table: StudioTable, key: RequestKey): Promise<BookingRequest | undefined> {
  return (await table.of(BookingRequestEntity).get(key).go({ consistent: true })).data ?? undefined;
}

/** The ids of the lines that will say how a request ended. */
type LineIds = Required<Pick<BookingRequest, 'lineId' | 'auditId'>>;

export interface DecidedRequest extends Pick<BookingRequest, 'answer' | 'listingId' | 'answerBy'> {
  readonly reason: BookingRequest['reason'] | undefined;
  readonly classId: string | undefined;
}

/**
 * Stores the decision about a request. An earlier decision is not overwritten.
 *
 * @returns the decision that is stored: this one, or the earlier one
 */
export async function storeRequest(
  table: StudioTable,
  key: RequestKey,
  decided: DecidedRequest,
  lineIds: LineIds,
  now: Date,
): Promise<BookingRequest | undefined> {
  const expiresAtSeconds = Math.ceil(now.getTime() / 1000) + retentionDays * 24 * 3600;
  try {
    const { data } = await table
      .of(BookingRequestEntity)
      .create({ ...key, ...present(decided), ...lineIds, state: 'owed', expiresAtSeconds })
      .go();
    return data;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return readRequest(table, key);
  }
}

/** Records an attempt's recording, and whether its answer was lost. */
export async function recordTry(
  table: StudioTable,
  request: BookingRequest,
  recordingKeys: readonly string[],
  isUnclear: boolean,
): Promise<void> {
  const { studioId, marketplace, reference } = request;
  await table
    .of(BookingRequestEntity)
    .patch({ studioId, marketplace, reference })
    .set({ recordingKeys: [...recordingKeys], ...(isUnclear && { isUnclear }) })
    .go();
}

export interface Answered {
  readonly request: BookingRequest;
  readonly state: 'answered' | 'failed';
  /** The text shown in Logs. */
  readonly message: string;
  readonly at: Date;
  /** The class of the request; undefined if none was found. */
  readonly cls: ClassItem | undefined;
  readonly recordingKeys: readonly string[];
  readonly adjustmentId: string;
  readonly audit: { readonly auditId: string; readonly correlationId: string };
}

/** A booking request was answered, or could not be answered. */
interface RequestAnswered {
  readonly kind: 'request-answered';
  readonly answered: Answered;
}

const recordedOf = (answered: Answered, cls: ClassItem): Recorded => ({
  adjustmentId: answered.adjustmentId,
  cls,
  marketplace: answered.request.marketplace,
  source: 'booking',
  status: answered.state === 'answered' ? 'applied' : 'failed',
  at: answered.at.toISOString(),
  message: answered.message,
  recordingKeys: answered.recordingKeys,
});

export const requestDerivers: Derivers<RequestAnswered> = {
  'request-answered': ({ answered }) => {
    const { request, state, message, at, cls, recordingKeys, audit } = answered;
    const { studioId, marketplace, reference } = request;
    return {
      items: [
        writerOf(BookingRequestEntity)
          .patch({ studioId, marketplace, reference })
          .set({ state, recordingKeys: [...recordingKeys] })
          .where((item, { eq }) => eq(item.state, 'owed'))
          .commit(),
      ],
      recorded: cls && recordedLine(recordedOf(answered, cls)),
      audit: {
        studioId,
        ...audit,
        at: at.toISOString(),
        actor: 'automation',
        action: `reservations.${request.answer}`,
        subject: `${marketplace}/${reference}`,
        note: message,
      },
    };
  },
};

/**
 * Ends a request and records its result in Logs. A request that has already ended is not changed, and a repeat adds no
 * lines.
 */
export async function storeAnswer(table: StudioTable, answered: Answered): Promise<void> {
  await committedAfterLines(table, requestDerivers, { kind: 'request-answered', answered });
}
