import { batchReader, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'dashboard'> = {
  getDashboard: batchReader,
  getImpact: reader,
};
