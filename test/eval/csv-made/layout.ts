import type { FileKind } from '#shared/core/csv/plan.ts';

/** The format of dates, times and amounts in a generated file. */
export interface Style {
  readonly delimiter: ',' | ';' | '\t';
  readonly date: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD-MM-YYYY' | 'DD.MM.YYYY';
  readonly time: '24h' | '12h';
  readonly comma?: true;
  /** The position of the currency: before or after the amount. */
  readonly currency?: 'R$ ' | '$' | '€';
  readonly language: 'en' | 'es' | 'pt' | 'fr' | 'de';
}

/** One export of a studio system. Each line has a title, the field in this column or '-', and the kind of its cells. */
export interface Layout {
  readonly source: string;
  readonly kind: FileKind;
  readonly style: Style;
  readonly columns: string;
}

const us: Style = { delimiter: ',', date: 'MM/DD/YYYY', time: '12h', language: 'en' };
const uk: Style = { delimiter: ',', date: 'DD/MM/YYYY', time: '24h', language: 'en' };
const iso: Style = { delimiter: ',', date: 'YYYY-MM-DD', time: '24h', language: 'en' };
const es: Style = { delimiter: ';', date: 'DD/MM/YYYY', time: '24h', comma: true, language: 'es' };
const mx: Style = { delimiter: ',', date: 'DD/MM/YYYY', time: '12h', language: 'es' };
const br: Style = { delimiter: ';', date: 'DD/MM/YYYY', time: '24h', comma: true, language: 'pt' };
const fr: Style = { delimiter: ';', date: 'DD/MM/YYYY', time: '24h', comma: true, language: 'fr' };
const de: Style = { delimiter: ';', date: 'DD.MM.YYYY', time: '24h', comma: true, language: 'de' };

/** The export formats that are used in some countries. */
export const styles = { us, uk, iso, es, mx, br, fr, de };
