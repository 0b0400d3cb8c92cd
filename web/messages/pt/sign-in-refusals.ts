/** Translations of the user pool's refusals, by the pool's English sentence. */
export const refusals: Readonly<Record<string, string>> = {
  'A network error has occurred.': 'Sem conexão. Verifique sua internet e tente de novo.',
  'An account with the given email already exists.': 'Já existe uma conta com este e-mail.',
  'Attempt limit exceeded, please try after some time.':
    'Você fez tentativas demais. Tente de novo daqui a pouco.',
  'Code mismatch': 'O código não está certo.',
  'Incorrect username or password.': 'E-mail ou senha incorretos.',
  'Invalid code provided, please request a code again.': 'O código não vale mais. Peça um novo.',
  'Invalid code received for user': 'O código não está certo.',
  'Invalid session for the user.': 'Isso demorou demais. Entre de novo.',
  'Invalid verification code provided, please try again.': 'O código não está certo. Tente de novo.',
  'Password attempts exceeded': 'Você fez tentativas demais. Tente de novo daqui a pouco.',
  'Password did not conform with policy: Password not long enough': 'A senha é curta demais.',
  'Password must not begin or end with a space, nor be longer than 256 characters.':
    'A senha não pode começar nem terminar com espaço, nem ter mais de 256 caracteres.',
  'Temporary password has expired and must be reset by an administrator.':
    'A senha temporária expirou. Fale com o suporte para receber outra.',
  'User cannot be confirmed.': 'Esta conta não pode ser confirmada.',
  'User is already confirmed.': 'Esta conta já está confirmada. Entre com ela.',
  'User is disabled.': 'Esta conta está desativada. Fale com o suporte.',
  'Your software token has already been used once.': 'Esse código já foi usado. Espere o próximo.',
};

/** The message for a refusal without its own wording. */
export const otherRefusal = (sentence: string): string => `Algo deu errado. Tente de novo. (${sentence})`;
