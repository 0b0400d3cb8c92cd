import { useQuery } from '@tanstack/react-query';
import { signedInEmail } from '../api/identity.ts';
import { emailKey } from '../api/keys.ts';

/** The e-mail address of the signed-in person; null if the user pool has none. */
export const useEmail = () =>
  useQuery({ queryKey: emailKey, queryFn: async () => (await signedInEmail()) ?? null });
