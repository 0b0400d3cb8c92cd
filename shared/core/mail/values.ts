import { findDates, findTimes } from './dates.ts';
import { level } from './level.ts';

const email = /[^\s<>()[\]@,;:]{1,64}@[^\s<>()[\]@,;:]{1,190}\.[a-z]{2,24}/i;
export const hasEmail = (text: string): boolean => email.test(text);

const nameWord = String.raw`[\p{L}][\p{L}\p{M}'’.-]*`;
const nameShape = new RegExp(String.raw`^${nameWord}(?:[ ,]{1,2}${nameWord}){0,7}\.?$`, 'u');
const notPeople =
  /(?<![a-z])(?:cancell?ations?|cancelaciones|cancelamentos|annulations|payments?|refunds?|guests|students|spots|places|(?:every|some)(?:body|one)|cancelled|team|groups?|grupos?|groupe|famil(?:y|ia|le)|equip[oea]|studio|estudio|gym|there|partners?|parceir[oa]s?|socios comerciales|all|tod[oa]s|admin|manager|owner|customers?|client|clientes?|members?|user|usuario|guest|class|clase|aula|cours|reservations?|reserva|bookings?|informa[tc]ion|new|nuev[oa]|nov[oa]|returning|details|academia|escola|school|unknown|n\/a|null|undefined|sir|madam|date|time|left|view|manage|thanks?|gracias|obrigad[oa]|merci|hello|h?ola|bonjour|lesson|leccion|seance|session|tutora?|teacher|instruc?tora?|profess?ora?|professeur|trainer|entrenador|treinador|student|alumn[oa]s?|alun[oa]|alunos|eleve|adherent|membre|friend|colega|soci[oa]|host|you|policy|marketplace|(?:class|gym|total|fit|well)pass|wellhub|mindbody|nombre|nome|name|nom|email|phone|reception|front desk|recepcion|recepcao|amig[oa])(?![a-z])/;

const nameCharactersMax = 80;

/** A person's name from a label's value; undefined if it is not one. */
export function personName(value: string): string | undefined {
  const text = value
    .replace(/<[^>]*>?/, ' ')
    .replace(email, ' ')
    .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .split(/\s[-–—|·/]\s|[([{:;!?¡¿]|\+?\d/)[0]
    ?.replace(/^(?:mr|mrs|ms|miss|dr|sr|sra|srta|m|mme)\.?\s(?=\p{Lu})/iu, '')
    .replace(/[\s,;.:-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!text || text.length < 2 || text.length > nameCharactersMax || !nameShape.test(text)) return undefined;
  return notPeople.test(level(text)) ? undefined : text;
}

const refShape = /^#?\s?([A-Za-z0-9](?:[A-Za-z0-9_/.-]{1,62})[A-Za-z0-9])(?=$|[\s,;)\]])/;

/** A reference from a label's value: one token with a digit. */
export function reference(value: string): string | undefined {
  const token = refShape.exec(value.replace(/^[\s:#(]+/, '').replace(/^(?:no\.?|n[º°]\.?)\s?/i, ''))?.[1];
  if (!token || !/\d/.test(token) || token.length < 3) return undefined;
  if (findDates(token, true).length > 0) return undefined;
  return token;
}

const classCharactersMax = 120;
const sentence =
  /^(?:(?:hi|hello|hey|dear|hola|ola|oi|bonjour|salut|cher|chere|gracias|merci|thanks?|please)(?![a-z])|estimad|prezad|we |you |this |te |le |se |obrigad|por favor|if |si |click|haz |view |ver |voir )/;
const trailing = /[\s,;:@|(·•–—-]+$/;
const joining =
  /[\s,]+(?:on|at|for|from|the|el|del|de|do|da|para|para el|para o|para a|pra|a las|no dia|do dia|del dia|dia|em|as|le|du|a|au|pour|is|scheduled for|starting|this|este|esta|na|no|ce)$/;
const weekdayEnd =
  /(?:^|[\s,(–-]+)(?:(?:on|el|le|na|no) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mie|jue|vie|sab|dom|seg|ter|qua|qui|sex|mer|jeu|ven|sam|dim|(?<=(?:[,(]|(?<![a-z])(?:el|le|del|du)) )mar)[.,]?$/;

/** A text without trailing prepositions, weekdays and punctuation marks. */
export function withoutEnd(given: string): string {
  let text = given;
  for (let turn = 0; turn < 6; turn++) {
    let shorter = text.replace(trailing, '');
    const flat = level(shorter);
    const cut = joining.exec(flat) ?? weekdayEnd.exec(flat);
    if (cut) shorter = shorter.slice(0, cut.index);
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}

const quoted = /^["“”«'‘]\s?(.{2,100}?)\s?["”»'’](?=$|[\s,.;:)])/u;

/** A class's name in a text, without a date or time and anything after it. */
export function classTitle(value: string): string | undefined {
  const inQuotes = quoted.exec(value.trim())?.[1];
  const starts = [findDates(value, true)[0]?.at, findTimes(value)[0]?.at].filter((at) => at !== undefined);
  const whole = starts.length > 0 ? withoutEnd(value.slice(0, Math.min(...starts))) : value.trim();
  const text = (inQuotes ?? whole)
    .replace(/\sw\/\s.*$/, '')
    .replace(/[\s.]*#\s?\d[\w-]*$/, '')
    .replace(/[\s.,;:!|–—-]+$/, '')
    .trim();
  if (text.length < 2 || text.length > classCharactersMax || !/\p{L}{2}/u.test(text)) return undefined;
  const flat = level(text);
  if (sentence.test(flat) || hasEmail(text) || /https?:|www\./.test(flat)) return undefined;
  return text;
}
