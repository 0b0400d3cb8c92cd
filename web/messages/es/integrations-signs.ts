import { counted, wordFor } from '../counted.ts';

export const itsLastSignsCouldNotBe = (message: string) =>
  `No se pudo cargar su actividad reciente. ${message}`;
export const lastBookingHeard = 'Última reserva recibida';
export const lastNumberConfirmed = 'Último número confirmado';
export const noneInTheLast = (heardDays: number) =>
  `Ninguna en ${wordFor(heardDays, 'el último día', `los últimos ${counted(heardDays, 'día', 'días')}`)}`;
export const noneYet = 'Ninguno todavía';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} a las ${classLocalTime}`;
export const setByYou = ', puestos por ti';
export const placesOfClass = (places: number, how: string, cls: string) =>
  `${counted(places, 'lugar', 'lugares')}${how}: ${cls}`;
