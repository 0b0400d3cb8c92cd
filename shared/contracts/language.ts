import * as z from 'zod';
import { languages } from '../language.ts';

export type { Language } from '../language.ts';

/** One of the languages of the product. */
export const language = z.enum(languages);
