import type { Channel } from '#shared/contracts/channels.ts';
import type { Random } from '#shared/core/numbers/random.ts';
import { drawNameStyle, pick, type Language, type NameStyle } from './people.ts';
import type { Paid } from './truth.ts';

/** How a source writes times: with seconds, truncated or rounded to the minute, or as a day. */
export type Clock = 'seconds' | 'minutes' | 'rounded' | 'days';

/** Who issued the reference numbers of a source. */
export type Numbers = 'system' | 'marketplace';

/** A file of bookings as exported by a system. */
export interface FileSource {
  readonly door: 'file';
  readonly tells: readonly Channel[];
  readonly clock: Clock;
  readonly names: NameStyle;
  readonly hasEmails: boolean;
  readonly hasReferences: boolean;
  readonly numbers: Numbers;
  readonly anonymous: string;
  readonly types: Readonly<Record<Paid, string>>;
}

/** Individual reports: a marketplace's webhooks, its mails, or the studio's own system. */
export interface ReportSource {
  readonly door: 'webhook' | 'mail' | 'studio-system';
  readonly tells: readonly Channel[];
  readonly names: NameStyle | undefined;
  readonly emails: 'own' | 'relay' | 'none';
  readonly hasReferences: boolean;
  readonly numbers: Numbers;
  /** How much later than the real booking the reported time is. */
  readonly laterSecondsMax: number;
}

export type Source = FileSource | ReportSource;

export interface Studio {
  readonly language: Language;
  readonly timezone: string;
  readonly currency: string;
  readonly marketplaces: readonly Channel[];
  readonly sources: Readonly<Record<SourceName, Source>>;
}

export type SourceName = 'desk file' | 'other file' | 'settlement' | 'webhook' | 'mail' | 'system';

const typeNames: Readonly<Record<Language, readonly Readonly<Record<Paid, readonly string[]>>[]>> = {
  es: [
    {
      single: ['Clase suelta', 'Visita', 'Walk-in'],
      pack: ['Paquete 10', 'Paquete 5 clases', 'Bono 8'],
      membership: ['Membresía', 'Mensualidad', 'Plan ilimitado'],
      trial: ['Clase de prueba', 'Cortesía'],
      marketplace: [],
    },
  ],
  pt: [
    {
      single: ['Aula avulsa', 'Visita', 'Diária'],
      pack: ['Pacote 10', 'Pacote 4 aulas', 'Créditos'],
      membership: ['Mensalidade', 'Plano mensal', 'Assinatura'],
      trial: ['Aula experimental', 'Cortesia'],
      marketplace: [],
    },
  ],
  en: [
    {
      single: ['Drop-in', 'Single visit', 'Walk-in'],
      pack: ['10-class pack', 'Class Pack 5', 'Credits'],
      membership: ['Membership', 'Monthly Unlimited', 'Member'],
      trial: ['Trial class', 'Free trial'],
      marketplace: [],
    },
  ],
};

const anonymous = ['', '', 'Walk-in', 'Cliente mostrador', 'Visitante', 'Guest'];

function drawTypes(random: Random, language: Language): Record<Paid, string> {
  const names = pick(random, typeNames[language]);
  const isCodes = random() < 0.15;
  const nameOf = (paid: Paid, code: string): string => (isCodes ? code : pick(random, names[paid]));
  return {
    single: nameOf('single', 'D1'),
    pack: nameOf('pack', 'P10'),
    membership: nameOf('membership', 'M'),
    trial: nameOf('trial', 'T0'),
    marketplace: '',
  };
}

const drawFile = (
  random: Random,
  language: Language,
  tells: readonly Channel[],
  mayShorten: boolean,
): FileSource => ({
  door: 'file',
  tells,
  clock: pick(random, ['seconds', 'minutes', 'minutes', 'rounded', 'days']),
  names: drawNameStyle(random, mayShorten),
  hasEmails: random() < 0.5,
  hasReferences: random() < 0.35,
  numbers: mayShorten ? 'marketplace' : 'system',
  anonymous: pick(random, anonymous),
  types: drawTypes(random, language),
});

const places = [
  ['es', 'America/Mexico_City', 'MXN'],
  ['es', 'America/Santiago', 'CLP'],
  ['es', 'Europe/Madrid', 'EUR'],
  ['pt', 'America/Sao_Paulo', 'BRL'],
  ['en', 'America/New_York', 'USD'],
] as const;

/** One synthetic studio with the sources that report its bookings. */
export function drawStudio(random: Random): Studio {
  const [language, timezone, currency] = pick(random, places);
  const webhooks = pick(random, ['wellhub', 'totalpass'] as const);
  const mails = pick(random, ['fitpass', 'classpass'] as const);
  const all: readonly Channel[] = ['direct', webhooks, mails];
  const isWellhub = webhooks === 'wellhub';
  return {
    language,
    timezone,
    currency,
    marketplaces: [webhooks, mails],
    sources: {
      'desk file': drawFile(random, language, all, false),
      'other file': drawFile(random, language, all, false),
      settlement: drawFile(random, language, [webhooks, mails], true),
      webhook: {
        door: 'webhook',
        tells: [webhooks],
        names: isWellhub && random() < 0.5 ? undefined : drawNameStyle(random, false),
        emails: isWellhub ? 'none' : pick(random, ['own', 'relay'] as const),
        hasReferences: true,
        numbers: 'marketplace',
        laterSecondsMax: 3,
      },
      mail: {
        door: 'mail',
        tells: [mails],
        names: drawNameStyle(random, true),
        emails: 'none',
        hasReferences: random() < 0.6,
        numbers: 'marketplace',
        laterSecondsMax: 30 * 60,
      },
      system: {
        door: 'studio-system',
        tells: ['direct'],
        names: drawNameStyle(random, false),
        emails: 'own',
        hasReferences: true,
        numbers: 'system',
        laterSecondsMax: 0,
      },
    },
  };
}
