import { level } from './level.ts';
import type { Line } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { resemblesClass } from './class-words.ts';
import { hasEmail, personName } from './values.ts';

/** A person's name that an e-mail states without a label. */
export interface StatedPerson {
  readonly name: string;
  /** Whether the e-mail speaks about this person, rather than to them. */
  readonly third: boolean;
}

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const bridge = String.raw`(?:(?:de|da|do|dos|das|del|la|las|los|van|von|der|di|le|y|e)\s)`;
const name = String.raw`(${word}(?:,?\s${bridge}{0,2}${word}){0,5})`;
const soon = String.raw`(?:vient de|acaba de|acabou de)\s(?:reservar|agendar|apartar|cancelar|marcar|réserver|annuler|prendre|s'inscrire|fazer)`;
const soonFrench = String.raw`vien(?:t|nent)\sd['’](?:annuler|effectuer)`;
const helpers = String.raw`(?:(?:has|have|just|recently|late|early|successfully|ha|a|s'est|s’est|se ha|se|the user|le client)\s){0,3}`;
const deeds = String.raw`(?:grabbed|took|claimed|snagged|secured|garantiu|pegou|tomó|booked|reserved|registered|signed up|enrolled|joined|added|made|cancell?ed|been (?:removed|added|enrolled|unenrolled|booked into)|deleted|withdrawn|withdrew|dropped|unenrolled|unregistered|reservado|reservó|inscrito|inscribió|agendado|agendó|apartó|apuntado|apuntó|anotado|anotó|borrado|borró|cancelado|canceló|anulado|anuló|dado de baja|dio de baja|reservou|agendou|marcou|inscreveu|matriculou|cancelou|desmarcou|fez|hizo|réservé|annulé|pris|inscrite?|désinscrite?|désistée?)`;
const acts = String.raw`(?:${soon}|${soonFrench}|${helpers}${deeds}|(?:is|won't be) (?:coming|no longer|attending|joining)|participe|sacó|tomó|(?:has )?booking|can't make|cannot make|ya no|não vai|não vem|vai participar|va a participar|ne viendra)(?![\p{L}])`;
const actor = new RegExp(String.raw`(?<![\p{L}\p{M}])${name}\s${acts}`, 'gu');
const called = new RegExp(
  String.raw`\b(?:(?:name|nombre|nome|nom)(?:\s(?:of|del?|do|da|du)\s(?:the\s|la\s|el\s|l['’])?\p{L}+)?\s(?:is|es|é|est)|named|llamad[ao]|chamad[ao]|nommée?)\s${name}`,
  'gu',
);
const by = new RegExp(
  String.raw`(?:(?:booked|reserved|cancell?ed|made|reservad[ao]|cancelad[ao]|hecha|feit[ao]|réservée?|annulée?|faite)\s(?:by|por|pela|pelo|par)|(?:\b(?:booking|reservation|spot|cancellation|reserva|reservación|cancelación|agendamento|cancelamento|réservation|annulation)\s(?:from|by|of|de|do|da|por))|on behalf of|a nombre de|em nome de|au nom de)\s(?:(?:the|el|la|o|a|le)\s)?(?:(?:user|member|client|customer|cliente|socio|socia|alumno|alumna|aluno|usuario|usuário|membre)\s)?${name}`,
  'gu',
);
const teacher =
  /(?:^|\s)(?:with|con|com|avec|coach|instructora?|instrutora?|monitora?|profesora?|professora?|professeur|teacher|trainer|tutor|entrenadora?|treinadora?|provider|profesional|profissional)\s?:?\s$/;
const greeting =
  /^[¡!]?\s?(?:listo|felicidades|genial|excelente|todo listo|tudo certo|tudo pronto|perfecto|perfeito|parfait|super|yay|woohoo|welcome|namaste|bienvenue|you're in|you are in|you're booked|you're all set|see you soon|te esperamos|ya esta|c'est note|c'est confirme|c'est reserve|gracias|thanks|thank you|congratulations|great news|good news|parabens|pronto|obrigad[oa]|merci|felicitations|hi|hello|hey|coucou|dear|hola|buen[oa]s? (?:dias|tardes|noches)|estimad[oa](?:\/a)?|querid[oa]|ola|oi|bom dia|boa tarde|e ai|opa|prezad[oa](?:\(a\))?|car[oa]|bonjour|bonsoir|salut|cher|chere)[ ,]{1,2}/;
const toWhom = /^(?:to|para)\s(?=\S)/;
const leading =
  /^(?:The|A|An|New|Member|User|Client|Customer|Guest|Student|El|La|Un|Una|O|Le|Cliente|Aluno|Aluna|Alumno|Alumna|Socio|Socia|Usuario|Usuário|Membre|Reserva|Booking|Hi|Hello|Hola|Olá|Bonjour|L['’]\p{Ll}+)\s+/u;
const nobody =
  /^(?:[a-z]{1,2}['’]\p{L}{2,4}$|the|el|la|le|you|we|your|usted|ustedes|você|voce|vous|nous|tu|te|se|they|it|class|this|who|somebody|someone|i|he|she|eu|yo|je|on|il|elle|nobody|people|recuerda|recuerde|lembre|remember|please|ya|já|ha|has|what|see|booking|new)(?:['’](?:re|ve|ll|m|s|d))?$/iu;

/** A sentence that begins with the addressed person's name: 'Ana Ríos, tu reserva…'. */
const addressed = new RegExp(
  String.raw`^${name},\s(?:your|you|we|unfortunately|thanks|tu|te|ya|su|lamentamos|hemos|reservaste|cancelaste|tienes|estás|gracias|sua|seu|você|já|a sua|o seu|infelizmente|votre|vous|nous|merci)(?![\p{L}])`,
  'u',
);

/** A short exclamation that ends with the addressed person's name: 'Thanks for booking, Ana!' */
const vocative = new RegExp(String.raw`^[^,!?]{3,50},\s(${word}(?:\s${word})?)\s?!`, 'u');
const greetedBefore =
  /^(?:hi|hello|hey|dear|hola|olá|oi|bonjour|salut|estimad[oa]|querid[oa])\s[^,]{1,60},\s/iu;
const greetingLines = 8;
const linesRead = 60;

function named(text: string | undefined): string | undefined {
  let rest = text?.trim() ?? '';
  for (let turn = 0; turn < 2; turn++) rest = rest.replace(leading, '');
  if (nobody.test(rest)) return undefined;
  return personName(rest);
}

/** Whether the text before the name calls the person a teacher: 'Tu profesor Beto ha cancelado…'. */
const isTeacher = (text: string, found: string): boolean =>
  teacher.test(level(text.slice(0, text.indexOf(found))));

/** 'Ana Ruiz and Eva Sol have booked' names two people, and neither of them alone made the booking. */
const besideAnother = /\p{Lu}[\p{L}\p{M}'’.-]*,?\s(?:and|&|et|y|e)\s$/u;

/** The first person that one of the patterns finds in a text that cannot contain a class's name. */
function personIn(text: string): string | undefined {
  for (const pattern of [actor, by, called])
    for (const match of text.matchAll(pattern)) {
      if (besideAnother.test(text.slice(0, match.index))) continue;
      const found = named(match[1]?.replace(greetedBefore, ''));
      if (found && !resemblesClass(found) && !isTeacher(text, found)) return found;
    }
  return undefined;
}

/** Whether the e-mail names this person as the teacher: then it is not about that person's own place. */
function teaches(greeted: string, lines: readonly Line[]): boolean {
  const own = level(greeted);
  return (
    lines.some(({ flat }) => {
      const at = flat.indexOf(own);
      return at > 0 && teacher.test(flat.slice(0, at));
    }) || lines.some(({ flat }, at) => flat === own && teacher.test(`${lines[at - 1]?.flat ?? ''} `))
  );
}

/** The person who acts in a sentence of the e-mail, otherwise the person it greets. */
export function statedPerson(subject: string, lines: readonly Line[]): StatedPerson | undefined {
  const head = lines.slice(0, linesRead);
  for (const text of [...paragraphsOf(head, false), ...paragraphsOf(head, true), subject]) {
    const third = personIn(text);
    if (third) return { name: third, third: true };
  }
  for (const [at, { text, flat }] of lines.slice(0, greetingLines).entries()) {
    const match = greeting.exec(flat) ?? (at === 0 ? toWhom.exec(flat) : null);
    if (!match || hasEmail(text)) continue;
    const rest = text.slice(match[0].length).split(/[!:;.¡]|,\s?(?:\p{Ll}|$)/u)[0];
    const greeted = named(rest);
    if (greeted && /^\p{Lu}/u.test(greeted) && !teaches(greeted, head))
      return { name: greeted, third: false };
  }
  for (const { text } of lines.slice(0, greetingLines)) {
    const spokenTo = named(addressed.exec(text)?.[1] ?? vocative.exec(text)?.[1]);
    if (spokenTo && !resemblesClass(spokenTo)) return { name: spokenTo, third: false };
  }
  return undefined;
}
