import { wordFor } from '../counted.ts';

export const theOptimizerHasARecommendationFor = 'O otimizador tem uma recomendação para esta aula.';
export const recommendation = 'Recomendação';
export const reviewRecommendation = 'Revisar recomendação';
export const noRecommendationWaitsForThisClass = 'Nenhuma recomendação pendente para esta aula.';
export const capacityInPlaces = (places: number) => `${places} ${wordFor(places, 'vaga', 'vagas')}`;
export const bookedWordsOfPlacesLikely = (bookedWords: string, places: string, likely: string) =>
  `${bookedWords} de ${places}${likely}`;
export const didNotTakeTheLatestNumber = (names: string) => `${names} não aceitou o último número`;
export const notShowTheLatestNumberYet = (names: string, marketplaces: number) =>
  `${names} ainda não ${wordFor(marketplaces, 'mostra', 'mostram')} o último número`;
export const showTheLatest = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'mostra', 'mostram')} o último número`;
