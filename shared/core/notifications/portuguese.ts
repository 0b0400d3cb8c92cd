import type { Trouble } from './notice.ts';
import type { NotificationMessages } from './messages.ts';

const troubles: Record<Trouble, string> = {
  'sign-in-refused': 'recusa a senha que você informou',
  'not-answering': 'não responde',
  problem: 'tem um problema',
};
const files = { schedule: 'sua grade de aulas', bookings: 'suas reservas' } as const;

const number = new Intl.NumberFormat('pt-BR');
const forms = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const some = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${forms(count, one, many)}`;

export const portuguese: NotificationMessages = {
  language: 'pt-BR',
  moneyMarks: { group: '.', decimal: ',', afterSymbol: '\u00a0' },
  subject: (first, more) => (more === 0 ? first : `${first}, e mais ${some(more, 'coisa', 'coisas')}`),
  goodMorning: (studio) => `Bom dia, ${studio}`,
  needsYou: (studio) => `${studio} precisa de você`,
  updatesTitle: (studio) => `Novidades de ${studio}`,
  weekOf: (studio) => `A semana de ${studio}`,
  decisions: (count, worth) =>
    `${some(count, 'recomendação espera', 'recomendações esperam')} sua resposta${worth === null ? '' : `: ${forms(count, 'vale', 'valem')} cerca de ${worth}`}`,
  firstClass: (weekday, time, isToday) => `A primeira das aulas é ${isToday ? 'hoje' : weekday} às ${time}.`,
  review: 'Revisar recomendações',
  connection: (name, trouble) => `${name} ${troubles[trouble]}`,
  fixConnection: 'Verificar a conexão',
  failures: (count) => `${some(count, 'mudança não chegou', 'mudanças não chegaram')} ao marketplace`,
  seeFailures: 'Ver o que falhou',
  mails: (count) =>
    `${some(count, 'reserva de e-mail precisa', 'reservas de e-mail precisam')} da sua revisão`,
  seeMails: 'Revisar reservas',
  mailbox: 'O Cupo não consegue mais ler seu Gmail',
  fixMailbox: 'Reconectar o Gmail',
  executed: (count) => `${some(count, 'mudança foi executada', 'mudanças foram executadas')} ontem`,
  seeExecuted: 'Ver as mudanças',
  earned: (amount) => `O Cupo rendeu a você cerca de ${amount} na semana passada`,
  earnedBetween: (low, high) =>
    `Em comparação com aulas que ficaram sem alteração. Pode ser qualquer valor entre ${low} e ${high}.`,
  notMeasured: 'Ainda não dá para saber quanto o Cupo rendeu na semana passada',
  notMeasuredDetail: 'Poucas aulas foram mudadas, ou deixadas sem alteração, para compará-las.',
  seeImpact: 'Ver quanto o Cupo rendeu',
  lastWeek: (occupancyPercent, revenue) =>
    `Na semana passada ${occupancyPercent}% das suas vagas foram reservadas, por ${revenue}`,
  usually: (occupancyPercent, revenue) => `O habitual é ${occupancyPercent}% e ${revenue} por semana.`,
  comingWeek: (classes, occupancyPercent, revenue) =>
    `Os próximos sete dias têm ${some(classes, 'aula', 'aulas')}: cerca de ${occupancyPercent}% reservado, por ${revenue}`,
  atRisk: (count) => `${some(count, 'aula pode ficar vazia', 'aulas podem ficar vazias')} demais.`,
  seeSchedule: 'Ver a grade',
  refusedDetail: 'Nada é enviado para lá até você informá-la de novo.',
  enterPassword: 'Informar a senha',
  brokenDetail: 'O Cupo tenta de novo a cada minuto. O que precisa mudar lá espera enquanto isso.',
  payment: 'Seu último pagamento não foi concluído',
  paymentDetail: 'Verifique seu cartão para que o Cupo continue trabalhando para você.',
  trial: (days) => `Seu teste grátis termina ${days <= 1 ? 'amanhã' : `em ${some(days, 'dia', 'dias')}`}`,
  trialChargeDetail: (amount, currency) =>
    `Serão cobrados ${amount} ${currency} quando ele terminar, a menos que você cancele antes.`,
  trialCancelledDetail: 'Nada se perde quando ele termina, mas o Cupo para de trabalhar para você.',
  seeBilling: 'Ver cobrança',
  overbooked: (name, weekday, time) => `${name} de ${weekday} às ${time} tem mais reservas que vagas`,
  overbookedDetail: 'Um marketplace vendeu uma vaga que não existia mais. Ninguém foi recusado: você decide.',
  seeClass: 'Ver a aula',
  importEnded: (kind) =>
    kind === 'schedule' ? 'Sua grade de aulas foi importada' : 'Suas reservas foram importadas',
  importFailed: (kind) => `Não foi possível importar ${files[kind]}`,
  importFailedDetail: 'O arquivo fica guardado, e o que foi importado dele é mostrado.',
  seeImports: 'Ver o que aconteceu',
  credentialsSeen: (system) => `Nossa equipe viu as credenciais que você informou para ${system}`,
  credentialsSeenDetail: 'Isso é feito para conectar, e cada vez fica registrada com o motivo.',
  seeConnections: 'Ver suas fontes de dados',
  accessGiven: (until) => `Nossa equipe deu a você acesso grátis até ${until}`,
  accessGivenDetail: 'Você não paga nada por ele, e ele termina sozinho.',
  openCupo: 'Abrir o Cupo',
  newSignIn: (browser) => `Alguém entrou com sua senha em ${browser}`,
  newSignInDetail:
    'Não tínhamos visto este navegador com sua conta. Se não foi você, altere sua senha e encerre todas as sessões.',
  seeAccount: 'Ver acesso e segurança',
  why: (studio) => `O Cupo envia isto a quem dirige ${studio}.`,
  settings: 'Escolha o que avisamos',
  unsubscribe: 'Cancelar inscrição',
};
