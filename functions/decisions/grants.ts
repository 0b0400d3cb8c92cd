import { batchReader, changes, editor, type GrantsOf, reader, reads } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'decisions'> = {
  approve: { table: [...editor.table, 'ConditionCheckItem'] },
  getDecision: reader,
  getRun: reader,
  getSimulation: reader,
  getUplift: reader,
  listDecisions: batchReader,
  reject: editor,
  runOptimizer: { ...editor, sendsTo: ['optimizations'] },
  runSimulation: { ...editor, sendsTo: ['optimizations'] },
  undo: editor,
  wordDecision: { table: ['GetItem', ...changes], model: true },
  'expire.schedule': { table: [...reads, ...changes, 'DeleteItem'] },
  'optimize.worker': {
    table: [...reads, 'BatchGetItem', ...changes, 'DeleteItem', 'ConditionCheckItem'],
    sendsTo: ['optimizations'],
    delays: ['optimizations'],
  },
  'start-optimizer.schedule': { table: ['Query'], sendsTo: ['optimizations'] },
};
