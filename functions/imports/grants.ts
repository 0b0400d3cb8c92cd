import {
  changing,
  type Grant,
  type GrantsOf,
  reader,
  reads,
  wholeProcessorMegabytes,
} from '#functions/_platform/grant.ts';

const importer: Grant = { table: [...reads, 'BatchGetItem', ...changing, 'DeleteItem', 'BatchWriteItem'] };
/** Allows a chunk to begin only if its import has not ended. */
const chunkTaker: Grant = { table: [...importer.table, 'ConditionCheckItem'] };
const clearer: Grant = {
  table: [...reads, ...changing, 'DeleteItem', 'BatchWriteItem'],
  uploads: ['read', 'remove'],
  recordings: 'remove',
};

export const grants: GrantsOf<'imports'> = {
  analyseImport: {
    memoryMegabytes: wholeProcessorMegabytes,
    table: [...reads, ...changing, 'DeleteItem'],
    uploads: ['read'],
    sendsTo: ['imports', 'optimizations'],
    model: true,
  },
  cancelImport: { table: [...reads, ...changing, 'DeleteItem'] },
  clearData: { ...clearer, sendsTo: ['imports'], memoryMegabytes: wholeProcessorMegabytes },
  confirmImport: {
    ...chunkTaker,
    memoryMegabytes: wholeProcessorMegabytes,
    uploads: ['read', 'write'],
    sendsTo: ['imports', 'optimizations'],
  },
  createImport: { table: [...reads, ...changing, 'DeleteItem'], uploads: ['write'], sendsTo: ['readings'] },
  findClearing: reader,
  getClearing: reader,
  getImport: reader,
  getRejectedRows: { table: reads, uploads: ['read'] },
  getPreview: { table: reads, uploads: ['read'] },
  getTemplate: reader,
  importBookings: {
    ...importer,
    sendsTo: ['optimizations'],
    memoryMegabytes: wholeProcessorMegabytes,
  },
  importSchedule: { ...importer, sendsTo: ['readings'], memoryMegabytes: wholeProcessorMegabytes },
  listImports: reader,
  previewImport: {
    memoryMegabytes: wholeProcessorMegabytes,
    table: [...reads, ...changing],
    uploads: ['read', 'write'],
    sendsTo: ['imports', 'optimizations'],
  },
  takeBack: { table: [...reads, ...changing, 'DeleteItem'], sendsTo: ['imports'] },
  'import.worker': {
    ...chunkTaker,
    uploads: ['read', 'write', 'remove'],
    recordings: 'remove',
    sendsTo: ['imports', 'optimizations'],
    delays: ['imports'],
    model: true,
  },
};
