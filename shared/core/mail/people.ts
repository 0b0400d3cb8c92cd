import type { Line } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { hasEmail, personName } from './values.ts';

/** A person's name that a mail tells without a label. */
export interface ToldPerson {
  readonly name: string;
  /** Whether the mail speaks about them, rather than to them. */
  readonly third: boolean;
}

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const bridge = String.raw`(?:(?:de|da|do|dos|das|del|la|las|los|van|von|der|di|le|y|e)\s)`;
const name = String.raw`(${word}(?:,?\s${bridge}{0,2}${word}){0,5})`;
const acts = String.raw`(?:(?:has|have|just|ha|a|vient de|acaba de|acabou de|s'est|s’est|se ha|se|the user|le client)\s){0,2}(?:booked|reserved|registered|signed up|enrolled|joined|added|made|cancell?ed|deleted|withdrawn|withdrew|unenrolled|unregistered|reservado|reservar|reservó|inscrito|inscribió|agendado|agendó|agendar|apartó|cancelado|cancelar|canceló|anulado|reservou|agendou|marcou|inscreveu|cancelou|desmarcou|fez|hizo|réservé|réserver|annulé|annuler|inscrite?)(?![\p{L}])`;
const actor = new RegExp(String.raw`(?<![\p{L}\p{M}])${name}\s${acts}`, 'u');
const by = new RegExp(
  String.raw`(?:(?:booked|reserved|cancell?ed|made|reservad[ao]|cancelad[ao]|hecha|feit[ao]|réservée?|annulée?|faite)\s(?:by|por|pela|pelo|par)|(?:\b(?:booking|reservation|spot|cancellation|reserva|reservación|cancelación|agendamento|cancelamento|réservation|annulation)\s(?:from|by|of|de|do|da|por))|on behalf of|a nombre de|em nome de|au nom de)\s(?:(?:the|el|la|o|a|le)\s)?(?:(?:user|member|client|customer|cliente|socio|socia|alumno|alumna|aluno|usuario|usuário|membre)\s)?${name}`,
  'u',
);
const greeting =
  /^[¡!]?\s?(?:listo|felicidades|genial|excelente|gracias|thanks|thank you|congratulations|great news|good news|parabens|pronto|obrigad[oa]|merci|felicitations|hi|hello|hey|dear|hola|buen[oa]s? (?:dias|tardes|noches)|estimad[oa](?:\/a)?|querid[oa]|ola|oi|bom dia|boa tarde|prezad[oa](?:\(a\))?|car[oa]|bonjour|bonsoir|salut|cher|chere)[ ,]{1,2}/;
const toWhom = /^(?:to|para)\s(?=\S)/;
const leading =
  /^(?:The|A|An|New|Member|User|Client|Customer|Guest|Student|El|La|Un|Una|O|Le|Cliente|Aluno|Aluna|Alumno|Alumna|Socio|Socia|Usuario|Usuário|Membre|Reserva|Booking|Hi|Hello|Hola|Olá|Bonjour)\s+/u;
const nobody =
  /^(?:you|we|your|usted|ustedes|voce|vous|nous|tu|te|they|it|class|this|who|somebody|someone|i)$/i;

const greetingLines = 8;
const linesRead = 60;

function named(text: string | undefined): string | undefined {
  let rest = text?.trim() ?? '';
  for (let turn = 0; turn < 2; turn++) rest = rest.replace(leading, '');
  if (nobody.test(rest)) return undefined;
  return personName(rest);
}

/** The person who acts in a sentence of the mail, else the one whom it greets. */
export function toldPerson(subject: string, lines: readonly Line[]): ToldPerson | undefined {
  const head = lines.slice(0, linesRead);
  for (const text of [...paragraphsOf(head, false), ...paragraphsOf(head, true), subject]) {
    const third = named(actor.exec(text)?.[1]) ?? named(by.exec(text)?.[1]);
    if (third) return { name: third, third: true };
  }
  for (const [at, { text, flat }] of lines.slice(0, greetingLines).entries()) {
    const match = greeting.exec(flat) ?? (at === 0 ? toWhom.exec(flat) : null);
    if (!match || hasEmail(text)) continue;
    const rest = text.slice(match[0].length).split(/[!:;.¡]|,\s?(?:\p{Ll}|$)/u)[0];
    const greeted = named(rest);
    if (greeted && /^\p{Lu}/u.test(greeted)) return { name: greeted, third: false };
  }
  return undefined;
}
