import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'The optimizer has a recommendation for this class.';
export const recommendation = 'Recommendation';
export const reviewRecommendation = 'Review recommendation';
export const noRecommendationWaitsForThisClass = 'No recommendation waits for this class.';
export const capacityInPlaces = (places: number) => `${places} ${wordFor(places, 'place')}`;
export const bookedWordsOfPlacesLikely = (bookedMessage: string, places: string, likely: string) =>
  `${bookedMessage} of ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} did not take the latest number`;
export const notShowTheLatestNumberYet = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'does', 'do')} not show the latest number yet`;
export const showTheLatest = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'shows', 'show')} the latest ${wordFor(marketplaces, 'number')}`;
