export const cupoHasNewsForYou = 'Cupo tiene novedades para ti';
