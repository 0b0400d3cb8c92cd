import { counted } from '../counted.ts';

export const itsLastSignsCouldNotBe = (message: string) => `Its last signs could not be loaded. ${message}`;
export const lastBookingHeard = 'Last booking heard';
export const lastNumberConfirmed = 'Last number confirmed';
export const noneInTheLast = (heardDays: number) => `None in the last ${counted(heardDays, 'day')}`;
export const noneYet = 'None yet';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} at ${classLocalTime}`;
export const setByYou = ', set by you';
export const placesOfClass = (places: number, how: string, cls: string) =>
  `${counted(places, 'place')}${how}: ${cls}`;
