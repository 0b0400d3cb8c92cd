import { placesAre, placesMessage } from '#functions/_domain/classes/places-message.ts';

it('uses the singular for one place, and the plural for zero and more', () => {
  expect([0, 1, 2].map(placesMessage)).toEqual(['0 places', '1 place', '2 places']);
  expect([0, 1, 2].map(placesAre)).toEqual(['0 places are', '1 place is', '2 places are']);
});
