/** Monday to Friday of the week that begins on 23 November 2026, with the day before the month, as in Spanish. */
const days = ['23', '24', '25', '26', '27'];
const lines = (rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`;

/** A schedule as a Spanish spreadsheet program saves it: semicolons, accents, date and time in one column. */
export const spanishSchedule = (): string =>
  lines([
    'Clase;Fecha y hora;Cupo;Salón;Profesor',
    ...days.flatMap((day) => [
      `Yoga suave;${day}/11/2026 07:00;20;Salón Azul;Ana Muñoz`,
      `Ciclo;${day}/11/2026 18:30;24;Salón Rojo;Luis Peña`,
    ]),
  ]);

/** Bookings of the classes of the Spanish schedule, with decimal commas. The last booking is for an unknown class. */
export const spanishBookings = (): string =>
  lines([
    'Clase;Fecha y hora;Salón;Tipo de reserva;Ingreso del estudio;Reservado el;Cliente',
    ...days.flatMap((day, at) => [
      `Yoga suave;${day}/11/2026 07:00;Salón Azul;Fitpass;90,50;${14 + at}/11/2026 21:15;Eva ${at}`,
      `Ciclo;${day}/11/2026 18:30;Salón Rojo;Directo;180,00;${13 + at}/11/2026 08:05;Iván ${at}`,
    ]),
    'Zumba;24/11/2026 10:00;Salón Azul;Directo;150,00;20/11/2026 10:00;Olga',
  ]);

/** A file with meaningless column titles and ambiguous dates (day or month first). */
export const crypticSchedule = (): string =>
  lines([
    'A,B,C,D,E',
    ...['01/02/2027', '02/03/2027', '03/04/2027'].map((date) => `Barre,${date},09:00,12,3`),
  ]);

/** A schedule of a studio with one room, without a room column and with ambiguous dates. */
export const oneRoomSchedule = (): string =>
  lines([
    'Class name,Class date,Class time,Total capacity',
    ...['04/05/2027', '05/06/2027', '02/07/2027'].map((date) => `Barre,${date},mediodía,12`),
  ]);

/** A file whose column titles look like values, so that its header cannot be detected. */
export const codedSchedule = (): string =>
  lines(['c1;c2;c3;c4;c5', ...days.map((day) => `Danza;${day}/11/2026;20:00;Salón Verde;15`)]);

/** One class a day for 31 days in the template's columns; the last `bad` rows have no number of places. */
export const scheduleWithErrors = (bad: number): string =>
  lines([
    'class_name,class_date,class_time,total_capacity,room',
    ...Array.from({ length: 31 }, (_, at) => {
      const day = String(at + 1).padStart(2, '0');
      return `Pilates,2026-12-${day},09:00,${at < 31 - bad ? '10' : 'lots'},Studio B`;
    }),
  ]);

/** The given number of different bookings for the classes of the Spanish schedule, numbered from a start value. */
export function manyBookings(count: number, first = 0): string {
  const minute = (at: number): string =>
    new Date(Date.UTC(2026, 9, 1) + at * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  const row = (at: number): string => {
    const day = `2026-11-${days[at % days.length]}`;
    const which = at % 2 === 0 ? `Yoga suave,${day},07:00,Salón Azul` : `Ciclo,${day},18:30,Salón Rojo`;
    return `${which},direct,180.00,${minute(at)},Guest ${at}`;
  };
  return lines([
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
    ...Array.from({ length: count }, (_, at) => row(first + at)),
  ]);
}
