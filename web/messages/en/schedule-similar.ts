import { counted } from '../counted.ts';

export const classInRoom = (className: string, room: string) => `${className} (${room})`;
export const twoClasses = (first: string, second: string) => `${first} and ${second}`;
export const kenkoListsTheSecond = (day: string, localTime: string, more: number) =>
  `Both start on ${day} at ${localTime}${more > 0 ? `, and at ${counted(more, 'more time')} until two weeks from now` : ''}. Kenko lists the second one.`;
export const fileNamesTheSecond = (day: string, localTime: string, more: number) =>
  `Both start on ${day} at ${localTime}${more > 0 ? `, and at ${counted(more, 'more time')}` : ''}. A file named the second one.`;
export const bookingsFileNamesTheSecond = (day: string, localTime: string) =>
  `A bookings file names the second one on ${day} at ${localTime}. It is not in your schedule, so its bookings were left out. If it is the same class, import that file again after your answer.`;
export const theSameClass = (first: string, second: string) => `The same class: ${first} and ${second}`;
export const theSameClassTitle = 'The same class';
export const twoDifferentClasses = (first: string, second: string) =>
  `Two different classes: ${first} and ${second}`;
export const twoDifferentClassesTitle = 'Two different classes';
export const ifTheyAreTheSameCupo =
  'If both are the same class, its places are being sold twice. Cupo can make them one class with all bookings. This cannot be undone.';
export const classesThatMayBeThereTwice = 'Classes that may be in your schedule twice';
export const yourAnswerCouldNotBeSaved = 'Your answer could not be saved. Please try again.';
export const savedYourAnswerHoldsForEvery =
  'Saved. Your answer holds for both names at every time. Two classes become one as soon as marketplaces no longer sell the second one.';
