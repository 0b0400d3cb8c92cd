import * as z from 'zod';

/** A marketplace's credentials in their encrypted form. */
export const credentialsSchema = z.strictObject({ username: z.string(), password: z.string() });
