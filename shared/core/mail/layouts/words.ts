import { months, weekdays } from '../dates.ts';
import type { Token } from './tokens.ts';

/**
 * The usual words of booking systems' e-mails. A capitalised word that is not in this list, and does not appear in
 * lower case, may be a person's name, so it never becomes a fixed part of a layout.
 */
const ordinary = new Set(
  `
  a about above access account activity add added address after again all also am an and any app appointment are as at attend
  attendance attendee available back be been before begin begins below best book booked booking bookings but button by can cannot
  card change changed check class classes click client clients close coach code come confirmation confirmed congratulations
  contact course credit credits customer customers date day days dear details did do does duration email end ends enjoy event fee
  first for free friday from full good great group guest gym has have hello help here hey hi hour hours how id if important in
  information instructor is it join joined just last late left lesson level link list location log look made make manage manager
  map may member members membership message minutes mobile more name need new news next no not note notes notice notification
  number of on one online open or order our out paid partner partners pass payment phone place places plan please point policy
  price product profile program questions quantity received receipt ref reference registered registration regards remaining
  reminder reply request reservation reservations reserved room saturday schedule scheduled seat see service session sessions sign
  size slot slots somebody someone spot spots staff start starts status studio subject summary sunday support system table teacher
  team thank thanks that the their them there they this thursday ticket time to today tomorrow total trainer tuesday type update
  upcoming us user venue via view visit visitor waiting was we wednesday welcome were what when where which who will with workout
  you your yours activo actividad actualizacion al alumna alumno alumnos aviso ayuda bienvenida bienvenido boton buen buena buenas
  buenos cada cambio cliente clientes clase clases codigo como compra con confirmacion confirmada confirmado contacto correo
  credito creditos cuando cupo cupos curso datos de del desde detalle detalles dia dias direccion disponible donde duracion el
  ella en enhorabuena entrada entrenador entrenamiento equipo es esta estado estan este estimada estimado estudio evento fecha
  felicidades fin final fue gimnasio gracias ha haber hace hacer han hasta hay hecho hemos hola hora horario hoy importe
  informacion inicio inscripcion instructora invitado la las le les lista llega lo los lugar lugares mas mensaje mi miembro monto
  motivo nivel nombre nosotros nota notas notificacion nueva nuevo numero o pago para parte participante pase perfil persona
  plataforma plaza plazas por precio profesor profesora programa programada programado que quien recibido recibiste recordatorio
  referencia registrado registro reserva reservacion reservaciones reservada reservado reservas reservo saldo sala salon saludo
  saludos se sede ser servicio sesion si sido sistema sobre socio socia solicitud son su sucursal sus tarifa te telefono tienes
  tipo titular tu turno tus ubicacion un una usted usuaria usuario ver y ya agenda agendada agendado agendamento agora aluna aluno
  alunos ao aos aqui ate atividade atualizacao aula aulas bem boa boas bom cancelamento central chegou colaborador com conta
  contato convidado dados das data dos e ela ele em endereco entre equipa equipe espaco essa esse feita feito foi forma gratis
  hoje horarios informacoes instrutor instrutora isso lembrete local mais matricula matriculado mensagem minha modalidade na nao
  nas nome nos nossa nosso nova novo obrigada obrigado oi ola olha os ou pagamento parabens parceira parceiro pedido pela pelo
  plano pode pra praticante prezada prezado professor professora quando quem realizada realizado recebeu recebemos registrada
  reservou resumo sao sem seu seus sexta sim sua suas taxa tem temos termino treino um uma unidade vaga vagas valor veio voce
  visita abonnement activite adherent adherente adresse apres atelier au aux avec avez avis avons bienvenue bonjour bonsoir carte
  ce cela cette cher chere compte confirmee confirme cours creneau dans debut des du duree eleve est et ete etes etre fait
  felicitations heure horaire horaires ici il ils inscription inscrit inscrite invite je jour lieu leur liste ma mail membre merci
  mes mon montant ne nom notre nous nouveau nouvelle objet par participant partenaire pas personne planning pour prenom prestation
  prix prochain prof professeur qui rappel recu reserve reservee restantes sa salle salut seance ses statut sur ta tarif telephone
  ton une utilisateur venir vient visite vos votre vous marketplace classpass wellhub gympass totalpass fitpass mindbody wellpass
  urban sports eversports momence glofox kenko zenplanner
  `
    .trim()
    .split(/\s+/),
);

/**
 * Words for booked, cancelled, postponed or requested. Lines with such a word are never skipped when two e-mails are
 * compared.
 */
const status =
  /^(?:cancel|anul|annul|confirm|waitlist|espera|attente|pend|reject|rejeit|rechaz|refus|declin|denied|negad|noshow|absen|ausen|falt|missed|refund|reembols|rembours|resched|reagend|reprogram|report|postpon|adiad|aplaz|pospu|deplac|moved|modif|remov|withdr|delet|elimin|supprim|unregist|unbook|unenrol|desmarc|desinscri|desist|libera|released|expir|invalid|fail|unable|sorry|waiting)/;
/** 'Confirmation number', 'cancellation policy': here the word before is part of a noun. */
const things =
  /^(?:number|no|code|id|policy|numero|codigo|politica|politique|fee|rules|de|da|do|del|la|d'annulation|#)$/;

export const isOrdinary = (flat: string): boolean => ordinary.has(flat);

const isStatusWord = ({ kind, flat }: Token): boolean => kind === 'word' && status.test(flat);

/** Whether a line says, or may say, what happened. */
export function saysStatus(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      isStatusWord(token) &&
      !(
        /^(?:confirmac|confirmat|cancella|cancela[cm]|annulat)/.test(token.flat) &&
        things.test(tokens[at + 1]?.flat ?? '')
      ),
  );
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Whether a word is a fixed part of an e-mail and not a name. `small` contains the words that appear in lower case. */
export const isFixedWord = (token: Token, small: ReadonlySet<string>): boolean =>
  !isCapital(token.text) || ordinary.has(token.flat) || isStatusWord(token) || small.has(token.flat);

export const canBeName = (token: Token): boolean =>
  (token.kind === 'word' && !isStatusWord(token)) ||
  (token.kind === 'mark' && /^[-&'’.,/·]$/u.test(token.text)) ||
  token.kind === 'number';

/** Names of weekdays and their abbreviations. Some are other words unless a day is next to them. */
export const weekdayNames: ReadonlyMap<string, number> = new Map([
  ...weekdays,
  ...'mar mer jeu ven sam dim'.split(' ').map((name, at) => [name, at + 2] as const),
  ...'ter qua qui sex'.split(' ').map((name, at) => [name, at + 2] as const),
]);

export const isCalendarWord = ({ flat }: Token): boolean => months.has(flat) || weekdayNames.has(flat);

const dataWords = new Set(
  'am pm a p m h hs hrs hr min st nd rd th er de usd eur brl mxn clp cop pen ars gbp r utc gmt'.split(' '),
);
const dataMarks = /^[:/.,+#$€£%°ºª@–—()-]$/u;

/** Whether a token may be part of numbers, days, times and amounts. */
export const canBeData = (token: Token): boolean =>
  token.kind === 'number' ||
  (token.kind === 'word' &&
    (dataWords.has(token.flat) || isCalendarWord(token) || /^[ºª]$/.test(token.flat))) ||
  (token.kind === 'mark' && dataMarks.test(token.text));

const nobodies = new Set(
  'you your guest client customer member user cliente clienta alumno alumna aluno aluna socio socia usuario usuaria usted voce membre utilisateur adherent eleve participant participante profesor professor name nombre nome nom class clase aula cours'.split(
    ' ',
  ),
);
const nameShape = /^\p{L}[\p{L}\p{M}'’.-]*(?:,?\s?[\p{L}][\p{L}\p{M}'’.-]*){0,8}\.?$/u;

/** Whether a text can be a person's name. */
export const isPersonName = (text: string, flat: string): boolean =>
  text.length >= 2 && text.length <= 80 && nameShape.test(text) && !nobodies.has(flat);
