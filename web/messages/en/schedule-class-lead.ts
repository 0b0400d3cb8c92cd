import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'The optimizer has a recommendation for this class.';
export const recommendation = 'Recommendation';
export const reviewRecommendation = 'Review recommendation';
export const noRecommendationWaitsForThisClass = 'No recommendation waits for this class.';
export const totalCapacityTotalCapacityPlace = (totalCapacity: number) =>
  `${totalCapacity} ${wordFor(totalCapacity, 'place')}`;
export const bookedWordsOfPlacesLikely = (bookedWords: string, places: string, likely: string) =>
  `${bookedWords} of ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} did not take the latest number`;
export const notShowTheLatestNumberYet = (names: string, length: number) =>
  `${names} ${wordFor(length, 'does', 'do')} not show the latest number yet`;
export const theLatest = (names: string, length: number) =>
  `${names} ${wordFor(length, 'shows', 'show')} the latest ${wordFor(length, 'number')}`;
