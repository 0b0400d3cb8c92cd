import { counted } from '../counted.ts';

export const classInRoom = (className: string, room: string) => `${className} (${room})`;
export const twoClasses = (first: string, second: string) => `${first} y ${second}`;
export const kenkoListsTheSecond = (day: string, localTime: string, more: number) =>
  `Las dos empiezan el ${day} a las ${localTime}${more > 0 ? `, y en ${counted(more, 'horario más', 'horarios más')} de las próximas dos semanas` : ''}. Kenko muestra la segunda.`;
export const fileNamesTheSecond = (day: string, localTime: string, more: number) =>
  `Las dos empiezan el ${day} a las ${localTime}${more > 0 ? `, y en ${counted(more, 'horario más', 'horarios más')}` : ''}. Un archivo nombró la segunda.`;
export const bookingsFileNamesTheSecond = (day: string, localTime: string) =>
  `Un archivo de reservas nombra la segunda el ${day} a las ${localTime}. No está en tu horario, así que sus reservas se omitieron. Si es la misma clase, vuelve a importar ese archivo después de responder.`;
export const theSameClass = (first: string, second: string) => `Es la misma clase: ${first} y ${second}`;
export const theSameClassTitle = 'Es la misma clase';
export const twoDifferentClasses = (first: string, second: string) =>
  `Son dos clases distintas: ${first} y ${second}`;
export const twoDifferentClassesTitle = 'Son dos clases distintas';
export const ifTheyAreTheSameCupo =
  'Si las dos son la misma clase, sus lugares se están vendiendo dos veces. Cupo puede unirlas en una sola clase con todas las reservas. Esto no se puede deshacer.';
export const classesThatMayBeThereTwice = 'Clases que quizá estén dos veces en tu horario';
export const yourAnswerCouldNotBeSaved = 'No se pudo guardar tu respuesta. Inténtalo de nuevo.';
export const savedYourAnswerHoldsForEvery =
  'Guardado. Tu respuesta vale para los dos nombres a cualquier hora. Dos clases pasan a ser una en cuanto los marketplaces dejan de vender la segunda.';
