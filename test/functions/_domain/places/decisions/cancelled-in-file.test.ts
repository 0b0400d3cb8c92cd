import { marketplaces } from '#shared/contracts/channels.ts';
import {
  planCancelledInFile,
  planRestoredWithImport,
} from '#functions/_domain/places/decisions/cancelled-in-file.ts';
import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';
import { neverSent } from '../never-sent.ts';

const now = new Date('2027-03-02T12:00:00.000Z');
const contracts = marketplaces.map((marketplace) => ({ marketplace, revenuePerBookingMinor: 9_000 }));
const terms = { mode: 'separate', now, contracts, isSystemRead: false } as const;
const opening: Terms = {
  mode: 'separate',
  now,
  connected: marketplaces.map((channel) => ({ channel, revenuePerBookingMinor: 9_000 })),
};

/** A class with three of twelve places booked, and five on sale at marketplaces. */
const classWith = (over: Partial<StoredClass> = {}): StoredClass => ({
  ...neverSent,
  studioId: 'studio',
  month: '202703',
  classId: '20270303T1800Z-000000000001',
  seriesId: 'series',
  className: 'Yoga',
  room: 'Sala 1',
  startsAt: '2027-03-03T18:00:00.000Z',
  localDate: '2027-03-03',
  localTime: '12:00',
  totalCapacity: 12,
  bookings: 3,
  bookedByChannel: { direct: 2, fitpass: 1 },
  allocations: { fitpass: 4, totalpass: 2 },
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
  version: 1,
  ...over,
});
const at = '2027-03-01T12:00:00.000Z';

describe('a class that a schedule file calls cancelled', () => {
  it('offers nothing more, and keeps its capacity and what is sold', () => {
    const { edit, ...plan } = planCancelledInFile(classWith(), 'import-1', terms);
    expect(plan).toEqual({ statedBy: 'file', cancels: true, importId: 'import-1' });
    expect(edit).toMatchObject({ totalCapacity: 12, allocations: { fitpass: 1, totalpass: 0 } });
  });

  it.each<[string, Partial<StoredClass>, boolean, boolean]>([
    ['nobody says otherwise', {}, false, true],
    ['Kenko lists it', { system: 'kenko' }, true, false],
    ['Kenko listed it and is no longer read', { system: 'kenko' }, false, true],
    ['the owner said that it takes place', { reinstatedAt: at }, false, false],
    ['somebody else cancelled it', { cancelledAt: at, cancelledBy: 'classpass' }, false, false],
    ['it has begun', { startsAt: '2027-03-02T11:00:00.000Z' }, false, false],
    ['Kenko moved it', { movedTo: '20270303T1900Z-000000000001' }, false, false],
  ])('if %s', (_, over, isSystemRead, isCancelled) => {
    const { edit } = planCancelledInFile(classWith(over), 'import-1', { ...terms, isSystemRead });
    expect(edit !== undefined).toBe(isCancelled);
  });

  it.each<[string, Partial<StoredClass>, boolean]>([
    ['this import', { cancelledBy: 'file', cancelledIn: 'import-1' }, true],
    ['another import', { cancelledBy: 'file', cancelledIn: 'import-2' }, false],
    ['a mail', { cancelledBy: 'fitpass' }, false],
  ])('is opened again with the undoing of an import if it was cancelled by %s', (_, by, isOpened) => {
    const cls = classWith({
      ...by,
      cancelledAt: at,
      allocations: { fitpass: 1, totalpass: 0 },
      closed: [
        { channel: 'fitpass', from: 4, to: 1 },
        { channel: 'totalpass', from: 2, to: 0 },
      ],
    });
    const { edit } = planRestoredWithImport(cls, 'import-1', opening);
    expect(edit?.allocations).toEqual(isOpened ? { fitpass: 4, totalpass: 2 } : undefined);
  });
});
