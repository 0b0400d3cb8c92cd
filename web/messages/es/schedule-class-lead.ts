import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'El optimizador tiene una recomendación para esta clase.';
export const recommendation = 'Recomendación';
export const reviewRecommendation = 'Revisar recomendación';
export const noRecommendationWaitsForThisClass = 'No hay ninguna recomendación pendiente para esta clase.';
export const totalCapacityTotalCapacityPlace = (totalCapacity: number) =>
  `${totalCapacity} ${wordFor(totalCapacity, 'lugar', 'lugares')}`;
export const bookedWordsOfPlacesLikely = (bookedWords: string, places: string, likely: string) =>
  `${bookedWords} de ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} no aceptó el último número`;
export const notShowTheLatestNumberYet = (names: string, length: number) =>
  `${names} aún no ${wordFor(length, 'muestra', 'muestran')} el último número`;
export const theLatest = (names: string, length: number) =>
  `${names} ${wordFor(length, 'muestra', 'muestran')} el último número`;
