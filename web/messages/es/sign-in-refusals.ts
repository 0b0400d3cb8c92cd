/** Translations of the user pool's refusals, by the pool's English sentence. */
export const refusals: Readonly<Record<string, string>> = {
  'A network error has occurred.': 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  'An account with the given email already exists.': 'Ya existe una cuenta con este correo.',
  'Attempt limit exceeded, please try after some time.':
    'Hiciste demasiados intentos. Inténtalo de nuevo en un rato.',
  'Code mismatch': 'El código no es correcto.',
  'Incorrect username or password.': 'El correo o la contraseña no son correctos.',
  'Invalid code provided, please request a code again.': 'El código ya no sirve. Pide uno nuevo.',
  'Invalid code received for user': 'El código no es correcto.',
  'Invalid session for the user.': 'Esto tomó demasiado tiempo. Inicia sesión de nuevo.',
  'Invalid verification code provided, please try again.': 'El código no es correcto. Inténtalo de nuevo.',
  'Password attempts exceeded': 'Hiciste demasiados intentos. Inténtalo de nuevo en un rato.',
  'Password did not conform with policy: Password not long enough': 'La contraseña es demasiado corta.',
  'Password must not begin or end with a space, nor be longer than 256 characters.':
    'La contraseña no puede empezar ni terminar con un espacio, ni tener más de 256 caracteres.',
  'Temporary password has expired and must be reset by an administrator.':
    'La contraseña temporal venció. Escríbele a soporte para recibir otra.',
  'User cannot be confirmed.': 'Esta cuenta no se puede confirmar.',
  'User is already confirmed.': 'Esta cuenta ya está confirmada. Inicia sesión.',
  'User is disabled.': 'Esta cuenta está desactivada. Escríbele a soporte.',
  'Your software token has already been used once.': 'Ese código ya se usó. Espera el siguiente.',
};

/** The message for a refusal without its own wording. */
export const otherRefusal = (sentence: string): string => `Algo salió mal. Inténtalo de nuevo. (${sentence})`;
