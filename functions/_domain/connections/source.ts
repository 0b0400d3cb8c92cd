import { Failure } from '#shared/contracts/failure.ts';
import {
  systemNames,
  type SourceKind,
  type SourceView,
  type StudioSystemName,
} from '#shared/contracts/integrations/source.ts';

/** A stored source. */
export interface StudioSource extends Pick<SourceView, 'kind' | 'status' | 'approvalStatus' | 'requestedAt'> {
  readonly notes?: string | undefined;
  readonly studioName?: string | undefined;
  readonly loginUrl?: string | undefined;
  readonly hasCredentials?: boolean | undefined;
  readonly reviewedAt?: string | undefined;
  readonly reviewedBy?: string | undefined;
  readonly rejectionReason?: string | undefined;
  readonly revealedAt?: string | undefined;
  readonly lastSyncAt?: string | undefined;
  readonly lastError?: string | undefined;
  readonly lastErrorAt?: string | undefined;
}

export interface Choice {
  readonly kind: SourceKind;
  readonly notes?: string | undefined;
}

/** Refuses a request for an unknown system without a description. */
export function assertDescribed({ kind, notes }: Choice): void {
  if (kind !== 'custom-erp' || notes) return;
  const message = 'Please describe your system, so that we can connect it.';
  throw new Failure('invalid-input', message, [{ path: 'body.notes', message }]);
}

const ended = ({ status, approvalStatus }: StudioSource): boolean =>
  approvalStatus === 'rejected' || (approvalStatus === 'approved' && status === 'disconnected');

const isConnected = ({ status, approvalStatus }: StudioSource): boolean =>
  approvalStatus === 'approved' && status === 'connected';

/**
 * Applies an owner's choice to a source. Files are ready at once; a studio system waits for the team. A source that is
 * chosen again stays as it is, unless its notes are new or it had ended.
 *
 * @returns undefined if nothing changes
 */
export function sourceAfter(
  choice: Choice,
  before: StudioSource | undefined,
  at: Date,
): StudioSource | undefined {
  const notes = choice.notes || before?.notes;
  const described = notes ? { notes } : {};
  if (before && !ended(before)) return notes === before.notes ? undefined : { ...before, ...described };
  const isFiles = choice.kind === 'manual';
  return {
    kind: choice.kind,
    status: isFiles ? 'connected' : 'pending',
    approvalStatus: isFiles ? 'approved' : 'pending',
    requestedAt: at.toISOString(),
    ...described,
  };
}

export interface Requested {
  readonly system: StudioSystemName;
  readonly studioName: string;
  readonly loginUrl?: string | undefined;
  readonly notes?: string | undefined;
}

/** @throws {Failure} `invalid-input` for a custom system whose login address is missing */
export function assertReachable({ system, loginUrl }: Requested): void {
  if (system !== 'custom-erp' || loginUrl !== undefined) return;
  const message = 'Please enter the address of its login page.';
  throw new Failure('invalid-input', message, [{ path: 'body.loginUrl', message }]);
}

/**
 * A request that waits for the team, with the owner's data. A request that already waits keeps its date.
 *
 * @throws {Failure} `conflict` if the system is connected
 */
export function requestAfter(
  { system, ...given }: Requested,
  before: StudioSource | undefined,
  at: Date,
): StudioSource {
  if (before && isConnected(before))
    throw new Failure('conflict', `${systemNames[system]} is already connected. Disconnect it first.`);
  const waits = before?.approvalStatus === 'pending';
  return {
    ...given,
    kind: system,
    status: 'disconnected',
    approvalStatus: 'pending',
    requestedAt: waits ? before.requestedAt : at.toISOString(),
    hasCredentials: true,
    ...(waits && before.revealedAt !== undefined && { revealedAt: before.revealedAt }),
  };
}

/** @throws {Failure} `conflict` if it does not wait for the team */
export function assertCancellable({ approvalStatus }: StudioSource): void {
  if (approvalStatus !== 'pending') throw new Failure('conflict', 'Can only cancel pending requests');
}

/** The source after its owner disconnected it. Undefined if there is nothing to disconnect. */
export const afterDisconnection = (before: StudioSource): StudioSource | undefined =>
  isConnected(before) ? { ...before, status: 'disconnected', hasCredentials: false } : undefined;

export interface Review {
  readonly at: Date;
  readonly by: string;
  /** The reason for rejecting the request. Without a reason, it is approved. */
  readonly rejectionReason?: string;
}

/** @throws {Failure} `conflict` if it was already reviewed */
export function reviewed(before: StudioSource, { at, by, rejectionReason }: Review): StudioSource {
  if (before.approvalStatus !== 'pending')
    throw new Failure('conflict', `This request was ${before.approvalStatus} already.`);
  const review = { reviewedAt: at.toISOString(), reviewedBy: by };
  return rejectionReason === undefined
    ? { ...before, ...review, status: 'connected', approvalStatus: 'approved' }
    : {
        ...before,
        ...review,
        status: 'disconnected',
        approvalStatus: 'rejected',
        rejectionReason,
        hasCredentials: false,
      };
}

/** A stored source in the API's form. */
export const sourceViewOf = (source: StudioSource): SourceView => ({
  kind: source.kind,
  status: source.status,
  approvalStatus: source.approvalStatus,
  notes: source.notes ?? null,
  requestedAt: source.requestedAt,
  studioName: source.studioName ?? null,
  loginUrl: source.loginUrl ?? null,
  hasCredentials: source.hasCredentials ?? false,
  reviewedAt: source.reviewedAt ?? null,
  rejectionReason: source.rejectionReason ?? null,
  revealedAt: source.revealedAt ?? null,
  lastSyncAt: source.lastSyncAt ?? null,
  lastError:
    source.lastError !== undefined && source.lastErrorAt !== undefined
      ? { at: source.lastErrorAt, message: source.lastError }
      : null,
});
