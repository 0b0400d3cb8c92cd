import { styles, type Layout } from './layout.ts';

const { us, uk, es, mx, br, fr, de } = styles;

/** Timetables that studios keep in a spreadsheet. */
export const sixthSchedules: readonly Layout[] = [
  {
    source: 'sheet-timetable',
    kind: 'schedule',
    style: us,
    columns: `Day | class_date | date
Starts at | class_time | time
Ends at | - | endTime
Workout | class_name | class
Coached by | instructor | person
Room | room | room
Max | total_capacity | capacity
In | current_bookings | booked`,
  },
  {
    source: 'sheet-rota',
    kind: 'schedule',
    style: uk,
    columns: `Date | class_date | date
Slot | class_time | time
Session | class_name | class
Who's teaching | instructor | person
Space | room | room
Mats | total_capacity | capacity
Taken | current_bookings | booked
Still free | free_places | few`,
  },
  {
    source: 'hoja-horarios',
    kind: 'schedule',
    style: mx,
    columns: `Día | class_date | date
Empieza | class_time | time
Termina | - | endTime
Clase | class_name | class
Profe | instructor | person
Salón | room | room
Cupo | total_capacity | capacity
Apuntados | current_bookings | booked`,
  },
  {
    source: 'cuadrante-monitores',
    kind: 'schedule',
    style: es,
    columns: `Fecha | class_date | date
De | class_time | time
A | - | endTime
Actividad dirigida | class_name | class
La da | instructor | person
Sala | room | room
Aforo | total_capacity | capacity
Van | current_bookings | booked
Quedan | free_places | few`,
  },
  {
    source: 'grade-estudio',
    kind: 'schedule',
    style: br,
    columns: `Dia | class_date | date
Das | class_time | time
Às | - | endTime
Aula | class_name | class
Quem dá | instructor | person
Sala | room | room
Lotação | total_capacity | capacity
Já reservados | current_bookings | booked
Sobram | free_places | few`,
  },
  {
    source: 'planning-feuille',
    kind: 'schedule',
    style: fr,
    columns: `Jour | class_date | date
Début | class_time | time
Fin | - | endTime
Cours | class_name | class
Donné par | instructor | person
Salle | room | room
Tapis | total_capacity | capacity
Inscrites | current_bookings | booked`,
  },
  {
    source: 'kursliste',
    kind: 'schedule',
    style: de,
    columns: `Wann | class_date+class_time | dateTime
Kurs | class_name | class
Leitung | instructor | person
Ort | room | room
Max. TN | total_capacity | capacity
Angemeldet | current_bookings | booked
Frei | free_places | few`,
  },
];
