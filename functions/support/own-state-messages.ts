import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import type { Language } from './help/article.ts';

export interface AutomationView {
  readonly automationPaused: boolean;
  readonly pausedByTeam: boolean;
  readonly ai: { readonly enabled: boolean; readonly autoExecute: boolean };
}

type In<T> = Readonly<Record<Language, T>>;

const locales: In<string> = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' };

type Standing = SubscriptionView['status'] | 'ending';

/** The state of a subscription. The part in brackets is used if the subscription has an end date, {day}. */
const standings: In<Readonly<Record<Standing, string>>> = {
  en: {
    trialing: 'You are in your free trial[ until {day}].',
    active: 'Your subscription is active[ and renews on {day}].',
    granted: 'Your studio was given access[ until {day}].',
    'past-due':
      'Your last payment did not go through; please check the payment method in the billing portal.',
    cancelled: 'Your subscription ended[ on {day}].',
    ending: 'Your subscription is cancelled and runs[ until {day}].',
    none: 'You have no subscription yet.',
  },
  es: {
    trialing: 'Estás en tu prueba gratuita[ hasta el {day}].',
    active: 'Tu suscripción está activa[ y se renueva el {day}].',
    granted: 'Tu estudio tiene acceso[ hasta el {day}].',
    'past-due': 'Tu último pago no pasó; revisa el método de pago en el portal de facturación.',
    cancelled: 'Tu suscripción terminó[ el {day}].',
    ending: 'Tu suscripción está cancelada y sigue activa[ hasta el {day}].',
    none: 'Todavía no tienes una suscripción.',
  },
  pt: {
    trialing: 'Você está no teste grátis[ até {day}].',
    active: 'Sua assinatura está ativa[ e será renovada em {day}].',
    granted: 'Seu estúdio tem acesso[ até {day}].',
    'past-due': 'Seu último pagamento não passou; confira a forma de pagamento no portal de cobrança.',
    cancelled: 'Sua assinatura terminou[ em {day}].',
    ending: 'Sua assinatura está cancelada e continua ativa[ até {day}].',
    none: 'Você ainda não tem uma assinatura.',
  },
};

/** Describes the state of the studio's subscription in a sentence. */
export function subscriptionSentence(
  { status, cancelsAtEnd, subscriptionEnd }: SubscriptionView,
  timezone: string,
  language: Language,
): string {
  const text = standings[language][cancelsAtEnd ? 'ending' : status];
  if (subscriptionEnd === null) return text.replace(/\[.*\]/, '');
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: timezone, dateStyle: 'long' });
  return text.replace(/[[\]]/g, '').replace('{day}', format.format(new Date(subscriptionEnd)));
}

type Automation = 'pausedByTeam' | 'paused' | 'aiOff' | 'automatic' | 'asking';

const automations: In<Readonly<Record<Automation, string>>> = {
  en: {
    pausedByTeam: 'The Cupo team has paused automation for all studios right now.',
    paused: 'Automation is paused for your studio right now.',
    aiOff: 'Automation is on for your studio; AI optimization is switched off.',
    automatic:
      'Automation is on for your studio, and decisions that are sure enough for your threshold execute themselves.',
    asking: 'Automation is on for your studio; every decision waits for your approval.',
  },
  es: {
    pausedByTeam: 'En este momento el equipo de Cupo tiene en pausa la automatización de todos los estudios.',
    paused: 'En este momento la automatización de tu estudio está en pausa.',
    aiOff: 'La automatización de tu estudio está encendida; la optimización con IA está apagada.',
    automatic:
      'La automatización de tu estudio está encendida y las decisiones bastante seguras para tu umbral se aplican solas.',
    asking: 'La automatización de tu estudio está encendida; cada decisión espera tu aprobación.',
  },
  pt: {
    pausedByTeam: 'Neste momento a equipe do Cupo pausou a automação de todos os estúdios.',
    paused: 'Neste momento a automação do seu estúdio está pausada.',
    aiOff: 'A automação do seu estúdio está ligada; a otimização por IA está desligada.',
    automatic:
      'A automação do seu estúdio está ligada, e as decisões seguras o bastante para o seu limite são aplicadas sozinhas.',
    asking: 'A automação do seu estúdio está ligada; cada decisão espera a sua aprovação.',
  },
};

function automationOf({ automationPaused, pausedByTeam, ai }: AutomationView): Automation {
  if (pausedByTeam) return 'pausedByTeam';
  if (automationPaused) return 'paused';
  if (!ai.enabled) return 'aiOff';
  return ai.autoExecute ? 'automatic' : 'asking';
}

/** Describes in a sentence whether anything happens automatically. */
export const automationSentence = (view: AutomationView, language: Language): string =>
  automations[language][automationOf(view)];

type Connection = 'none' | 'connected' | 'refused' | 'failed';

const connections: In<Readonly<Record<Connection, string>>> = {
  en: {
    none: 'Your studio has no marketplace connected yet.',
    connected: 'Your studio is connected with {name}.',
    refused: '{name} refuses your password or key.',
    failed: '{name} last answered with an error; see “Integrations”.',
  },
  es: {
    none: 'Tu estudio todavía no tiene ninguna plataforma conectada.',
    connected: 'Tu estudio está conectado con {name}.',
    refused: '{name} rechaza tu contraseña o clave.',
    failed: '{name} respondió con un error la última vez; míralo en “Integraciones”.',
  },
  pt: {
    none: 'Seu estúdio ainda não tem nenhuma plataforma conectada.',
    connected: 'Seu estúdio está conectado com {name}.',
    refused: '{name} recusa sua senha ou chave.',
    failed: '{name} respondeu com um erro da última vez; veja em “Integrações”.',
  },
};

function troubleOf({ health }: IntegrationView): Connection | undefined {
  if (health?.credentialsRefused) return 'refused';
  return health?.lastError ? 'failed' : undefined;
}

/** Says which marketplaces are connected, and their latest problem. */
export function marketplacesSentence(integrations: readonly IntegrationView[], language: Language): string {
  const connected = integrations.filter(({ connection }) => connection?.status === 'connected');
  const texts = connections[language];
  if (connected.length === 0) return texts.none;
  const names = new Intl.ListFormat(locales[language]).format(connected.map(({ name }) => name));
  const troubles = connected.flatMap((integration) => {
    const trouble = troubleOf(integration);
    return trouble ? [texts[trouble].replace('{name}', integration.name)] : [];
  });
  return [texts.connected.replace('{name}', names), ...troubles].join(' ');
}
