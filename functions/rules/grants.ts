import {
  editor,
  type Grant,
  type GrantsOf,
  reader,
  reads,
  wholeProcessorMegabytes,
} from '#functions/_platform/grant.ts';

/** Withdraws the recommendations that a rule requested. */
const withdrawer: Grant = {
  ...editor,
  sendsTo: ['optimizations'],
  memoryMegabytes: wholeProcessorMegabytes,
};

export const grants: GrantsOf<'rules'> = {
  backtestRule: { table: [...reads, 'UpdateItem'], memoryMegabytes: wholeProcessorMegabytes },
  createRule: editor,
  deleteRule: { ...withdrawer, table: [...withdrawer.table, 'DeleteItem'] },
  listRules: reader,
  setRuleEnabled: withdrawer,
};
