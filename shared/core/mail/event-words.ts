import type { MailEvent } from './mail.ts';

/** A phrase that tells what a mail is about, and how clearly: 5 names who acted, 1 hardly anything. */
export interface Phrase {
  readonly event: MailEvent;
  readonly weight: number;
  readonly pattern: RegExp;
}

const gap = '[^.!?]{0,90}?';
const en = String.raw`(?:booking|reservation|registration|appointment|spot|place|visit|session|seat)s?`;
const es = String.raw`(?:reserva|reservacion|inscripcion|cita|lugar|plaza|cupo)(?:es|s)?`;
const pt = String.raw`(?:reserva|agendamento|inscricao|vaga|marcacao|check-?in)s?`;
const fr = String.raw`(?:reservation|inscription|place|seance)s?`;
const studioEn = String.raw`(?:the |your |our )?(?:school|studio|gym|coach|instructor|teacher|trainer|venue|partner|club|center|centre|facility|staff|business|box|provider|host)`;
const studioEs = String.raw`(?:por |de parte )?(?:l[ao]s? |el |del |tu )?(?:escuela|estudio|gimnasio|centro|coach|instructora?|entrenadora?|profesora?|club|box|academia|negocio|establecimiento|sede|equipo)`;
const studioPt = String.raw`(?:escola|estudio|academia|professora?|instrutora?|treinadora?|box|clube|coach|centro|parceiro|unidade)`;
const studioFr = String.raw`(?:l'ecole|le studio|la salle|le coach|la coach|le professeur|la professeure|l'instructeur|le club|le centre|l'etablissement|notre equipe|l'equipe|le partenaire)`;
const userEn = String.raw`(?:the |this |a |your )?(?:user|member|customer|client|guest|student|attendee|participant|athlete|subscriber)`;
const userEs = String.raw`(?:el |la |un |una |tu )?(?:usuari[oa]|client[ea]|soci[oa]|miembro|alumn[oa]|participante|atleta)`;
const userPt = String.raw`(?:usuari[oa]|cliente|alun[oa]|membro|praticante|beneficiari[oa]|soci[oa]|utilizador|colaborador)`;
const userFr = String.raw`(?:l'utilisateur|l'utilisatrice|le client|la cliente|le membre|l'adherente?|l'eleve|le participant)`;

const sources: readonly (readonly [MailEvent, number, string])[] = [
  // The studio's own cancellation, who did it being said.
  ['class_cancelled', 5, String.raw`\b(?:cancell?ed|called off) (?:by|at the request of) ${studioEn}\b`],
  [
    'class_cancelled',
    5,
    String.raw`\b${studioEn} (?:has |have |had to |was forced to |is )?cancell?(?:ed|ing)?\b(?! polic| fee| window)`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\bwe(?:'ve| have| had to| have had to| were forced to| are forced to| must| need to| regret to)? cancell?(?:ed)?\b${gap}\b(?:class|session|workshop|course|lesson)`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:due to|because of) (?:low|insufficient|unforeseen|illness|the instructor)\b${gap}\bcancell?ed\b|\bcancell?ed (?:due to|because of) (?:low|insufficient|unforeseen|illness|an? illness|instructor|weather)\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:sorry|unfortunately|regret|apologi[sz]e)\b${gap}\b(?:class|session|lesson|course|workshop)\b${gap}\b(?:cancell?ed|called off)\b`,
  ],
  ['class_cancelled', 5, String.raw`\bcancelad[ao]s? ${studioEs}\b`],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:hemos|tuvimos que|nos vimos obligad[oa]s a|debimos|tenemos que|vamos a|nos vemos en la necesidad de) cancela(?:r|do)\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:el|la|tu) (?:estudio|gimnasio|coach|instructora?|profesora?|escuela|centro|entrenadora?) (?:ha |tuvo que )?cancel(?:o|ado|ar)\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:lamentamos|lamentablemente|desafortunadamente|sentimos|lo sentimos|por desgracia|disculpa)\b${gap}\b(?:clase|sesion|taller)\b${gap}\b(?:cancel|suspend)`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:lamentamos|lamentablemente|desafortunadamente|sentimos|lo sentimos|por desgracia|te informamos)\b${gap}\b(?:cancelacion|suspension) de (?:la|tu|su|la siguiente) clase`,
  ],
  ['class_cancelled', 5, String.raw`\bcancelad[ao]s? pel[ao] ${studioPt}\b`],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:tivemos (?:de|que)|fomos obrigados a|precisamos|vamos|teremos que) cancelar\b|\bcancelamos a (?:aula|sua aula|turma)`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:[ao]|sua|seu) ${studioPt} (?:teve que |precisou )?cancel(?:ou|ar)\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:lamentamos|infelizmente|sentimos muito|pedimos desculpa)\b${gap}\b(?:aula|sessao|treino|turma)\b${gap}\bcancel`,
  ],
  ['class_cancelled', 5, String.raw`\bannulee?s? par ${studioFr}\b`],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:nous (?:avons|sommes)|avons) (?:du|ete contraints d'|contraints d'|oblige[es]* d')\s?annuler\b|\bnous avons annule (?:le|votre|ce) cours\b`,
  ],
  [
    'class_cancelled',
    5,
    String.raw`\b(?:malheureusement|desoles?|regret)${gap}\b(?:cours|seance|atelier)\b${gap}\bannule`,
  ],
  // The class was cancelled, nobody is named.
  [
    'class_cancelled',
    4,
    String.raw`\b(?:your|the|this|following|upcoming|a|group) (?:class|session|lesson|workshop|course)\b${gap}\b(?:has|have|was|is|been|had to be) (?:been |now )?(?:cancell?ed|called off)\b`,
  ],
  [
    'class_cancelled',
    4,
    String.raw`\b(?:la|tu|su|esta|siguiente) (?:clase|sesion)\b${gap}\b(?:ha sido|fue|ha quedado|quedo|se ha|esta|sera) (?:cancelad[ao]|suspendid[ao])`,
  ],
  [
    'class_cancelled',
    4,
    String.raw`\b(?:a|sua|tua|esta|seguinte) (?:aula|sessao|turma)\b${gap}\b(?:foi|esta|sera) cancelad[ao]`,
  ],
  [
    'class_cancelled',
    4,
    String.raw`\b(?:votre|le|ce|la|cette) (?:cours|seance)\b${gap}\b(?:a ete|est|sera) annulee?`,
  ],
  [
    'class_cancelled',
    3,
    String.raw`^(?:\W*)(?:class|session) cancell?(?:ed|ation)\b|^(?:\W*)cancell?ed class\b|\bclass has been cancell?ed\b|^(?:\W*)clase (?:cancelad|suspendid)a|^(?:\W*)aula cancelada|^(?:\W*)cours annule`,
  ],
  [
    'class_cancelled',
    2,
    String.raw`\b(?:has been|was|is|ha sido|fue|foi|a ete) (?:cancell?ed|cancelad[ao]|annulee?)[.!]?$`,
  ],
  // A booking was cancelled, who did it being said.
  [
    'booking_cancelled',
    5,
    String.raw`\bcancell?ed by ${userEn}\b|\b${userEn} (?:has |have |just )?cancell?ed\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\byou(?:'ve| have)? (?:successfully |just )?cancell?ed (?:your|the|a)\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:has |have |just )?(?:cancell?ed|deleted|removed|withdrawn) (?:their|his|her|the following|a|an|the|out of) (?:[a-z]+ ){0,3}?(?:${en}|class)\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:late|early|user|member|customer|client|guest)[- ]cancell?(?:ed|ation)\b(?! fee| polic| window| charge| and| may| will| is| are)`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bconfirm(?:s|ed|ing|ation of)?\b${gap}\bcancell?ation\b|\bcancell?ation (?:confirmation|confirmed|of (?:your|the) (?:${en}))\b|\bcancell?ation is (?:confirmed|complete)`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bcancelad[ao] por ${userEs}\b|\b${userEs} (?:ha cancelado|cancelo|acaba de cancelar)\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:has|ha|acaba de|hemos) cancela(?:do|r) (?:tu|su|la|una|exitosamente|correctamente|con exito)\b|\bcancelo (?:su|la|una) (?:${es}|clase|asistencia)\b|\bcancelaste\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:confirm\w{0,8})\b${gap}\bcancelacion\b|\bcancelacion (?:confirmada|exitosa)|\bcancelacion de (?:tu |la |su |una )?${es}\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bcancelad[ao] pel[ao] ${userPt}\b|\b${userPt} (?:acabou de )?cancel(?:ou|ar)\b|\bvoce cancelou\b|\bcancelou (?:a|o|sua|seu|uma|um) (?:${pt}|aula|presenca)\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bconfirm\w{0,8}\b${gap}\bcancelamento\b|\bcancelamento (?:confirmado|realizado|efetuado|concluido)|\bcancelamento (?:d[aeo]|da sua|do seu) ${pt}\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bannulee? par ${userFr}\b|\b(?:vous avez|a) annule (?:sa|la|votre|une|le) (?:${fr}|cours)\b|\bconfirm\w{0,6}\b${gap}\bannulation\b|\bannulation (?:confirmee|de (?:votre |la )?${fr})`,
  ],
  [
    'booking_cancelled',
    4,
    String.raw`\b${en}\b${gap}\b(?:has|have|was|were|is|are|been|successfully) (?:been |now )?(?:successfully )?(?:cancell?ed|deleted|removed)\b`,
  ],
  [
    'booking_cancelled',
    4,
    String.raw`\b${es}\b${gap}\b(?:ha sido|fue|ha quedado|quedo|esta|se ha) (?:cancelad|eliminad|anulad)[ao]`,
  ],
  [
    'booking_cancelled',
    4,
    String.raw`\b${pt}\b${gap}\b(?:foi|esta|foram) (?:cancelad|desmarcad|removid)[ao]`,
  ],
  ['booking_cancelled', 4, String.raw`\b${fr}\b${gap}\b(?:a ete|est) (?:annulee?|supprimee?)`],
  [
    'booking_cancelled',
    3,
    String.raw`\b${en} (?:cancell?ed|cancell?ation)\b(?! polic| fee| window| within| less)|\bcancell?ed:? (?:class )?${en}\b|\bcancell?ation notice\b|^\W{0,4}cancell?ation\W{0,3}$|^\W{0,4}cancell?ed:`,
  ],
  [
    'booking_cancelled',
    3,
    String.raw`\b${es} (?:cancelad[ao]|anulad[ao])\b|\bcancelacion de (?:la |tu |su )?clase\b|^\W{0,4}cancelacion\W{0,3}$`,
  ],
  [
    'booking_cancelled',
    3,
    String.raw`\b${pt} cancelad[ao]\b|\bcancelamento d[aeo] (?:sua )?aula\b|\baula desmarcada\b|^\W{0,4}cancelamento\W{0,3}$|\bdesmarcou\b`,
  ],
  [
    'booking_cancelled',
    3,
    String.raw`\b${fr} annulee?\b|\bannulation (?:du|de votre) cours\b|^\W{0,4}annulation\W{0,3}$`,
  ],
  // A booking was made.
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:you(?:'ve| have)? )?(?:received|got|have) an? (?:new )?(?:[a-z]+ ){0,2}?${en}\b(?! cancel)`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:has |have |just )(?:booked|reserved|registered|signed up|enrolled|joined)\b|\b(?:added|made|placed|created) (?:the following|a|an) (?:new )?(?:[a-z]+ ){0,2}?${en}\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\byou(?:'re| are)(?: now| all)? (?:confirmed|booked|registered|signed up|enrolled|in|set)\b(?! to)|\byou(?:'ve| have)? (?:successfully )?(?:booked|reserved|registered for)\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b${en}\b${gap}\b(?:is|has been|was|are|have been) (?:now |successfully )?(?:confirmed|booked|reserved|made|received|completed)\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\bwe(?:'ve| have)? (?:hereby )?(?:confirm|confirmed|received|recieved|booked|are pleased to confirm)\b${gap}\b${en}\b`,
  ],
  [
    'booking_confirmed',
    4,
    String.raw`\bnew (?:[a-z]+ ){0,2}?${en}\b|\b${en} (?:confirmation|confirmed|received|made)\b|\bconfirmed:? |\bconfirmation (?:of|for) (?:your |the )?(?:[a-z]+ )?(?:${en}|class)\b|\bthank(?:s| you) for (?:booking|your (?:booking|reservation)|reserving|registering)\b|\bclass (?:registration|booked|confirmed|confirmation|booking)\b|\breservation made by\b`,
  ],
  [
    'booking_confirmed',
    2,
    String.raw`\b(?:classpass|wellhub|gympass|totalpass|fitpass) (?:user )?(?:reservation|booking)\b|^\W{0,4}(?:booking|reservation)\b|\b(?:booked|reserved)\b|\bsee you (?:in class|there|soon)\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:ha|han|has|acaba de|acabas de) (?:reserva(?:do|r)|inscrito|agendado|apartado|confirmado)\b|\bse (?:ha inscrito|inscribio|ha registrado|registro)\b|\b(?:reservo|reservaste|agendo|aparto) (?:un|una|su|tu|en|la|el|para)\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:te|le|les|queremos|hemos) confirma(?:mos|r|do)\b${gap}\b(?:${es}|reservacion)\b|\b(?:${es}|clase)\b${gap}\b(?:esta|ha sido|fue|quedo|ha quedado|se ha) (?:confirmad|reservad|agendad|realizad|registrad)[ao]`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:recibiste|has recibido|tienes|recibimos|hemos recibido|llego) (?:una|la) (?:nueva )?(?:${es}|reservacion)\b`,
  ],
  [
    'booking_confirmed',
    4,
    String.raw`\bnuev[ao] (?:${es}|reservacion)\b|\b(?:${es}|reservacion|clase) (?:confirmad|agendad|exitos)[ao]|\bconfirmacion de (?:tu |la |su )?(?:${es}|reservacion|clase|asistencia)\b|\breservacion de (?:la )?clase\b|\breserva de (?:la )?clase\b|\bgracias por (?:tu |su )?reserva`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:reservou|agendou|marcou|se inscreveu|inscreveu-se|acabou de (?:reservar|agendar|marcar)|fez (?:uma |a )?(?:nova )?(?:reserva|marcacao))\b|\b(?:${pt}|aula)\b${gap}\b(?:foi|esta|foram) (?:confirmad|agendad|reservad|realizad|marcad)[ao]`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:recebeu|recebemos|voce tem|tem|chegou) (?:uma|um|a|o) (?:nov[ao] )?${pt}\b|\bconfirmamos (?:a |o |sua |seu |a sua |o seu )?${pt}\b`,
  ],
  [
    'booking_confirmed',
    4,
    String.raw`\bnov[ao] ${pt}\b|\b(?:${pt}|aula) (?:confirmad|agendad|marcad)[ao]|\bconfirmacao (?:de|da|do) (?:sua |seu )?(?:${pt}|aula|presenca)\b|\bobrigad[ao] por (?:reservar|agendar)\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:vous avez|a|vient de|avez bien) (?:reserve|reserver|recu une (?:nouvelle )?reservation)\b|\bs'est inscrite?\b|\b${fr}\b${gap}\b(?:est|a ete|a bien ete) (?:confirmee?|enregistree?|effectuee?|prise en compte)|\bconfirmons votre ${fr}\b`,
  ],
  [
    'booking_confirmed',
    4,
    String.raw`\bnouvelle ${fr}\b|\b${fr} confirmee?\b|\bconfirmation de (?:votre |la )?${fr}\b|\bmerci (?:pour|de) votre reservation\b`,
  ],
];

export const phrases: readonly Phrase[] = sources.map(([event, weight, source]) => ({
  event,
  weight,
  pattern: new RegExp(source),
}));

/** A sentence that speaks of what may happen, or of the rules. */
export const conditional =
  /\b(?:if|unless|whether|should you|in case|when you|whenever|can|cannot|can't|may|might|must|could|would|won't|policy|policies|up to|within|less than|at least|no later|until|window|refund(?:s|ed)? (?:only|will|if)|(?:late )?cancell?ation (?:and|fee|charge)|no[- ]show|to cancel|want to|need to|wish to|remember|free to|easily)\b|(?:^|[,;¿(] ?|\b(?:que|pero|y|e|o) )si (?!e?sta)|\b(?:en caso|puedes?|podras?|podra|pueden|debes?|politicas?|hasta|menos de|antes de|al menos|recuerda|recordar|cuando|para cancelar|deseas?|necesitas?|quieres|penaliz\w*)\b|\b(?:caso|se (?:voce|precisar|quiser|nao|desejar|for|houver|cancelar|o aluno|a aula)|pode|podera|podem|deve|ate \d|menos de|antes d[aeo]|pelo menos|lembre|quando|para cancelar|deseja|precisa|multa)\b|\b(?:si vous|si le|en cas|pouvez|pourrez|peut|devez|politique|jusqu'a|moins de|avant le|au moins|rappelez|lorsque|pour annuler|souhaitez)\b/;

/** What a mail is about when it is no reservation, by the words of its subject or first sentences. */
export const otherKinds: readonly (readonly [reason: string, subject: RegExp, body: RegExp])[] = [
  [
    'It is a reminder of a class that was booked before.',
    /\b(?:reminder|don't forget|upcoming (?:class|booking|reservation)|starts (?:in|soon)|(?:is|class) tomorrow|see you tomorrow|getting ready|recordatorio|recuerda|no (?:te )?olvides|proxima clase|tu clase (?:es )?(?:manana|empieza)|te esperamos|lembrete|lembre-se|nao (?:se )?esqueca|proxima aula|sua aula (?:e )?(?:amanha|comeca)|rappel|n'oubliez pas|prochain cours|votre cours (?:est )?demain)\b/,
    /\b(?:(?:this is|just) an? (?:friendly |quick )?reminder|reminder (?:that|of|for) (?:your|you)|don't forget (?:your|you|about)|(?:te |le )recordamos (?:que tienes|tu|su|que tu)|(?:este |esto )?es un recordatorio|no olvides tu|lembramos (?:que voce|a sua|da sua|que a sua|que tem)|(?:este e )?um lembrete|nous vous rappelons (?:que vous|votre)|ceci est un rappel)\b/,
  ],
  [
    'It is about a refund, not about a place in a class.',
    /\b(?:refund|refunded|reembolso|devolucion|estorno|remboursement|rembourse|credit(?:s)? (?:returned|restored)|reembolsado)\b/,
    /\b(?:(?:your|the|a) refund (?:of|has|was|is|for)|we(?:'ve| have)? (?:issued|processed)\b.{0,40}\brefund|has been refunded|reembolso (?:de|por|ha|foi|fue)|hemos reembolsado|estorno (?:de|foi)|remboursement (?:de|a))\b/,
  ],
  [
    'A place came free or somebody waits for one: nothing is booked by it.',
    /\b(?:wait(?:ing)?[- ]?list|waitlisted|standby|lista de espera|liste d'attente|spot (?:has )?opened|se libero un lugar|vaga (?:disponivel|liberada))\b/,
    /\b(?:(?:added|joined|are|been placed|now|is) (?:to |on |in )?(?:the |a )?wait(?:ing)?[- ]?list|(?:en|a|na|sur|em) (?:la |uma |una )?(?:lista de espera|liste d'attente))\b/,
  ],
  [
    'It is a question or a message, which somebody has to read.',
    /\b(?:new message|message from|nuevo mensaje|mensaje de|nova mensagem|mensagem de|nouveau message|message de|question|pregunta|duvida|consulta)\b/,
    /\b(?:wrote|escribio|escreveu|a ecrit|says|dice|diz)\s?:/,
  ],
  [
    'It asks for an opinion, or is an advertisement or a report.',
    /\b(?:how was|rate your|review|feedback|survey|newsletter|special offer|% off|discount|promo\w*|offer|sale|invite a friend|refer|welcome|weekly|monthly|summary|report|payout|statement|digest|new feature|webinar|as seen|como estuvo|como fue|califica|opinion|encuesta|novedades|oferta|descuento|bienvenid[oa]|resumen|semanal|mensual|reporte|como foi|avalie|pesquisa|novidades|desconto|bem-vind[oa]|resumo|relatorio|repasse|falta pouco|comment (?:etait|s'est)|votre avis|avis|nouveautes|remise|bienvenue|resume|hebdomadaire|rapport|password|contrasena|senha|mot de passe|verify|verifica|verifique|security alert|sign-in|login)\b/,
    /\b(?:unsubscribe from (?:marketing|this newsletter)|how was your|rate your (?:class|experience)|como estuvo tu|califica tu|como foi (?:sua|a sua)|avalie (?:sua|a)|comment s'est passe)\b/,
  ],
  [
    'It is about a payment or a purchase, not about a place in a class.',
    /\b(?:receipt|invoice|payment|purchase|purchased|order|subscription|membership|package|class pack|credits?|billing|recibo|factura|pago|compra|pedido|suscripcion|membresia|paquete|bono|creditos|cobro|fatura|pagamento|assinatura|mensalidade|pacote|plano|cobranca|recu|facture|paiement|achat|commande|abonnement|forfait)\b/,
    /\b(?:thank(?:s| you) for your (?:purchase|order|payment)|payment (?:was|has been|is) (?:received|successful|processed)|gracias por tu (?:compra|pago)|(?:tu|su) pago (?:ha sido|fue)|seu pagamento foi|obrigad[oa] pel[ao] (?:compra|pagamento)|merci pour votre (?:achat|paiement|commande)|(?:tu|seu|sua|your) (?:package|paquete|pacote|membership|membresia|assinatura|plano|bono|class pack) )/,
  ],
];

/** Changes of a reservation that are neither a booking nor a cancellation. */
export const changes =
  /\b(?:rescheduled|has been moved|has changed|time change|new time|schedule change|change of (?:instructor|time)|changed to|reprogramad[ao]|reagendad[ao]|remarcad[ao]|cambio de (?:horario|instructor|coach|clase)|mudanca de (?:horario|professor)|cambio en|alteracao|deplacee?|reportee?|changement d)\b/;

/** Requests that nobody has answered yet. */
export const pending =
  /\b(?:booking request|reservation request|pending (?:approval|confirmation)|awaiting (?:approval|confirmation)|requested a (?:booking|class)|solicitud de reserva|pendiente de (?:confirmacion|aprobacion)|por confirmar|solicitacao de (?:reserva|agendamento)|aguardando (?:confirmacao|aprovacao)|demande de reservation|en attente de confirmation)\b/;

/** The end of a membership or a plan, which is no place in a class. */
export const membershipEnd =
  /\b(?:cancell?\w*|cancelad[ao]|cancelacion|cancelamento|annul\w*)\b.{0,40}\b(?:membership|subscription|plan|account|membresia|suscripcion|cuenta|assinatura|plano|conta|abonnement|compte)\b|\b(?:membership|subscription|plan|account|membresia|suscripcion|cuenta|assinatura|plano|conta|abonnement|compte)\b.{0,40}\b(?:cancell?\w*|cancelad[ao]|cancelacion|cancelamento|annule\w*)\b/;
