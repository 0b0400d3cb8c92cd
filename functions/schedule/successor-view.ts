import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { seriesChanges } from '#shared/core/successors/types.ts';
import type { StoredSuccessor } from '#functions/_domain/successors/succession.ts';

const seriesViewOf = ({ instructor, ...series }: StoredSuccessor['from']): SuccessorView['from'] => ({
  ...series,
  instructor: instructor ?? null,
});

export const successorViewOf = (of: StoredSuccessor): SuccessorView => ({
  successorId: of.successorId,
  state: of.state,
  decidedBy: of.decidedBy ?? null,
  changes: seriesChanges.filter((change) => of.changes.includes(change)),
  from: seriesViewOf(of.from),
  to: seriesViewOf(of.to),
  changedAt: of.changedAt,
});
