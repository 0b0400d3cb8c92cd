import type { ErrorCode } from '#shared/contracts/errors.ts';

const texts: Record<ErrorCode, string> = {
  'invalid-input': 'Algún dato no es válido',
  unauthenticated: 'Tu sesión terminó. Inicia sesión de nuevo',
  'studio-closed': 'Este estudio fue cerrado',
  'subscription-required': 'Se necesita una suscripción activa',
  forbidden: 'No tienes permiso para hacer esto',
  'second-factor-required': 'Se necesita iniciar sesión con tu app de autenticación',
  'not-found': 'Ya no existe',
  conflict: 'No se puede hacer como están las cosas ahora',
  'already-decided': 'Ya se decidió sobre esto',
  'decision-expired': 'Ya no hay tiempo: la clase está demasiado cerca',
  'in-progress': 'Ya se está haciendo',
  'key-reused': 'La misma solicitud llegó con otros datos. Recarga la página',
  'automation-paused': 'La automatización está en pausa',
  'no-integration': 'Conecta primero una integración',
  'import-invalid': 'El archivo tiene errores',
  'too-large': 'Es demasiado grande',
  'too-many-requests': 'Demasiadas solicitudes. Espera un momento',
  internal: 'Algo falló de nuestro lado. Inténtalo de nuevo',
  unavailable: 'No está disponible en este momento. Inténtalo de nuevo',
};

/** A message for each error code, with the server's English sentence. */
export const problemText = (code: ErrorCode, detail: string): string =>
  code === 'internal' || code === 'unavailable' || detail === ''
    ? `${texts[code]}.`
    : `${texts[code]}. En inglés: ${detail}`;
