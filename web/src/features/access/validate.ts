import * as messages from '#messages/access';

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

export const invalidEmail = messages.invalidEmailAddress;

export const isEmail = (address: string): boolean => email.test(address.trim());

export const tooShortPassword = messages.passwordMustBeAtLeastCharacters(passwordCharactersMin);

export const isLongEnough = (password: string): boolean => password.length >= passwordCharactersMin;

/** The first mistake in the typed values; null if there is none. */
export function firstRefusal({ email: address, password }: Credentials): Refusal | null {
  if (!isEmail(address)) return { field: 'email', message: invalidEmail };
  if (!isLongEnough(password)) return { field: 'password', message: tooShortPassword };
  return null;
}
