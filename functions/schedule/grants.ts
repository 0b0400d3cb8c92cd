import {
  batchReader,
  changing,
  editor,
  type GrantsOf,
  reader,
  reads,
  wholeProcessorMegabytes,
} from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'schedule'> = {
  answerSimilar: { ...editor, sendsTo: ['imports', 'readings'] },
  confirmSuccessor: editor,
  declineSuccessor: editor,
  adjustClass: { ...editor, memoryMegabytes: wholeProcessorMegabytes },
  getClass: batchReader,
  getSummary: reader,
  listBookings: reader,
  listChanges: batchReader,
  listClasses: reader,
  listSuccessors: reader,
  reinstateClass: { ...editor, sendsTo: ['optimizations'] },
  repeatClass: { table: [...reads, 'BatchGetItem', ...changing], memoryMegabytes: wholeProcessorMegabytes },
  undoChange: editor,
  undoSuccessor: editor,
};
