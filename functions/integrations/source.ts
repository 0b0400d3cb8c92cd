import { Failure } from '../../shared/contracts/failure.ts';
import type { SourceKind, SourceView } from '../../shared/contracts/integrations/source.ts';

/** A source as it is kept. */
export interface Source extends Omit<SourceView, 'notes'> {
  readonly notes?: string | undefined;
}

export interface Choice {
  readonly kind: SourceKind;
  readonly notes?: string | undefined;
}

/** Refuses a system nobody knows where its owner does not say what it is. */
export function assertDescribed({ kind, notes }: Choice): void {
  if (kind !== 'custom-erp' || notes) return;
  const message = 'Please describe your system, so that we can connect it.';
  throw new Failure('invalid-input', message, [{ path: 'body.notes', message }]);
}

const ended = ({ status, approvalStatus }: Source): boolean =>
  status === 'disconnected' || approvalStatus === 'rejected';

/**
 * What a choice makes of a source. Files serve at once; a studio system waits for the team. Chosen again, a source
 * stays as it is, unless its notes are new or it had ended.
 *
 * @returns undefined when nothing changes
 */
export function sourceAfter(choice: Choice, before: Source | undefined, at: Date): Source | undefined {
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

/** A kept source as the contract shows it. */
export const sourceViewOf = ({ kind, status, approvalStatus, notes, requestedAt }: Source): SourceView => ({
  kind,
  status,
  approvalStatus,
  notes: notes ?? null,
  requestedAt,
});
