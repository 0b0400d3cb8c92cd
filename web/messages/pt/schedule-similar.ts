import { counted } from '../counted.ts';

export const classInRoom = (className: string, room: string) => `${className} (${room})`;
export const twoClasses = (first: string, second: string) => `${first} e ${second}`;
export const kenkoListsTheSecond = (day: string, localTime: string, more: number) =>
  `As duas começam em ${day} às ${localTime}${more > 0 ? `, e em mais ${counted(more, 'horário', 'horários')} das próximas duas semanas` : ''}. O Kenko mostra a segunda.`;
export const theSameClass = (first: string, second: string) => `É a mesma aula: ${first} e ${second}`;
export const theSameClassTitle = 'É a mesma aula';
export const twoDifferentClasses = (first: string, second: string) =>
  `São duas aulas diferentes: ${first} e ${second}`;
export const twoDifferentClassesTitle = 'São duas aulas diferentes';
export const ifTheyAreTheSameCupo =
  'Cada uma tem as próprias vagas, então, se forem a mesma, as vagas são vendidas duas vezes. Nesse caso, o Cupo faz delas uma só aula com todas as reservas, e isso não pode ser desfeito.';
export const classesThatMayBeThereTwice = 'Aulas que talvez estejam duas vezes na sua grade';
export const yourAnswerCouldNotBeSaved = 'Não foi possível salvar sua resposta. Tente novamente.';
export const savedYourAnswerHoldsForEvery =
  'Salvo. Sua resposta vale para os dois nomes em qualquer horário. O Cupo altera a grade quando tiver lido o Kenko de novo.';
