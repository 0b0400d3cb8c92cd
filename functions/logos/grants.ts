import { changes, type GrantsOf, wholeProcessorMegabytes } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'logos'> = {
  createLogo: { table: ['GetItem', ...changes], uploads: ['write'] },
  publishLogo: {
    table: ['GetItem', ...changes],
    uploads: ['read', 'remove'],
    logos: 'write',
    people: 'address',
    memoryMegabytes: wholeProcessorMegabytes,
  },
  removeLogo: { table: ['GetItem', ...changes] },
};
