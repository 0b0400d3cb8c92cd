import { counted } from '../counted.ts';

export const noHeaderRow = 'El archivo no tiene encabezado. Revisa qué contiene cada columna.';
export const noDataRows = 'El archivo no tiene filas con datos.';
export const bookingDatesAmbiguous =
  'Las fechas de reserva pueden leerse como día/mes o como mes/día. Revísalas.';
export const classTimesUnreadable = 'Las horas de las clases no están en un formato que podamos leer.';
export const classTimesZoned =
  'Las horas de las clases traen zona horaria y se muestran en la zona de tu estudio.';
export const asLastTime = 'Las columnas se leen como la última vez.';
export const asOtherStudios =
  'Las columnas se leen como otros estudios las confirmaron para archivos con este encabezado.';
export const rowsAboveHeader = (rows: number) =>
  `${counted(rows, 'fila omitida', 'filas omitidas')} antes del encabezado.`;
export const headerRepeated = (times: number) =>
  `El encabezado aparece ${counted(times, 'vez', 'veces')} en el archivo; las repeticiones se omiten.`;
export const totalsLeftOut = (rows: number) =>
  `${counted(rows, 'fila omitida', 'filas omitidas')} por contener totales.`;
export const singleTextsLeftOut = (rows: number) =>
  `${counted(rows, 'fila omitida', 'filas omitidas')} por contener un solo texto.`;
export const raggedRows = (rows: number) =>
  `${counted(rows, 'fila tiene', 'filas tienen')} un número de celdas distinto al del encabezado. Un texto que contiene el separador de las columnas debe ir entre comillas.`;
export const datesAreNumbers = (column: string) =>
  `Las fechas de "${column}" son números de hoja de cálculo. Da formato de fecha a la columna y vuelve a exportarla.`;
export const datesContradict = (column: string) =>
  `Algunas fechas de "${column}" empiezan por el día y otras por el mes. Corrígelas y elige el formato de fecha.`;
export const datesAmbiguous = (column: string) =>
  `Las fechas de "${column}" pueden leerse como día/mes o como mes/día. Elige el formato de fecha.`;
export const datesUnreadable = (column: string) =>
  `Las fechas de "${column}" no están en un formato que podamos leer.`;
export const priceAsRevenue = (column: string) =>
  `"${column}" se toma como lo que una reserva le deja al estudio.`;
export const cancelledAsBooked = (column: string) =>
  `"${column}" indica que algunas reservas se cancelaron, pero ninguna columna dice cuándo, así que contarían como reservadas. Quita esas filas del archivo o agrega una columna con la hora de la cancelación.`;
export const waitingAsBooked = (column: string) =>
  `"${column}" indica que algunos clientes están en lista de espera. Contarían como reservados. Quita esas filas del archivo.`;
export const placesAsOne = (column: string) =>
  `"${column}" indica que algunas reservas son para varios lugares, pero cada fila cuenta como uno. Elige “Lugares reservados” o “Acompañantes” para ella, o agrega una fila por cada lugar adicional.`;
export const guestsAsPlaces = (column: string) =>
  `"${column}" se toma como todos los lugares de una reserva, incluido el del cliente. Si solo cuenta a las personas que trae el cliente, elige “Acompañantes” para ella.`;
export const classesLeftOut = (column: string) =>
  `Las clases canceladas según "${column}" se omiten. Si alguna está por darse en tu horario, se cancela y se cierran sus lugares abiertos; si sigue ahí, el resultado la nombra.`;
export const bookingsLeftOut = (column: string) =>
  `Las filas que "${column}" marca como canceladas, sin hora de cancelación, cancelan la reserva si ya se conoce; si no, se omiten. Las filas en lista de espera se omiten.`;
export const fieldsMissing = (fields: string) => `No encontramos una columna para: ${fields}.`;
export const quoted = (column: string) => `"${column}"`;
export const classNameUncertain = (column: string, others: string) =>
  `"${column}" se lee como el nombre de la clase, pero también podría estar en ${others}. Elige la columna correcta.`;
