import type { PhraseSource } from './phrase.ts';
import { en, es, fr, gap, pt, userEn, userEs, userFr, userPt } from './phrase-parts.ts';

/** Phrases that say that a client cancelled a booking. */
export const clientPhrases: readonly PhraseSource[] = [
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:has |have |just )?(?:unenrolled|unregistered|unbooked|withdrawn|withdrew|dropped out)\b|\bdesinscri(?:te?|ption)\b|\bse dio de baja\b|\bdesinscreveu\b|\bdesist(?:encia|io|iu) d[aeo]\b`,
  ],
  // A booking was cancelled, and the e-mail says by whom.
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
    String.raw`\b(?:has |have |just )?(?:cancell?ed|deleted|removed|withdrawn) (?:their|his|her|your|the following|a|an|the|out of) (?:[a-z]+ ){0,3}?(?:${en}|class|lesson|course)\b`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\b(?:late|early|user|member|customer|client|guest)[- ]cancell?(?:ed|ation)\b(?! fee| polic| window| charge| and| may| will| is| are)`,
  ],
  [
    'booking_cancelled',
    5,
    String.raw`\bcancelacion (?:tardia|fuera de (?:tiempo|plazo|horario)|de ultim[ao] (?:hora|momento|minuto)|anticipada)\b(?! (?:se|tiene|tendra|genera|sera|aplica|puede|implica))|\bcancelamento (?:tardio|fora (?:do|de) (?:prazo|horario|tempo)|de ultima hora|antecipado)\b(?! (?:tem|tera|gera|sera|pode|implica))|\bannulation (?:tardive|hors delai|de derniere minute)\b(?! (?:entraine|sera|est|peut))`,
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
];
