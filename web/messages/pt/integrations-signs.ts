import { counted, wordFor } from '../counted.ts';

export const itsLastSignsCouldNotBe = (message: string) =>
  `Não foi possível carregar a atividade recente. ${message}`;
export const lastBookingHeard = 'Última reserva recebida';
export const lastNumberConfirmed = 'Último número confirmado';
export const noneInTheLast = (heardDays: number) =>
  `Nenhuma ${wordFor(heardDays, 'no último dia', `nos últimos ${counted(heardDays, 'dia', 'dias')}`)}`;
export const noneYet = 'Nenhum ainda';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} às ${classLocalTime}`;
export const setByYou = ', definidas por você';
export const placesOfClass = (places: number, how: string, cls: string) =>
  `${counted(places, 'vaga', 'vagas')}${how}: ${cls}`;
