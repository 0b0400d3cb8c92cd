import type { PhraseSource } from './phrase.ts';

/**
 * Words that every booking system uses for bookings and for actions on them. They are weaker evidence than whole
 * phrases.
 */
const places = String.raw`(?:bookings?|reservations?|registrations?|appointments?|sign-?ups?|enrol?ments?|spots?|seats?|reservas?|reservacion(?:es)?|inscripcion(?:es)?|citas?|lugar(?:es)?|plazas?|cupos?|turnos?|agendamentos?|inscric(?:ao|oes)|vagas?|marcac(?:ao|oes)|inscriptions?|rendez-vous|places?|creneaux?)`;
const classes = String.raw`(?:class|lesson|session|workout|training|clase|sesion|aula|treino|sessao|cours|seance)`;
const done = String.raw`(?:confirmed|booked|reserved|made|received|registered|scheduled|created|approved|accepted|secured|confirmad[ao]s?|reservad[ao]s?|agendad[ao]s?|registrad[ao]s?|realizad[ao]s?|efetuad[ao]s?|efectuad[ao]s?|marcad[ao]s?|aprobad[ao]s?|aprovad[ao]s?|garantid[ao]s?|asegurad[ao]s?|(?:confirm|reserv|enregistr|effectu|valid)ee?s?|prise?s?|se (?:realizo|confirmo|completo|registro))`;
const fresh = String.raw`(?:new|nuev[ao]s?|nov[ao]s?|nouveaux?|nouvelles?)`;
const undone = String.raw`(?:cancell?ed|cancelad[ao]s?|anulad[ao]s?|desmarcad[ao]s?|suspendid[ao]s?|eliminad[ao]s?|suspens[ao]s?|liberad[ao]s?|annulee?s?|supprimee?s?)`;
const clock = String.raw`(?:\d{1,2}(?::|h| h )\d{2}|\d ?[ap]\.? ?m)(?![a-z])`;
const near = '[^.!?:]{0,60}?';

/** General phrases for bookings and cancellations, composed of words that all such e-mails share. */
export const generalPhrases: readonly PhraseSource[] = [
  [
    'booking_confirmed',
    3,
    String.raw`\b${places}\b(?! (?:is|are) full)${near}\b${done}(?![a-z])|\b${fresh} ${places}\b|\b(?:new|nuev[ao]|nov[ao]|nouvel(?:le)?) (?:attendee|participant[ea]?|sign-?up|inscrit[ao]?e?|asistente)\b|\bthis (?:e-?mail |message |is to |e-?mail is to )?confirms?\b`,
  ],
  [
    'booking_confirmed',
    3,
    String.raw`\b${classes}\b${near}\b(?:booked|reserved|scheduled|accepted|approved|reservad|agendad|marcad|aceptad|aceit|garantid|reserve|confirm)`,
  ],
  // A sentence with a time of day and an action.
  [
    'booking_confirmed',
    3,
    String.raw`\b(?:booked|reserved|(?:reserv|confirm|agend)ad[ao]s?|reservee?s?)\b[^.!?]{0,120}${clock}`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\bse (?:ha )?(?:apunt|anot|inscrib|matricul|registr)(?:o|ado)\b|\bs'est inscrit|\b(?:a|vient de) (?:pris|prendre|reserve|reserver) (?:une|sa) (?:place|seance)\b|\b(?:member|user|client|customer|guest|student) is coming\b|\b(?:grabbed|took|claimed|snagged|secured) (?:a|the|your|an?) (?:[a-z]+ )?(?:spot|place|seat)\b|\b(?:has|have|just) signed (?:up|in)\b|\bsigned up (?:for|to)\b|\bse matriculou\b|\bgarantiu (?:a|uma|sua) vaga\b|\bconfirmou (?:a |sua )?presenca\b|\b(?:apartamos|reservamos|guardamos|separamos|agendamos) (?:tu|su|seu|sua|[oa] se?ua?)\b|\bwe(?:'ve| have)? (?:saved|reserved|booked|held) (?:you|your)\b|\bnous avons (?:bien )?(?:reserve|enregistre)\b|\b(?:is|will be) (?:joining|attending|coming)\b(?! up)|\bparticipe(?:ra)? a (?:votre|ton|ta)\b|\b(?:saco|tomo|hizo|tiene|pegou|tem) (?:un|una|uma?) (?:nuev[ao] |nov[ao] )?(?:turno|reserva|cita|lugar|vaga|marcacao|inscricao)\b|\bya (?:tienes|quedo|esta) (?:tu|su|un|list[ao])\b|\bconfirmo (?:su )?asistencia\b|\b(?:vai|va a) participar (?:d[ae]|en)\b`,
  ],
  ['booking_cancelled', 3, String.raw`\b${places}\b${near}\b${undone}(?![a-z])|\b${undone} ${places}\b`],
  [
    'booking_cancelled',
    5,
    String.raw`\bremoved from (?:the |your )?(?:roster|class|list|session)\b|\bse (?:ha )?(?:borr|desapunt)(?:o|ado)\b|\b(?:ha dado|dado) de baja (?:de|en|a)\b|\b(?:no longer|not) (?:attending|coming)\b|\b(?:can't|cannot|won't) make it\b|\bya no (?:asistira|ira|vendra|viene)\b|\bnao (?:vai|ira|podera) (?:mais )?(?:comparecer|participar|vir)\b|\bnao vem mais\b|\bs'est (?:desinscrit|desiste|retire)|\bne (?:viendra|participera) pas\b|\bdesmarcou (?:a|o|sua|seu)\b|\bsaiu da aula\b|\b(?:dropped|released|gave up|libero|liberou) (?:the|their|his|her|su|sua|a) (?:spot|place|seat|class|lugar|vaga)\b|\b(?:a annule|vien(?:t|nent) d'annuler) (?:son|ses|sa|le|la|une)\b|\b(?:tu|su|votre|sua|the|your) (?:desinscription|baja) (?:est|ha|foi|has)\b`,
  ],
  [
    'class_cancelled',
    3,
    String.raw`\b(?:has been|was|is|queda|quedo|ha sido|fue|foi|est|a ete|sera) ${undone}(?![a-z])[^.!?]{0,80}$|\b(?:will not|won't) (?:take place|be held|run)\b|\bno (?:se impartira|habra clase|tendra lugar)\b|\bnao (?:havera|tera) aula\b|\bn'aura pas lieu\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:tu|el|la|su|seu|sua|o|your|the|votre|le) (?:coach|profesora?|instructora?|entrenadora?|professora?|instrutora?|teacher|instructor|trainer|professeur|prof)(?: [a-z']+){1,3} (?:ha |has |a |teve que |tuvo que |had to )?(?:cancelado|cancelo|cancell?ed|cancelou|cancelar|cancel|annule)\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\bse (?:cancela|suspende)\b|\b(?:no podra (?:impartir|dar)|nao podera (?:dar|ministrar)|(?:can't|cannot|unable to) teach|ne pourra pas (?:assurer|donner))\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:suspendimos|cancelamos|suspendemos|anulamos) (?:la|tu|su|esta|a|sua) (?:clase|sesion|aula|turma)|\b(?:au regret d'|obliges? d'|contraints? d'|du )annuler\b|\b(?:faute de|en raison de|a cause de|pour cause de|por (?:falta de|causa de|causas de|motivos de|indisponibilidad|indisponibilidade|enfermedad|doenca)|due to|because of)\b[^.!?]{0,120}\b(?:cancel|annul|suspend)|\b(?:cancel|annul|suspend)[a-z]{0,6}\b[^.!?]{0,80}\b(?:faute de|en raison de|por falta de|due to|because of|por indisponibilidad)`,
  ],
];

/** A studio that apologises cancelled the class itself. */
export const apology =
  /\b(?:(?:we are|we're|we|so|very|truly) (?:sorry|apologi[sz]e)|apologies|unfortunately|(?:nous sommes|sommes) (?:vraiment )?(?:desoles?|navres?)|malheureusement|regret|souffrante?|malade|is (?:ill|sick|unwell)|enferm[oa]|doente|sentimos|lamentamos|lamentablemente|desafortunadamente|(?:te|les|una) (?:pedimos |ofrecemos )?(?:una )?disculpas?|disculpa las molestias|pedimos desculpas?|infelizmente)\b(?! (?:to see you go|(?:that )?you (?:can't|cannot|won't|couldn't|had to)|que (?:no puedas|no hayas|nao poss|vous ne)))/;
