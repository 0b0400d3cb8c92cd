import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'El optimizador tiene una recomendación para esta clase.';
export const recommendation = 'Recomendación';
export const reviewRecommendation = 'Revisar recomendación';
export const noRecommendationWaitsForThisClass = 'No hay ninguna recomendación pendiente para esta clase.';
export const capacityInPlaces = (places: number) => `${places} ${wordFor(places, 'lugar', 'lugares')}`;
export const bookedWordsOfPlacesLikely = (bookedWords: string, places: string, likely: string) =>
  `${bookedWords} de ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} no aceptó el último número`;
export const notShowTheLatestNumberYet = (names: string, marketplaces: number) =>
  `${names} aún no ${wordFor(marketplaces, 'muestra', 'muestran')} el último número`;
export const showTheLatest = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'muestra', 'muestran')} el último número`;
