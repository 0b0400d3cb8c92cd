import { level } from './level.ts';

/** Words that occur in names of classes, and hardly ever in people's names. */
const words =
  /(?<![a-z])(?:yoga|pilates|barre|spin|spinning|cycl\w*|bike|hiit|cross ?(?:fit|training)?|box|boxe|boxeo|boxing|muay|jiu|karate|judo|capoeira|danc\w*|danza|danse|zumba|ballet|func(?:t?ional)|functional|strength|fuerza|forca|stretch\w*|core|abs|gluteos?|trx|reformer|vinyasa|hatha|yin|nidra|ashtanga|kundalini|flow|mat|aqua\w*|hidro\w*|natac\w*|swim\w*|sculpt|tone|pump|combat|body\w*|training|entren\w*|entrain\w*|treino|workout|wod|bootcamp|meditat\w*|breath\w*|circuit\w*|cardio|gym|fitness|level|nivel|niveau|beginners?|principiantes|iniciantes|debutants?|intermedi\w*|avancado|avanzado|prenatal|mobility|movilidad|acro\w*|aerial|pole|kettlebell|lifting|step|tabata|class|lesson|clase|aula|cours|session|seance|workshop|taller)(?![a-z])/;

/** Whether a text contains a word that occurs in names of classes. */
export const resemblesClass = (text: string): boolean => words.test(level(text));
