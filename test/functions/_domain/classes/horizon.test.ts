import { openingEndsAt } from '#functions/_domain/classes/horizon.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';

const guidelines = { ...defaultGuidelines, enabled: true, minHoursBeforeClass: 30 };

it.each([
  ['without guidelines', {}, '2026-11-25T01:00:00.000Z'],
  ['with guidelines', { guidelines }, '2026-11-24T07:00:00.000Z'],
  [
    'with guidelines that are switched off',
    { guidelines: { ...guidelines, enabled: false } },
    '2026-11-25T01:00:00.000Z',
  ],
])('automation stops opening places %s', (_, contract, end) => {
  expect(openingEndsAt('2026-11-25T13:00:00.000Z', contract)).toBe(end);
});
