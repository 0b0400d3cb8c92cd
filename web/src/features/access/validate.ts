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

/** The first thing that is wrong with what was typed; null when nothing is. */
export function firstRefusal({ email: address, password }: Credentials): Refusal | null {
  if (!email.test(address.trim())) return { field: 'email', message: 'Invalid email address' };
  if (password.length < passwordCharactersMin)
    return { field: 'password', message: 'Password must be at least 6 characters' };
  return null;
}
