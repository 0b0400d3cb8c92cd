import type { AnyOperation } from '#shared/contracts/operation.ts';
import type { Base } from '#functions/_platform/ports/base.ts';

export const sourceChangedMeanwhile = 'It was changed at the same moment. Please try again.';

/** The audit row for a person's action on a source. */
export const sourceAuditOf = (
  { id: action }: Pick<AnyOperation, 'id'>,
  actor: string,
  correlationId: string,
  { ids, clock }: Pick<Base, 'ids' | 'clock'>,
) => ({ auditId: ids.next(), at: clock.now().toISOString(), actor, action, correlationId });
