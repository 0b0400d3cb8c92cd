import { bodiesRefused } from './hostile-bodies.ts';

// The bench that corrupts these bodies runs only at night.
it('every operation takes the body that is corrupted part by part', () => {
  expect(bodiesRefused()).toEqual([]);
});
