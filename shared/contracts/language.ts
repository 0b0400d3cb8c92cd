import * as z from 'zod';
import { languages } from '../language.ts';

export type { Language } from '../language.ts';

/** One of the languages that the product is written in. */
export const language = z.enum(languages);
