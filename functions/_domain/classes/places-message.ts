import { counted } from '#shared/core/text/counted.ts';

/** '1 place', '6 places'. */
export const placesMessage = (count: number): string => counted(count, 'place');

/** '1 place is', '6 places are'. */
export const placesAre = (count: number): string => counted(count, 'place is', 'places are');
