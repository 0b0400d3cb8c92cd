import { Failure } from '../../shared/contracts/failure.ts';
import type { Base } from '../_platform/ports/base.ts';
import { readClass } from '../schedule/class-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { storeApproval } from './approval-store.ts';
import { heldAgainst } from './by-hand.ts';
import { approveDecision } from './decision.ts';
import type { StoredDecision } from './decision-store.ts';

export interface CarryOut {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly automatic: boolean;
  readonly correlationId: string;
}

/** Approves a decision and stores what follows from it; the outbox does the rest. */
export async function carryOut(
  { studioId, decision, automatic, correlationId }: CarryOut,
  deps: Base,
): Promise<void> {
  const [of, studio] = await Promise.all([readClass(studioId, decision.classId), readStudio(studioId)]);
  if (automatic && heldAgainst(decision, of).length > 0)
    throw new Failure('conflict', 'The owner decided these places last. This decision waits for them.');
  const at = deps.clock.now();
  const changes = approveDecision(decision, of, studio.inventoryMode, at);
  await storeApproval({
    studioId,
    decision,
    of,
    changes: changes.map((change) => ({
      ...change,
      adjustmentId: deps.ids.next(),
      outboxId: deps.ids.next(),
    })),
    changeId: deps.ids.next(),
    automatic,
    at,
    auditId: deps.ids.next(),
    correlationId,
  });
}
