import { marketplaces } from '#shared/contracts/channels.ts';
import {
  planCancelledInFile,
  planRestoredWithImport,
} from '#functions/_domain/places/decisions/cancelled-in-file.ts';
import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';
import { aStoredClass } from '../a-stored-class.ts';

const now = new Date('2027-03-02T12:00:00.000Z');
const contracts = marketplaces.map((marketplace) => ({ marketplace, revenuePerBookingMinor: 9_000 }));
const terms = { mode: 'separate', now, contracts, isSystemRead: false } as const;
const opening: Terms = {
  mode: 'separate',
  now,
  connected: marketplaces.map((channel) => ({ channel, revenuePerBookingMinor: 9_000 })),
};

const at = '2027-03-01T12:00:00.000Z';

describe('a class that a schedule file calls cancelled', () => {
  it('offers nothing more, and keeps its capacity and what is sold', () => {
    const { edit, ...plan } = planCancelledInFile(aStoredClass(), 'import-1', terms);
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
    const { edit } = planCancelledInFile(aStoredClass(over), 'import-1', { ...terms, isSystemRead });
    expect(edit !== undefined).toBe(isCancelled);
  });

  it.each<[string, Partial<StoredClass>, boolean]>([
    ['this import', { cancelledBy: 'file', cancelledIn: 'import-1' }, true],
    ['another import', { cancelledBy: 'file', cancelledIn: 'import-2' }, false],
    ['a mail', { cancelledBy: 'fitpass' }, false],
  ])('is opened again with the undoing of an import if it was cancelled by %s', (_, by, isOpened) => {
    const cls = aStoredClass({
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
