import Sequencer from '@jest/test-sequencer';

/** Minutes each. A fresh clone knows no durations: begun last, they would run with nothing beside them. */
const longest = [
  'marketplaces/simulation/',
  'imports/import-crashes',
  'reservations/mail-crashes',
  'journeys/benches',
];

const placeOf = ({ path }) => {
  const place = longest.findIndex((part) => path.includes(part));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((left, right) => placeOf(left) - placeOf(right));
  }
}
