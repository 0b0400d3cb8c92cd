import {
  batchReader,
  editor,
  type GrantsOf,
  reader,
  reads,
  wholeProcessorMegabytes,
} from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'activity'> = {
  exportActivity: { table: reads, memoryMegabytes: wholeProcessorMegabytes },
  getRecording: { table: reads, recordings: 'read' },
  listActivity: reader,
  listFailures: batchReader,
  redrive: { table: [...editor.table, 'ConditionCheckItem'], sendsTo: ['pushes'] },
};
