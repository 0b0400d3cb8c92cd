import { batchReader, changing, editor, type GrantsOf, reader, reads } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'decisions'> = {
  answerMany: { table: [...editor.table, 'ConditionCheckItem'] },
  approve: { table: [...editor.table, 'ConditionCheckItem'] },
  getDecision: reader,
  getRun: reader,
  getSettingsEffect: reader,
  getSimulation: reader,
  getUplift: reader,
  getWhatIf: batchReader,
  listDecisions: batchReader,
  listWaiting: batchReader,
  reject: editor,
  runOptimizer: { ...editor, sendsTo: ['optimizations'] },
  runSimulation: { ...editor, sendsTo: ['optimizations'] },
  undo: editor,
  wordDecision: { table: ['GetItem', ...changing], model: true },
  'expire.schedule': { table: [...reads, ...changing, 'DeleteItem'] },
  'optimize.worker': {
    table: [...reads, 'BatchGetItem', ...changing, 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'],
    sendsTo: ['optimizations'],
    delays: ['optimizations'],
  },
  'start-optimizer.schedule': { table: ['Query'], sendsTo: ['optimizations'] },
};
