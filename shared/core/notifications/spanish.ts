import type { Trouble } from './notice.ts';
import type { NotificationMessages } from './messages.ts';

const troubles: Record<Trouble, string> = {
  'sign-in-refused': 'rechaza la contraseña que pusiste',
  'not-answering': 'no responde',
  problem: 'tiene un problema',
};
const files = { schedule: 'tu horario de clases', bookings: 'tus reservas' } as const;

const number = new Intl.NumberFormat('es-MX');
const forms = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const some = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${forms(count, one, many)}`;

export const spanish: NotificationMessages = {
  language: 'es-MX',
  moneyMarks: { group: ',', decimal: '.', afterSymbol: '' },
  subject: (first, more) => (more === 0 ? first : `${first}, y ${some(more, 'cosa más', 'cosas más')}`),
  goodMorning: (studio) => `Buenos días, ${studio}`,
  needsYou: (studio) => `${studio} te necesita`,
  updatesTitle: (studio) => `Novedades de ${studio}`,
  weekOf: (studio) => `La semana de ${studio}`,
  decisions: (count, worth) =>
    `${some(count, 'recomendación espera', 'recomendaciones esperan')} tu respuesta${worth === null ? '' : `: ${forms(count, 'vale', 'valen')} cerca de ${worth}`}`,
  firstClass: (weekday, time, isToday) =>
    `La primera de sus clases es ${isToday ? 'hoy' : `el ${weekday}`} a las ${time}.`,
  review: 'Revisar recomendaciones',
  connection: (name, trouble) => `${name} ${troubles[trouble]}`,
  fixConnection: 'Revisar la conexión',
  failures: (count) => `${some(count, 'cambio no llegó', 'cambios no llegaron')} a su marketplace`,
  seeFailures: 'Ver qué falló',
  mails: (count) =>
    `${some(count, 'reserva de correo necesita', 'reservas de correo necesitan')} tu revisión`,
  seeMails: 'Revisar reservas',
  mailbox: 'Cupo ya no puede leer tu Gmail',
  fixMailbox: 'Volver a conectar Gmail',
  executed: (count) => `Ayer se ${forms(count, 'ejecutó', 'ejecutaron')} ${some(count, 'cambio', 'cambios')}`,
  seeExecuted: 'Ver los cambios',
  earned: (amount) => `Cupo te hizo ganar cerca de ${amount} la semana pasada`,
  earnedBetween: (low, high) =>
    `Comparado con clases que no se tocaron. Puede ser cualquier cifra entre ${low} y ${high}.`,
  notMeasured: 'Aún no se puede saber cuánto ganó Cupo la semana pasada',
  notMeasuredDetail: 'Se cambiaron, o se dejaron sin tocar, muy pocas clases para compararlas.',
  seeImpact: 'Ver cuánto ganó Cupo',
  lastWeek: (occupancyPercent, revenue) =>
    `La semana pasada se reservó el ${occupancyPercent}% de tus lugares, por ${revenue}`,
  usually: (occupancyPercent, revenue) => `Lo habitual es el ${occupancyPercent}% y ${revenue} a la semana.`,
  comingWeek: (classes, occupancyPercent, revenue) =>
    `Los próximos siete días tienen ${some(classes, 'clase', 'clases')}: cerca del ${occupancyPercent}% reservado, por ${revenue}`,
  atRisk: (count) =>
    `${some(count, 'clase puede quedar', 'clases pueden quedar')} con pocos lugares vendidos.`,
  seeSchedule: 'Ver el horario',
  refusedDetail: 'No se envía nada ahí hasta que la pongas de nuevo.',
  enterPassword: 'Poner la contraseña',
  brokenDetail: 'Cupo lo intenta de nuevo cada minuto. Lo que haya que cambiar ahí espera mientras tanto.',
  payment: 'Tu último pago no se pudo hacer',
  paymentDetail: 'Revisa tu tarjeta para que Cupo siga trabajando para ti.',
  trial: (days) => `Tu prueba gratis termina ${days <= 1 ? 'mañana' : `en ${some(days, 'día', 'días')}`}`,
  trialChargeDetail: (amount, currency) =>
    `Se cobran ${amount} ${currency} cuando termine, a menos que canceles antes.`,
  trialCancelledDetail: 'No se pierde nada cuando termina, pero Cupo deja de trabajar para ti.',
  seeBilling: 'Ver facturación',
  overbooked: (name, weekday, time) => `${name} del ${weekday} a las ${time} tiene más reservas que lugares`,
  overbookedDetail: 'Un marketplace vendió un lugar que ya no había. No se rechazó a nadie: tú decides.',
  seeClass: 'Ver la clase',
  importEnded: (kind) => `Se ${kind === 'schedule' ? 'importó' : 'importaron'} ${files[kind]}`,
  importFailed: (kind) => `No se ${kind === 'schedule' ? 'pudo' : 'pudieron'} importar ${files[kind]}`,
  importFailedDetail: 'El archivo se conserva, y se muestra lo que se importó de él.',
  seeImports: 'Ver qué pasó',
  credentialsSeen: (system) => `Nuestro equipo vio las credenciales que pusiste para ${system}`,
  credentialsSeenDetail: 'Se hace para conectarlo, y cada vez queda registrada con su motivo.',
  seeConnections: 'Ver tus fuentes de datos',
  accessGiven: (until) => `Nuestro equipo te dio acceso gratis hasta el ${until}`,
  accessGivenDetail: 'No pagas nada por él y termina solo.',
  openCupo: 'Abrir Cupo',
  newSignIn: (browser) => `Alguien inició sesión con tu contraseña desde ${browser}`,
  newSignInDetail:
    'No habíamos visto este navegador con tu cuenta. Si no fuiste tú, cambia tu contraseña y cierra todas las sesiones.',
  seeAccount: 'Ver acceso y seguridad',
  why: (studio) => `Cupo envía esto a quien dirige ${studio}.`,
  settings: 'Elige qué te avisamos',
  unsubscribe: 'Cancelar suscripción',
};
