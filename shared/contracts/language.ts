import * as z from 'zod';

/** What the product is written in: English, Spanish (Mexico) and Portuguese (Brazil). */
export const language = z.enum(['en', 'es', 'pt']);
export type Language = z.output<typeof language>;
