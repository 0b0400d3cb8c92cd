import type { PhraseSource } from './phrase.ts';
import { en, es, fr, gap, pt } from './phrase-parts.ts';

/** Phrases that say that a booking was made. */
export const bookingPhrases: readonly PhraseSource[] = [
  // A booking was made.
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:class|lesson|session|course|event)\b(?! pass)${gap}\b(?:has been|was|is) (?:now )?(?:booked|reserved|scheduled|confirmed)\b|\bclase (?:ha sido |fue |quedo )?reservada\b|\baula reservada\b`,
  ],
  [
    'booking_confirmed',
    5,
    String.raw`\b(?:you(?:'ve| have)? )?(?:received|got|have) an? (?:new )?(?:[a-z-]+ ){0,2}?${en}\b(?! cancel)`,
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
    String.raw`\bnew (?:[a-z-]+ ){0,2}?${en}\b|\b${en} (?:confirmation|confirmed|received)\b|\bconfirmed:? |\bconfirmation (?:of|for) (?:your |the )?(?:[a-z]+ )?(?:${en}|class)\b|\bthank(?:s| you) for (?:booking|your (?:booking|reservation)|reserving|registering)\b|\b(?:class|lesson|session) (?:registration|booked|confirmed|confirmation|booking)\b(?! (?:has been |was |is )?(?:cancel|delet))|\breservation made by\b`,
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
    String.raw`\bnuev[ao] (?:${es}|reservacion)\b|\b(?:${es}|reservacion) nuev[ao]\b|\b(?:${es}|reservacion|clase) (?:confirmad|agendad|exitos)[ao]|\bconfirmacion de (?:tu |la |su )?(?:${es}|reservacion|clase|asistencia)\b|\breservacion de (?:la )?clase\b|\breserva de (?:la )?clase\b|\bgracias por (?:tu |su )?reserva`,
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
    String.raw`\bnov[ao] ${pt}\b|\b${pt} nov[ao]\b|\b(?:${pt}|aula) (?:confirmad|agendad|marcad)[ao]|\bconfirmacao (?:de|da|do) (?:sua |seu )?(?:${pt}|aula|presenca)\b|\bobrigad[ao] por (?:reservar|agendar)\b`,
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
