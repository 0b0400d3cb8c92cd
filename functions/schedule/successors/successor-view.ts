import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { seriesChanges } from '#shared/core/successors/types.ts';
import type { StoredSuccessor } from '#functions/_domain/successors/succession.ts';

const seriesViewOf = ({ instructor, ...series }: StoredSuccessor['from']): SuccessorView['from'] => ({
  ...series,
  instructor: instructor ?? null,
});

export const successorViewOf = (successor: StoredSuccessor): SuccessorView => ({
  successorId: successor.successorId,
  state: successor.state,
  decidedBy: successor.decidedBy ?? null,
  changes: seriesChanges.filter((change) => successor.changes.includes(change)),
  from: seriesViewOf(successor.from),
  to: seriesViewOf(successor.to),
  changedAt: successor.changedAt,
});
