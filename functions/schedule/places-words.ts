/** '1 place', '6 places'. */
export const placesWords = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`;

/** '1 place is', '6 places are'. */
export const placesAre = (count: number): string => `${placesWords(count)} ${count === 1 ? 'is' : 'are'}`;
