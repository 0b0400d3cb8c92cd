import { changing, type GrantsOf, wholeProcessorMegabytes } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'logos'> = {
  createLogo: { table: ['GetItem', ...changing], uploads: ['write'] },
  publishLogo: {
    table: ['GetItem', ...changing],
    uploads: ['read', 'remove'],
    logos: 'write',
    people: 'address',
    memoryMegabytes: wholeProcessorMegabytes,
  },
  removeLogo: { table: ['GetItem', ...changing] },
};
