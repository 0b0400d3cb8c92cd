import * as z from 'zod';

/** A marketplace's credentials as they lie sealed. */
export const credentialsSchema = z.strictObject({ username: z.string(), password: z.string() });
