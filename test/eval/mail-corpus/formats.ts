import type { Language } from './layout.ts';

const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const shortMonths: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  pt: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
};
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  pt: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
};

interface Day {
  readonly y: number;
  readonly m: number;
  readonly d: number;
  readonly month: string;
  readonly short: string;
  readonly weekday: string;
  readonly language: Language;
}

const two = (value: number): string => String(value).padStart(2, '0');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ordinal = (d: number): string => {
  if (d % 10 === 1 && d !== 11) return `${d}st`;
  if (d % 10 === 2 && d !== 12) return `${d}nd`;
  return d % 10 === 3 && d !== 13 ? `${d}rd` : `${d}th`;
};

const dayForms: Readonly<Record<string, (day: Day) => string>> = {
  long: ({ language, weekday, month, d, y }) =>
    ({
      en: `${weekday}, ${month} ${d}, ${y}`,
      es: `${weekday}, ${d} de ${month} de ${y}`,
      pt: `${weekday}, ${d} de ${month} de ${y}`,
      fr: `${weekday} ${d} ${month} ${y}`,
    })[language],
  medium: ({ language, month, d, y }) =>
    ({
      en: `${month} ${d}, ${y}`,
      es: `${d} de ${month} de ${y}`,
      pt: `${d} de ${month} de ${y}`,
      fr: `${d} ${month} ${y}`,
    })[language],
  abbreviated: ({ language, short, d, y }) =>
    language === 'en' ? `${short} ${d}, ${y}` : `${d} ${short} ${y}`,
  weekdayNoYear: ({ language, weekday, month, d }) =>
    ({
      en: `${weekday}, ${month} ${d}`,
      es: `${weekday} ${d} de ${month}`,
      pt: `${weekday}, ${d} de ${month}`,
      fr: `${weekday} ${d} ${month}`,
    })[language],
  noYear: ({ language, month, d }) =>
    ({ en: `${month} ${d}`, es: `${d} de ${month}`, pt: `${d} de ${month}`, fr: `${d} ${month}` })[language],
  shortNoYear: ({ language, weekday, short, d }) => {
    const start = capital(weekday.slice(0, 3));
    return language === 'en'
      ? `${start}, ${short} ${d}`
      : `${language === 'fr' ? `${start.toLowerCase()}.` : start} ${d} ${short}`;
  },
  dayMonthYear: ({ weekday, short, d, y }) => `${capital(weekday.slice(0, 3))} ${d} ${short} ${y}`,
  british: ({ weekday, month, d, y }) => `${weekday} ${d} ${month} ${y}`,
  ordinal: ({ weekday, month, d }) => `${weekday} ${ordinal(d)} ${month}`,
  upper: ({ short, d, y }) => `${two(d)} ${short.replace('.', '').toUpperCase()} ${y}`,
  us: ({ m, d, y }) => `${m}/${d}/${y}`,
  usPadded: ({ m, d, y }) => `${two(m)}/${two(d)}/${y}`,
  numeric: ({ m, d, y }) => `${two(d)}/${two(m)}/${y}`,
  numericNoYear: ({ m, d }) => `${two(d)}/${two(m)}`,
  shortYear: ({ m, d, y }) => `${two(d)}/${two(m)}/${String(y).slice(2)}`,
  dashes: ({ m, d, y }) => `${two(d)}-${two(m)}-${y}`,
  dots: ({ m, d, y }) => `${two(d)}.${two(m)}.${y}`,
  weekdayNumeric: ({ weekday, m, d, y }) => `${weekday} ${two(d)}/${two(m)}/${y}`,
  iso: ({ m, d, y }) => `${y}-${two(m)}-${two(d)}`,
};

/** A local day (YYYY-MM-DD) as a sender writes it. */
export function writeDay(iso: string, form: string, language: Language): string {
  const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
  const write = dayForms[form];
  if (!write) throw new Error(`no form of a day: ${form}`);
  return write({
    y,
    m,
    d,
    month: months[language][m - 1] as string,
    short: shortMonths[language][m - 1] as string,
    weekday: weekdays[language][new Date(`${iso}T00:00:00Z`).getUTCDay()] as string,
    language,
  });
}

/** A local time (HH:mm) as a sender writes it. */
export function writeTime(time: string, form: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const twelve = hour % 12 || 12;
  const half = hour < 12 ? 'AM' : 'PM';
  const forms: Readonly<Record<string, string>> = {
    '24': time,
    '24s': `${time}:00`,
    '24short': `${hour}:${two(minute)}`,
    hrs: `${time} hrs`,
    '12': `${twelve}:${two(minute)} ${half}`,
    '12padded': `${two(twelve)}:${two(minute)} ${half}`,
    '12tight': `${twelve}:${two(minute)}${half.toLowerCase()}`,
    '12bare':
      minute === 0 ? `${twelve}${half.toLowerCase()}` : `${twelve}:${two(minute)}${half.toLowerCase()}`,
    '12dots': `${twelve}:${two(minute)} ${half === 'AM' ? 'a.m.' : 'p.m.'}`,
    h: `${hour}h${two(minute)}`,
    hBare: minute === 0 ? `${hour}h` : `${hour}h${two(minute)}`,
    hSpaced: `${hour} h ${two(minute)}`,
  };
  const written = forms[form];
  if (written === undefined) throw new Error(`no form of a time: ${form}`);
  return written;
}

/** A booking's reference as a sender writes it. */
export function writeReference(number: number, form: string): string {
  const letters = number.toString(36).toUpperCase();
  const forms: Readonly<Record<string, string>> = {
    num: String(number),
    code: `${letters.slice(0, 3)}${String(number).slice(2, 4)}${letters.slice(3)}`,
    dash: `BK-${String(number).slice(0, 6)}`,
    uuid: `${number.toString(16).padStart(8, '0')}-4c1e-4b7a-9d2f-${String(number).padStart(12, '0')}`,
  };
  const written = forms[form];
  if (written === undefined) throw new Error(`no form of a reference: ${form}`);
  return written;
}
