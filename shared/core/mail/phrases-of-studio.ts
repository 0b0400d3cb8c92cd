import type { PhraseSource } from './phrase.ts';
import { gap, studioEn, studioEs, studioFr, studioPt } from './phrase-parts.ts';

/** Phrases that say that the studio cancelled a class. */
export const studioPhrases: readonly PhraseSource[] = [
  // The studio itself cancelled, and the e-mail says so.
  ['class_cancelled', 6, String.raw`\b(?:cancell?ed|called off) (?:by|at the request of) ${studioEn}\b`],
  [
    'class_cancelled',
    6,
    String.raw`\b${studioEn} (?:has |have |had to |was forced to |is )?cancell?(?:ed|ing)?\b(?! polic| fee| window)`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\bwe(?:'ve| have| had to| have had to| were forced to| are forced to| must| need to| regret to)? cancell?(?:ed)?\b${gap}\b(?:class|session|workshop|course|lesson)`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:due to|because of) (?:low|insufficient|unforeseen|illness|the instructor)\b${gap}\bcancell?ed\b|\bcancell?ed (?:due to|because of) (?:low|insufficient|unforeseen|illness|an? illness|instructor|weather)\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:sorry|unfortunately|regret|apologi[sz]e)\b${gap}\b(?:class|session|lesson|course|workshop)\b${gap}\b(?:cancell?ed|called off)\b`,
  ],
  ['class_cancelled', 6, String.raw`\bcancelad[ao]s? ${studioEs}\b`],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:hemos|tuvimos que|nos vimos obligad[oa]s a|debimos|tenemos que|vamos a|nos vemos en la necesidad de) cancela(?:r|do)\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:el|la|tu) (?:estudio|gimnasio|coach|instructora?|profesora?|escuela|centro|entrenadora?) (?:ha |tuvo que )?cancel(?:o|ado|ar)\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:lamentamos|lamentablemente|desafortunadamente|sentimos|lo sentimos|por desgracia|disculpa)\b${gap}\b(?:clase|sesion|taller)\b${gap}\b(?:cancel|suspend)`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:lamentamos|lamentablemente|desafortunadamente|sentimos|lo sentimos|por desgracia|te informamos)\b${gap}\b(?:cancelacion|suspension) de (?:la|tu|su|la siguiente) clase`,
  ],
  ['class_cancelled', 6, String.raw`\bcancelad[ao]s? pel[ao] ${studioPt}\b`],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:tivemos (?:de|que)|fomos obrigados a|precisamos|vamos|teremos que) cancelar\b|\bcancelamos a (?:aula|sua aula|turma)`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:[ao]|sua|seu) ${studioPt} (?:teve que |precisou )?cancel(?:ou|ar)\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:lamentamos|infelizmente|sentimos muito|pedimos desculpa)\b${gap}\b(?:aula|sessao|treino|turma)\b${gap}\bcancel`,
  ],
  ['class_cancelled', 6, String.raw`\bannulee?s? par ${studioFr}\b`],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:nous (?:avons|sommes)|avons) (?:du|ete contraints d'|contraints d'|oblige[es]* d')\s?annuler\b|\bnous avons annule (?:le|votre|ce) cours\b`,
  ],
  [
    'class_cancelled',
    6,
    String.raw`\b(?:malheureusement|desoles?|regret)${gap}\b(?:cours|seance|atelier)\b${gap}\bannule`,
  ],
  // The class was cancelled, and the e-mail does not say by whom.
  [
    'class_cancelled',
    4,
    String.raw`\b(?:your|the|this|following|upcoming|a|group) (?:class|session|lesson|workshop|course)\b(?! (?:reservation|booking|registration|pass|pack|card|credit))${gap}\b(?:has|have|was|is|been|had to be) (?:been |now )?(?:cancell?ed|called off)\b`,
  ],
  [
    'class_cancelled',
    4,
    String.raw`\b(?:la|tu|su|esta|siguiente) (?:clase|sesion)\b${gap}\b(?:ha sido|fue|ha quedado|quedo|se ha|esta|sera) (?:cancelad[ao]|suspendid[ao])`,
  ],
  [
    'class_cancelled',
    4,
    String.raw`\b(?:a|sua|tua|esta|seguinte) (?:aula|sessao|turma)\b${gap}\b(?:foi|esta|sera) (?:cancelad[ao]|suspens[ao])`,
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
];
