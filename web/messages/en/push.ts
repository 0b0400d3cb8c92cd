export const cupoHasNewsForYou = 'Cupo has news for you';
