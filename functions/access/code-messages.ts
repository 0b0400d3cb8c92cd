import type { Language } from '#shared/language.ts';
import { product } from '#shared/product.ts';

/** Why the user pool sends a person a code or an initial password. */
export type CodePurpose = 'sign-up' | 'reset' | 'address' | 'invitation';

interface CodeMessage {
  readonly subject: string;
  readonly title: string;
  /** The line above the code. */
  readonly lead: (username: string) => string;
  /** The line below the code. */
  readonly note: string;
}

const { name } = product;

/** The e-mails that carry a code, in each language. The user pool's own settings determine how long a code is valid. */
export const codeMessages: Readonly<Record<Language, Readonly<Record<CodePurpose, CodeMessage>>>> = {
  en: {
    'sign-up': {
      subject: `Confirm your email for ${name}`,
      title: 'Confirm your email',
      lead: () => `Enter this code in ${name} to finish creating your account:`,
      note: 'The code works for 24 hours. If you didn’t create an account, you can ignore this email.',
    },
    reset: {
      subject: `Reset your ${name} password`,
      title: 'Reset your password',
      lead: () => `Enter this code in ${name} to choose a new password:`,
      note: 'The code works for one hour. If you didn’t ask for it, you can ignore this email: your password stays the same.',
    },
    address: {
      subject: `Confirm your new email for ${name}`,
      title: 'Confirm your new email',
      lead: () => `Enter this code in ${name} to use this address from now on:`,
      note: 'The code works for 24 hours. If you didn’t ask for it, you can ignore this email.',
    },
    invitation: {
      subject: `Your ${name} account is ready`,
      title: 'Your account is ready',
      lead: (username) => `Sign in to ${name} with ${username} and this temporary password:`,
      note: 'The password works for 7 days. You will choose your own when you sign in.',
    },
  },
  es: {
    'sign-up': {
      subject: `Confirma tu correo para usar ${name}`,
      title: 'Confirma tu correo',
      lead: () => `Escribe este código en ${name} para terminar de crear tu cuenta:`,
      note: 'El código sirve durante 24 horas. Si no creaste una cuenta, ignora este correo.',
    },
    reset: {
      subject: `Restablece tu contraseña de ${name}`,
      title: 'Restablece tu contraseña',
      lead: () => `Escribe este código en ${name} para elegir una contraseña nueva:`,
      note: 'El código sirve durante una hora. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
    },
    address: {
      subject: `Confirma tu nuevo correo en ${name}`,
      title: 'Confirma tu nuevo correo',
      lead: () => `Escribe este código en ${name} para usar esta dirección de ahora en adelante:`,
      note: 'El código sirve durante 24 horas. Si no lo pediste, ignora este correo.',
    },
    invitation: {
      subject: `Tu cuenta de ${name} está lista`,
      title: 'Tu cuenta está lista',
      lead: (username) => `Inicia sesión en ${name} con ${username} y esta contraseña temporal:`,
      note: 'La contraseña sirve durante 7 días. Al iniciar sesión vas a elegir la tuya.',
    },
  },
  pt: {
    'sign-up': {
      subject: `Confirme seu e-mail para usar o ${name}`,
      title: 'Confirme seu e-mail',
      lead: () => `Digite este código no ${name} para terminar de criar sua conta:`,
      note: 'O código vale por 24 horas. Se você não criou uma conta, ignore este e-mail.',
    },
    reset: {
      subject: `Redefina sua senha do ${name}`,
      title: 'Redefina sua senha',
      lead: () => `Digite este código no ${name} para escolher uma nova senha:`,
      note: 'O código vale por uma hora. Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
    },
    address: {
      subject: `Confirme seu novo e-mail no ${name}`,
      title: 'Confirme seu novo e-mail',
      lead: () => `Digite este código no ${name} para usar este endereço de agora em diante:`,
      note: 'O código vale por 24 horas. Se você não pediu, ignore este e-mail.',
    },
    invitation: {
      subject: `Sua conta do ${name} está pronta`,
      title: 'Sua conta está pronta',
      lead: (username) => `Entre no ${name} com ${username} e esta senha temporária:`,
      note: 'A senha vale por 7 dias. Ao entrar, você escolhe a sua.',
    },
  },
};
