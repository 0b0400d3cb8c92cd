import type { Language } from '#shared/contracts/language.ts';

/** The possible outcomes of the popup for an owner's consent. */
export type Ending =
  | 'connected'
  | 'not-saved'
  | 'google-away'
  | 'google-refused'
  | 'reading-not-allowed'
  | 'not-begun'
  | 'not-given'
  | 'no-subscription';

interface CallbackMessages {
  readonly close: string;
  readonly endings: Readonly<Record<Ending, string>>;
}

const failed = 'Failed to connect Gmail.';
const notConnectedInSpanish = 'No se pudo conectar Gmail.';
const notConnectedInPortuguese = 'Não foi possível conectar o Gmail.';

/** The last page of the popup. The screen that opened the popup shows the same message. */
export const callbackMessages: Readonly<Record<Language, CallbackMessages>> = {
  en: {
    close: 'You can close this window.',
    endings: {
      connected: 'Gmail connected successfully!',
      'not-saved': 'OAuth completed but token not saved. Please try again.',
      'google-away': `${failed} Google does not answer just now. Please try again.`,
      'google-refused': `${failed} Google did not accept it. Please try again.`,
      'reading-not-allowed': `${failed} Reading mails was not allowed. Please allow it, and try again.`,
      'not-begun': `${failed} This was not begun here, or too long ago. Please try again.`,
      'not-given': `${failed} Access was not given.`,
      'no-subscription': `${failed} This studio has no active subscription or trial.`,
    },
  },
  es: {
    close: 'Puedes cerrar esta ventana.',
    endings: {
      connected: '¡Gmail se conectó correctamente!',
      'not-saved': 'Google dio el permiso, pero no se guardó. Inténtalo de nuevo.',
      'google-away': `${notConnectedInSpanish} Google no responde en este momento. Inténtalo de nuevo.`,
      'google-refused': `${notConnectedInSpanish} Google no lo aceptó. Inténtalo de nuevo.`,
      'reading-not-allowed': `${notConnectedInSpanish} No se permitió leer los correos. Permítelo e inténtalo de nuevo.`,
      'not-begun': `${notConnectedInSpanish} No se empezó aquí, o pasó demasiado tiempo. Inténtalo de nuevo.`,
      'not-given': `${notConnectedInSpanish} No se dio acceso.`,
      'no-subscription': `${notConnectedInSpanish} Este estudio no tiene una suscripción ni una prueba activa.`,
    },
  },
  pt: {
    close: 'Você pode fechar esta janela.',
    endings: {
      connected: 'Gmail conectado com sucesso!',
      'not-saved': 'O Google deu a permissão, mas ela não foi salva. Tente de novo.',
      'google-away': `${notConnectedInPortuguese} O Google não responde no momento. Tente de novo.`,
      'google-refused': `${notConnectedInPortuguese} O Google não aceitou. Tente de novo.`,
      'reading-not-allowed': `${notConnectedInPortuguese} A leitura dos e-mails não foi permitida. Permita e tente de novo.`,
      'not-begun': `${notConnectedInPortuguese} Isso não foi iniciado aqui, ou faz tempo demais. Tente de novo.`,
      'not-given': `${notConnectedInPortuguese} O acesso não foi dado.`,
      'no-subscription': `${notConnectedInPortuguese} Este estúdio não tem assinatura nem período de teste ativo.`,
    },
  },
};
