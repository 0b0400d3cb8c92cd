const passwordCharactersMin = 6;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export interface Credentials {
  email: string;
  password: string;
}

export interface Refusal {
  field: keyof Credentials;
  message: string;
}

export const invalidEmail = 'Invalid email address';

export const isEmail = (address: string): boolean => email.test(address.trim());

/** The first thing that is wrong with what was typed; null when nothing is. */
export function firstRefusal({ email: address, password }: Credentials): Refusal | null {
  if (!isEmail(address)) return { field: 'email', message: invalidEmail };
  if (password.length < passwordCharactersMin)
    return { field: 'password', message: 'Password must be at least 6 characters' };
  return null;
}
