import { counted } from '../counted.ts';

export const cellCount = 'El número de celdas no es el del encabezado';
export const missing = (field: string) => `Falta el valor de ${field}`;
export const amount = 'debe ser un importe de 0 o más, por ejemplo 12.50';
export const noSuchDay = 'indica un día que ese mes no tiene';
export const time = 'debe ser una hora, por ejemplo 18:30 o 6:30 PM';
export const wholeNumber = 'debe ser un número entero de 0 o más';
export const text = 'debe ser un texto';
export const plainText =
  'no puede tener caracteres de control ni caracteres que cambien la dirección de la escritura';
export const year = 'debe estar entre los años 1900 y 2999';
export const aboveCapacity = 'no puede ser mayor que el cupo total';
export const noMarketplace = 'debe indicar la plataforma';
export const bookedAfterClass = 'no puede ser de más de 31 días después de la clase';
export const cancelledBeforeBooked = 'no puede ser anterior a la reserva';
export const characters = (most: number) =>
  `puede tener ${counted(most, 'carácter', 'caracteres')} como máximo`;
export const places = (most: string) => `debe ser un número entero de 0 a ${most}`;
export const bookedPlaces = (most: string) => `debe ser un número entero de 1 a ${most}`;
export const highAmount = (most: string) => `no puede ser mayor que ${most}`;
export const bookings = (most: number) =>
  `una clase puede tener ${counted(most, 'reserva')} por archivo como máximo`;
export const date = (format: string) => `debe ser una fecha con el formato ${format}`;
export const dateWithTime = (format: string) => `debe ser una fecha con el formato ${format}, con o sin hora`;
export const skippedTime = (day: string, hour: string) =>
  `debe ser una hora que exista: el ${day} los relojes se saltan las ${hour}`;
export const togetherAboveCapacity = (sum: string, capacity: string) =>
  `los lugares de las plataformas (${sum}) no pueden sumar más que el cupo total (${capacity})`;
export const sameClass = (row: string) => `La fila ${row} dice otra cosa de la misma clase`;
