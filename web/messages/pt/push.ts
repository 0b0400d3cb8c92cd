export const cupoHasNewsForYou = 'O Cupo tem novidades para você';
