/**
 * Words in cells that hint at the meaning of their column, normalised to lower case without accents. Each pattern is
 * matched against a whole cell.
 */
const word = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${alternatives})(?:$|[^\p{L}])`, 'u');

/** Marketplaces' names as exports write them. */
export const marketplaceWords =
  /\b(?:fit ?pass|wellhub|gym ?pass|total ?pass|class ?pass|urban sports(?: club)?|ken[kn]?o)\b/;

/** How a visit is paid. */
export const paymentWords = word(
  String.raw`drop[ -]?in|walk[ -]?in|(?:class|session|visit|clase|aula|sesion|clases|aulas|sessions|classes|credits?)[ -](?:pack|card|pass|package)|packs?|package|pass|punch card|membership|member|unlimited|ilimitad[oa]s?|illimite|intro(?:ductory)?(?: offer)?|new (?:student|client)|trial|comp(?:limentary)?|guest pass|free class|gift card|staff|single(?: class| visit)?|first (?:class|visit)|monthly|annual|weekly|membresia|mensualidad|mensual|anual|mensalidade|mensal|trimestral|semestral|plano|plan|paquete|pacote|bono|abono|clase suelta|suelta|sueltas|aula avulsa|avuls[oa]s?|experimental|prueba|clase de prueba|cortesia|cortesias|invitad[oa]|convidad[oa]|diaria|diario|pase|passe|tarjeta|direct|directo|direta|direto|marketplace|forfait|abonnement|carnet|essai|seance a l.unite|monatsabo|jahresabo|abo|\d+er[ -]?karte|mehrfachkarte|tageskarte|einzelstunde|probestunde|probetraining|mitgliedschaft|socio|regular|beca|bolsa|voucher|promo(?:cion|cao)?`,
);

/** Ways of paying. They say less about a visit than the purchased product does. */
export const tenderWords = word(
  String.raw`cash|efectivo|dinheiro|credit card|debit card|debit|credito|debito|card|tarjeta|cartao|pix|boleto|transferencia|transfer|stripe|paypal|mercado ?pago|check|cheque|visa|mastercard|amex|credit`,
);

/** Words for the channel of a booking. */
export const sourceWords = word(
  String.raw`web|website|web site|sitio web|site|online|en linea|app|ios|android|mobile|movil|celular|aplicacion|aplicativo|aplicacao|widget|front[ _-]?desk|reception|recepcion|recepcao|kiosk|kiosco|totem|staff|admin|manual|phone|telefono|telefone|whatsapp|instagram|facebook|google|email|api|portal|desktop|tablet|client|consumer|branded app|balcao|mostrador|presencial|walk[ -]?in|other|otro|outros|cliente|partner|marketplace|internet|site proprio|importa\w*|system|sistema`,
);

/** Statuses of a booking or a class. */
export const statusWords =
  /^(?:booked|reserved|confirmed|confirmad[oa]s?|reservad[oa]s?|attended|asistio|asistida|presente|present|checked[ -]?in|signed[ -]?in|no[ -]?show(?:ed)?|late[ -]?cancel(?:l?ed|lation)?|early[ -]?cancel(?:l?ed)?|cancel(?:l?ed)?|cancelad[oa]s?|cancelo|ausente|absent|faltou|falto|falta|waitlist(?:ed)?|lista de espera|en espera|em espera|pending|pendiente|pendente|active|activ[oa]|ativ[oa]|inactive|inactiv[oa]|inativ[oa]|completed?|completad[oa]|finalizad[oa]|realizad[oa]|concluid[oa]|scheduled|programad[oa]|agendad[oa]|open|closed|abiert[oa]|cerrad[oa]|full|llen[oa]|lotad[oa]|registered|enrolled|participation|user|user_cancel\w*|center_cancel\w*|participo|asistira|paid|unpaid|pagad[oa]|pago|published|draft|deleted|expired|available|compareceu|nao compareceu|no asistio|inscrit[oa]|annule|confirme|booked_\w+|no_show|late_cancel\w*|cancelled_\w+)$/;

export const roomWords = word(
  String.raw`studio|estudio|room|sala|salon|salao|hall|floor|piso|pool|piscina|alberca|box|ring|azotea|terraza|terraco|rooftop|garden|jardin|jardim|court|cancha|quadra|gym|gimnasio|ginasio|area|zona|zone|arena|loft|stage|lab|barn|lounge|espacio|espaco|tatami|mezzanine|annex|theater|theatre|patio|salle|main|principal|reformer|cycling|upstairs|downstairs|basement|outdoor|classroom|aula|park|parque|beach|playa|praia|virtual|suite|deck|raum|kursraum|saal|halle`,
);

export const classWords = word(
  String.raw`yoga|pilates|spin(?:ning)?|cycl(?:e|ing)|barre|hiit|box(?:ing|eo|e)?|zumba|cross ?fit|functional|funcional|strength|fuerza|meditation|meditacion|meditacao|dance|danza|danca|baile|stretch(?:ing)?|estiramiento|alongamento|vinyasa|hatha|yin|ashtanga|bikram|reformer|mat|tone|cardio|core|gap|abs|aqua\w*|hidro\w*|natacion|natacao|swim\w*|jump|muay thai|jiu[ -]?jitsu|bjj|judo|karate|kick ?boxing|capoeira|ballet|salsa|bachata|tango|hip[ -]?hop|jazz|latin|k[ -]?pop|flow|power|bootcamp|wod|trx|body\w*|rumba|step|aerobic\w*|calistenia|calisthenics|mobility|movilidad|mobilidade|running|correr|corrida|rowing|remo|ride|sculpt|burn|tabata|lagree|prenatal|kids|beginners?|iniciantes?|principiantes?|intermediate|intermedio|advanced|avanzado|level|nivel|foundations?|open gym|gymnastics|ginastica|gimnasia|ciclismo|musculacao|musculacion|acro\w*|pole|aerial|aereo|lpo|training|entrenamiento|treino|workshop|taller|class|clase|aula|bike|tai ?chi|chi kung|restorative|nidra|sculpt|fit\w*|metcon|combat|pump|fighting|luta|lucha|sparring|climb\w*|escalada|padel|tenis|tennis|futbol|soccer|choreo\w*|ballroom|zouk|contemporary|tanz|boxen|boxe|velo`,
);

export const weekdayWords =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|seg(?:unda)?(?:[ -]feira)?|ter(?:ca)?(?:[ -]feira)?|qua(?:rta)?(?:[ -]feira)?|qui(?:nta)?(?:[ -]feira)?|sex(?:ta)?(?:[ -]feira)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\.?(?:\s*[/,&-]\s*\S+)*$/;

export const yesNoWords =
  /^(?:yes|no|true|false|y|n|t|f|si|s|sim|nao|verdadero|falso|verdadeiro|x|oui|non|0|1)$/;
