import { Failure } from '#shared/contracts/failure.ts';
import { systemNames, type StudioSystemName } from '#shared/contracts/integrations/source.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { systemState } from '#functions/_domain/connections/catalogue.ts';
import type { StudioSource } from '#functions/_domain/connections/source.ts';
import type { StoredRequest } from './request-store.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';

/** A request as the team sees it. */
export async function requestViewOf(
  tables: Tables,
  request: StoredRequest & { readonly kind: StudioSystemName },
  people: Pick<People, 'emailOf'>,
): Promise<SystemRequest> {
  const { studioId, kind: system, reviewedBy } = request;
  const [email, reviewer, ownName] = await Promise.all([
    people.emailOf(studioId),
    reviewedBy === undefined ? undefined : people.emailOf(reviewedBy),
    request.studioName ?? readStudioName(tables, studioId),
  ]);
  return {
    studioId,
    system,
    email: email ?? null,
    studioName: ownName,
    loginUrl: request.loginUrl ?? null,
    notes: request.notes ?? null,
    hasCredentials: request.hasCredentials ?? false,
    status: request.status,
    approvalStatus: request.approvalStatus,
    state: systemState(request),
    lastError: request.lastError ?? null,
    requestedAt: request.requestedAt,
    reviewedAt: request.reviewedAt ?? null,
    reviewedBy: reviewer ?? null,
    rejectionReason: request.rejectionReason ?? null,
  };
}

/**
 * Checks that the studio still has a request for a system.
 *
 * @throws {Failure} `not-found`
 */
export function assertRequested(
  source: StudioSource | undefined,
  system: StudioSystemName,
): asserts source is StudioSource {
  if (!source)
    throw new Failure('not-found', `This studio no longer has a request for ${systemNames[system]}.`);
}
