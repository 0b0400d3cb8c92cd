/** A sentence about possible events, or about rules. */
export const conditional =
  /\b(?:if|unless|whether|should you|in case|when you|whenever|can|cannot|can't|(?<!\d[a-z]{0,2},? )may(?! \d)|might|must|could|would|won't|policy|policies|up to|within|less than|at least|no later|until|window|refund(?:s|ed)? (?:only|will|if)|(?:late )?cancell?ation (?:and|fee|charge)|no[- ]show|to cancel|want to|need to|wish to|remember|free to|easily|all (?:the )?(?:places|spots|seats|classes)|fully booked|sold out|is full|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|limited|will be (?:confirmed|cancell?ed|booked|charged)|automatically|\d+ (?:bookings|reservations|reservas|reservaciones|agendamentos|inscripciones|inscricoes|inscrits|inscritos|cancellations|cancelaciones|cancelamentos))\b|(?:^|[,;¿(] ?|\b(?:que|pero|y|e|o) )si (?!e?sta)|\b(?:en caso|puedes?|podras?|podra(?! (?:impartir|dar))|pueden|debes?|politicas?|hasta|menos de|antes de|al menos|recuerda|recordar|cuando|para cancelar|deseas?|necesitas?|quieres|penaliz\w*)\b|\b(?:caso|se (?:voce|precisar|quiser|nao|desejar|for|houver|cancelar|o aluno|a aula)|pode|podera|podem|deve|ate \d|menos de|antes d[aeo]|pelo menos|lembre|quando|para cancelar|deseja|precisa|multa)\b|\b(?:si vous|si le|en cas|pouvez|pourrez|peut|devez|politique|jusqu'a|moins de|avant le|au moins|rappelez|lorsque|pour annuler|souhaitez)\b/;

/** A kind of e-mail that is not a reservation. */
export interface OtherMailKind {
  readonly reason: string;
  readonly subject: RegExp;
  readonly body: RegExp;
  /** Whether such an e-mail may also confirm a booking; then a person reviews it. */
  readonly confirms: boolean;
}

/** E-mails that are not reservations, recognised by the words of their subject or first sentences. */
export const otherKinds: readonly OtherMailKind[] = [
  {
    reason: 'It is a reminder of an earlier booking.',
    subject:
      /\b(?:reminder|don't forget|upcoming (?:class|booking|reservation)|starts (?:in|soon)|coming up|(?:is|class) tomorrow|see you tomorrow|getting ready|recordatorio|recuerda|no (?:te )?olvides|proxima clase|tu clase (?:es )?(?:manana|empieza)|te esperamos|lembrete|lembre-se|nao (?:se )?esqueca|proxima aula|sua aula (?:e )?(?:amanha|comeca)|rappel|n'oubliez pas|prochain cours|votre cours (?:est )?demain)\b/,
    body: /\b(?:(?:this is|just) an? (?:friendly |quick )?reminder|reminder (?:that|of|for) (?:your|you)|don't forget (?:your|you|about)|(?:te |le )recordamos (?:que tienes|tu|su|que tu)|(?:este |esto )?es un recordatorio|no olvides tu|lembramos (?:que voce|a sua|da sua|que a sua|que tem)|(?:este e )?um lembrete|nous vous rappelons (?:que vous|votre)|ceci est un rappel)\b/,
    confirms: false,
  },
  {
    reason: 'It is about a refund, not about a place in a class.',
    subject:
      /\b(?:refund|refunded|reembolso|devolucion|estorno|remboursement|rembourse|credit(?:s)? (?:returned|restored)|reembolsado)\b/,
    body: /\b(?:(?:your|the|a) refund (?:of|has|was|is|for)|we(?:'ve| have)? (?:issued|processed)\b.{0,40}\brefund|has been refunded|reembolso (?:de|por|ha|foi|fue)|hemos reembolsado|estorno (?:de|foi)|remboursement (?:de|a))\b/,
    confirms: false,
  },
  {
    reason: 'It is about a free place or a waiting list: nothing was booked.',
    subject:
      /\b(?:wait(?:ing)?[- ]?list|waitlisted|standby|lista de espera|liste d'attente|spot (?:has )?opened|se libero un lugar|vaga (?:disponivel|liberada))\b/,
    body: /\b(?:(?:added|joined|are|been placed|now|is) (?:to |on |in )?(?:the |a )?wait(?:ing)?[- ]?list|(?:en|a|na|sur|em) (?:la |uma |una )?(?:lista de espera|liste d'attente))\b/,
    confirms: false,
  },
  {
    reason: 'It is a question or a message that a person has to read.',
    subject:
      /\b(?:new message|message from|nuevo mensaje|mensaje de|nova mensagem|mensagem de|nouveau message|message de|question|pregunta|duvida|consulta)\b/,
    body: /\b(?:wrote|escribio|escreveu|a ecrit|says|dice|diz)\s?:/,
    confirms: false,
  },
  {
    reason: 'It is a survey, an advertisement or a report.',
    subject:
      /\b(?:how was|rate your|review|feedback|survey|newsletter|special offer|% off|discount|promo\w*|offer|sale|invite a friend|refer|welcome|weekly|monthly|at a glance|your day|your week|daily|recap|summary|report|payout|deposit sent|virement|versement|transferencia|liquidacion|statement|digest|new feature|webinar|as seen|como estuvo|como fue|califica|opinion|encuesta|novedades|oferta|descuento|bienvenid[oa]|resumen|del dia|semanal|mensual|reporte|como foi|avalie|pesquisa|novidades|desconto|bem-vind[oa]|resumo|relatorio|repasse|do dia|falta pouco|comment (?:etait|s'est)|votre avis|avis|nouveautes|remise|bienvenue|resume|hebdomadaire|rapport|password|contrasena|senha|mot de passe|verify|verifica|verifique|security alert|sign-in|login)\b/,
    body: /\b(?:(?:today's|tomorrow's|this week's) (?:classes|bookings|schedule|sessions)|unsubscribe from (?:marketing|this newsletter)|how was your|rate your (?:class|experience)|como estuvo tu|califica tu|como foi (?:sua|a sua)|avalie (?:sua|a)|comment s'est passe)\b/,
    confirms: false,
  },
  {
    reason: 'It is about a payment or a purchase, not about a place in a class.',
    subject:
      /\b(?:receipt|invoice|payment|purchase|purchased|order|subscription|membership|upgraded?|your plan|package|class pack|credits?|billing|recibo|factura|pago|compra|pedido|suscripcion|membresia|paquete|bono|creditos|cobro|tarifas?|precios?|rates?|pricing|fees?|fatura|precos?|tarifs?|pagamento|assinatura|mensalidade|pacote|plano|cobranca|recu|facture|paiement|achat|commande|abonnement|forfait)\b/,
    body: /\b(?:thank(?:s| you) for your (?:purchase|order|payment)|payment (?:was|has been|is) (?:received|successful|processed)|gracias por tu (?:compra|pago)|(?:tu|su) pago (?:ha sido|fue)|seu pagamento foi|obrigad[oa] pel[ao] (?:compra|pagamento)|merci pour votre (?:achat|paiement|commande)|(?:tu|seu|sua|your) (?:package|paquete|pacote|membership|membresia|assinatura|plano|bono|class pack) )/,
    confirms: true,
  },
];

/** A client who came from a waiting list into the class has a place. */
export const offTheWaitingList =
  /\b(?:moved|promoted|bumped|upgraded|transferred|cleared|taken|pulled)\b.{0,40}\b(?:off|from|out of) (?:the |a |your |our )?(?:wait(?:ing)?[- ]?list|standby)|\b(?:off|from) (?:the |a )?wait(?:ing)?[- ]?list\b.{0,40}\b(?:into|booked|confirmed)\b|\b(?:paso|promovid[oa]|ascendid[oa]|salio|avanzo)\b.{0,20}\blista de espera|\blista de espera\b.{0,40}\b(?:ya tiene|ahora tiene|tiene (?:su|un) lugar|quedo confirmad[oa])|\b(?:saiu|promovid[oa]|passou|avancou)\b.{0,20}\b(?:lista|fila) de espera|\b(?:lista|fila) de espera\b.{0,40}\b(?:agora tem|ja tem|tem (?:sua|uma) vaga|foi confirmad[oa])|\b(?:sorti[er]?s?|passee?)\b.{0,20}\bliste d'attente/;

/** Reservations of tables, rooms and journeys. */
export const foreign =
  /\b(?:table (?:for|booking|reservation)|restaurant|hotel|hostel|check-?out|flight|itinerary|boarding|car rental|rental car|airbnb|mesa para|reserva de mesa|habitacion|hospedaje|vuelo|voo|hospedagem|quarto|table pour|chambre)\b/;

/** No-shows. */
export const missed =
  /\b(?:did not (?:attend|show)|didn't (?:attend|show)|no[- ]shows?|missed (?:your|the|their) (?:class|session)|no asistio|no se presento|inasistencia|nao compareceu|faltou|absence|ne s'est pas present)/;

/** Changes of a reservation that are neither a booking nor a cancellation. */
export const changes =
  /\b(?:rescheduled|has been moved|has changed|time change|new time|schedule change|change of (?:instructor|time)|changed to|reprogramad[ao]|reagendad[ao]|remarcad[ao]|cambio de (?:horario|instructor|coach|clase)|mudanca de (?:horario|professor)|cambio en|alteracao|deplacee?|reportee?|changement d)\b/;

/** Requests without an answer yet. */
export const pending =
  /\b(?:booking request|reservation request|pending (?:approval|confirmation)|awaiting (?:approval|confirmation)|requested a (?:booking|class)|solicitud de reserva|pendiente de (?:confirmacion|aprobacion)|por confirmar|solicitacao de (?:reserva|agendamento)|aguardando (?:confirmacao|aprovacao)|demande de reservation|en attente de confirmation)\b/;

/** The end of a membership or a plan, which is not a place in a class. */
export const membershipEnd =
  /\b(?:cancell?\w*|cancelad[ao]|cancelacion|cancelamento|annul\w*)\b.{0,40}\b(?:membership|subscription|plan|account|membresia|suscripcion|cuenta|assinatura|plano|conta|abonnement|compte)\b|\b(?:membership|subscription|plan|account|membresia|suscripcion|cuenta|assinatura|plano|conta|abonnement|compte)\b.{0,40}\b(?:cancell?\w*|cancelad[ao]|cancelacion|cancelamento|annule\w*)\b/;
