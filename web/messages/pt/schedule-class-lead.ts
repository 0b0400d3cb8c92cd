import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'O otimizador tem uma recomendação para esta aula.';
export const recommendation = 'Recomendação';
export const reviewRecommendation = 'Revisar recomendação';
export const noRecommendationWaitsForThisClass = 'Nenhuma recomendação pendente para esta aula.';
export const totalCapacityTotalCapacityPlace = (totalCapacity: number) =>
  `${totalCapacity} ${wordFor(totalCapacity, 'vaga', 'vagas')}`;
export const bookedWordsOfPlacesLikely = (bookedWords: string, places: string, likely: string) =>
  `${bookedWords} de ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} não aceitou o último número`;
export const notShowTheLatestNumberYet = (names: string, length: number) =>
  `${names} ainda não ${wordFor(length, 'mostra', 'mostram')} o último número`;
export const theLatest = (names: string, length: number) =>
  `${names} ${wordFor(length, 'mostra', 'mostram')} o último número`;
