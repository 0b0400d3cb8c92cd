import { Failure } from '#shared/contracts/failure.ts';
import type { StudioSystemName } from '#shared/contracts/integrations/source.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import type { Base, TableDeps } from '#functions/_platform/ports/base.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import { assertRequested, requestViewOf } from './request-view.ts';
import { sourceAuditOf, sourceChangedMeanwhile } from './source-audit.ts';
import { reviewed } from '#functions/_domain/connections/source.ts';
import { readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

interface Given {
  readonly operation: Pick<AnyOperation, 'id'>;
  readonly studioId: string;
  readonly system: StudioSystemName;
  /** The superadmin. */
  readonly by: string;
  /** The reason for a rejection. Without a reason, the request is approved. */
  readonly rejectionReason?: string;
  readonly correlationId: string;
}

/** Stores a superadmin's answer to a studio's request, and an entry in that studio's own audit trail. */
export const review = async (
  given: Given,
  deps: Base & TableDeps & { readonly people: People },
): Promise<SystemRequest> => {
  const table = deps.table.forStudio(given.studioId);
  const { studioId, system: kind, by, rejectionReason: note } = given;
  const before = await readSource(table, studioId, kind);
  assertRequested(before, kind);
  const at = deps.clock.now();
  const after = reviewed(before, { at, by, ...(note !== undefined && { rejectionReason: note }) });
  const audit = {
    ...sourceAuditOf(given.operation, by, given.correlationId, deps),
    ...(note !== undefined && { note }),
  };
  // The user pool is read first, so that nothing has been stored if that fails.
  const view = await requestViewOf(deps.table, { ...after, studioId, kind }, deps.people);
  const sealed = note === undefined ? {} : { sealed: null };
  if (!(await storeSource(table, { studioId, kind, before, after, ...sealed, audit })))
    throw new Failure('conflict', sourceChangedMeanwhile);
  return view;
};
