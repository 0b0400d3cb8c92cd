import { counted } from '../counted.ts';

export const cellCount = 'O número de células não é o do cabeçalho';
export const missing = (field: string) => `Falta o valor de ${field}`;
export const amount = 'deve ser um valor de 0 ou mais, por exemplo 12.50';
export const noSuchDay = 'indica um dia que esse mês não tem';
export const time = 'deve ser um horário, por exemplo 18:30 ou 6:30 PM';
export const wholeNumber = 'deve ser um número inteiro de 0 ou mais';
export const text = 'deve ser um texto';
export const plainText = 'não pode ter caracteres de controle nem caracteres que mudem a direção da escrita';
export const year = 'deve estar entre os anos 1900 e 2999';
export const aboveCapacity = 'não pode ser maior que a capacidade total';
export const noMarketplace = 'deve informar a plataforma';
export const bookedAfterClass = 'não pode ser mais de 31 dias depois da aula';
export const cancelledBeforeBooked = 'não pode ser anterior à reserva';
export const characters = (most: number) => `pode ter no máximo ${counted(most, 'caractere')}`;
export const places = (most: string) => `deve ser um número inteiro de 0 a ${most}`;
export const bookedPlaces = (most: string) => `deve ser um número inteiro de 1 a ${most}`;
export const highAmount = (most: string) => `não pode ser maior que ${most}`;
export const bookings = (most: number) =>
  `uma aula pode ter no máximo ${counted(most, 'reserva')} por arquivo`;
export const date = (format: string) => `deve ser uma data no formato ${format}`;
export const dateWithTime = (format: string) => `deve ser uma data no formato ${format}, com ou sem horário`;
export const skippedTime = (day: string, hour: string) =>
  `deve ser um horário que exista: em ${day} os relógios pulam ${hour}`;
export const togetherAboveCapacity = (sum: string, capacity: string) =>
  `as vagas das plataformas (${sum}) não podem somar mais que a capacidade total (${capacity})`;
export const sameClass = (row: string) => `A linha ${row} diz outra coisa da mesma aula`;
