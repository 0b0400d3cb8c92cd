import type { ImportView } from '#shared/contracts/imports/import.ts';
import { outcomeText } from '#web/src/features/imports/history-messages.ts';
import { failureOf, isSuccess } from '#web/src/features/imports/outcome.ts';
import { isMoving } from '#web/src/features/imports/progress.ts';
import { takeBackVerb } from '#web/src/features/imports/taking-back.ts';
import { anAnalysis, anImport } from '#test/builders/an-import.ts';

type TakingBack = NonNullable<ImportView['takingBack']>;

const none = { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 };
const back = (change: Partial<TakingBack> = {}, imported: Partial<ImportView> = {}) =>
  anImport({
    status: 'cancelled',
    analysis: anAnalysis(),
    result: { ...none, imported: 6000 },
    ...imported,
    takingBack: { status: 'completed', rows: 6000, stays: [], stillSelling: [], ...change },
  });

describe('undoing an import', () => {
  it('shows its progress, and is polled', () => {
    const view = back({ status: 'running', rows: 3000 });
    expect(failureOf(view)).toEqual({
      type: 'info',
      header: 'Taking the import back',
      content: '3,000 of 6,000 classes have been taken back so far.',
    });
    expect(outcomeText(view)).toBe('3,000 of 6,000 classes have been taken back so far.');
    expect(isMoving(view)).toBe(true);
    expect(isMoving(back())).toBe(false);
  });

  it('counts the classes that the import cancelled', () => {
    const view = back({ status: 'running', rows: 1 }, { result: { ...none, cancelled: 2 } });
    expect(outcomeText(view)).toBe('1 of 2 classes have been taken back so far.');
    expect(takeBackVerb(view)).toBe('Take Them Back');
  });

  it('replaces the result of a completed import', () => {
    const view = back({}, { status: 'completed', kind: 'bookings' });
    expect([isSuccess(view), isSuccess({ ...view, takingBack: null })]).toEqual([false, true]);
    expect(outcomeText(view)).toBe('6,000 bookings were taken back.');
    expect(failureOf(view)).toMatchObject({ type: 'success', header: 'Import taken back' });
  });

  it('shows no total if not all rows were counted', () => {
    const imported = { kind: 'bookings', result: none, resultIs: 'least' } as const;
    expect(failureOf(back({ status: 'running', rows: 1 }, imported)).content).toBe(
      '1 booking has been taken back so far.',
    );
  });

  it('says that it is done', () => {
    expect(failureOf(back())).toEqual({
      type: 'success',
      header: 'Import taken back',
      content: '6,000 classes were taken back.',
    });
    expect(failureOf(back({ rows: 1 }, { kind: 'bookings' })).content).toBe('1 booking was taken back.');
  });

  it('says what stays and why, for one row and for several', () => {
    const stays = (rows: number): TakingBack['stays'] =>
      (['bookings', 'on-sale', 'recommended', 'changed', 'before'] as const).map((reason) => ({
        reason,
        rows,
      }));
    const { type, content } = failureOf(back({ rows: 10, stays: stays(12) }));
    expect(type).toBe('info');
    expect(content.split('. ')).toEqual([
      '10 classes were taken back',
      '12 classes stay because they have bookings',
      '12 classes stay because they were sent to a marketplace',
      '12 classes stay because recommendations for them wait in AI Decisions',
      '12 classes stay because they were changed since',
      '12 classes stay as the import changed them, because they were here before the import.',
    ]);
    expect(
      failureOf(back({ rows: 10, stays: stays(1) }))
        .content.split('. ')
        .slice(1),
    ).toEqual([
      '1 class stays because it has bookings',
      '1 class stays because it was sent to a marketplace',
      '1 class stays because a recommendation for it waits in AI Decisions',
      '1 class stays because it was changed since',
      '1 class stays as the import changed it, because it was here before the import.',
    ]);
    expect(
      failureOf(back({ rows: 0, stays: [{ reason: 'reported', rows: 2 }] }, { kind: 'bookings' })),
    ).toEqual({
      type: 'info',
      header: 'Nothing was taken back',
      content:
        'Nothing was taken back. 2 bookings stay because a marketplace or your studio system reported them too.',
    });
  });

  it('warns about marketplaces that continue to sell', () => {
    expect(failureOf(back({ stillSelling: ['fitpass', 'wellhub'] }))).toMatchObject({
      type: 'warning',
      content:
        '6,000 classes were taken back. Fitpass and Wellhub go on selling the places that were offered there. Close these classes there, or import your schedule again.',
    });
  });

  it('says that it can be retried and why the import had failed', () => {
    const view = back({ status: 'failed', rows: 90 }, { status: 'failed', problem: 'It broke.' });
    const said = 'Something went wrong on our side; you can try again. 90 classes were taken back.';
    expect(failureOf(view)).toMatchObject({ type: 'error', content: said });
    expect(outcomeText(view)).toBe(`It broke. ${said}`);
  });
});

it.each([
  [1, 'Take It Back'],
  [2, 'Take Them Back'],
  [0, 'Take Them Back'],
])('with %i rows the button says %p', (imported, verb) => {
  expect(takeBackVerb({ kind: 'schedule', result: { ...none, imported } })).toBe(verb);
});
