import { counted } from '../counted.ts';

export const classInRoom = (className: string, room: string) => `${className} (${room})`;
export const twoClasses = (first: string, second: string) => `${first} e ${second}`;
export const kenkoListsTheSecond = (day: string, localTime: string, more: number) =>
  `As duas começam em ${day} às ${localTime}${more > 0 ? `, e em mais ${counted(more, 'horário', 'horários')} das próximas duas semanas` : ''}. O Kenko mostra a segunda.`;
export const fileNamesTheSecond = (day: string, localTime: string, more: number) =>
  `As duas começam em ${day} às ${localTime}${more > 0 ? `, e em mais ${counted(more, 'horário', 'horários')}` : ''}. Um arquivo mencionou a segunda.`;
export const bookingsFileNamesTheSecond = (day: string, localTime: string) =>
  `Um arquivo de reservas menciona a segunda em ${day} às ${localTime}. Ela não está na sua grade, então as reservas dela ficaram de fora. Se for a mesma aula, importe esse arquivo de novo depois de responder.`;
export const theSameClass = (first: string, second: string) => `É a mesma aula: ${first} e ${second}`;
export const theSameClassTitle = 'É a mesma aula';
export const twoDifferentClasses = (first: string, second: string) =>
  `São duas aulas diferentes: ${first} e ${second}`;
export const twoDifferentClassesTitle = 'São duas aulas diferentes';
export const ifTheyAreTheSameCupo =
  'Se as duas são a mesma aula, as vagas estão sendo vendidas duas vezes. O Cupo pode uni-las em uma só aula com todas as reservas. Isso não pode ser desfeito.';
export const classesThatMayBeThereTwice = 'Aulas que talvez estejam duas vezes na sua grade';
export const yourAnswerCouldNotBeSaved = 'Não foi possível salvar sua resposta. Tente novamente.';
export const savedYourAnswerHoldsForEvery =
  'Salvo. Sua resposta vale para os dois nomes em qualquer horário. Duas aulas passam a ser uma assim que os marketplaces deixam de vender a segunda.';
