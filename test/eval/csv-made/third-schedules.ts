import { styles, type Layout } from './layout.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Schedules of the third batch. */
export const thirdSchedules: readonly Layout[] = [
  {
    source: 'perfectgym',
    kind: 'schedule',
    style: uk,
    columns: `Club | - | site
ClassType | class_name | class
ClassCategory | - | category
TrainerInstructor | instructor | person
Zone | room | room
Start date | class_date | date
Time | class_time | time
Users Limit | total_capacity | capacity
UserActive | current_bookings | booked
UserPresent | - | few`,
  },
  {
    source: 'virtuagym',
    kind: 'schedule',
    style: uk,
    columns: `Activity | class_name | class
Date | class_date | date
Starts at | class_time | time
Ends at | - | endTime
Employee | instructor | person
Room | room | room
Max. places | total_capacity | capacity
Members booked | current_bookings | booked
Waiting list | - | few`,
  },
  {
    source: 'upper-hand',
    kind: 'schedule',
    style: us,
    columns: `Session Title | class_name | class
Session Date | class_date | date
Session Start | class_time | time
Session End | - | endTime
Staff Assigned | instructor | person
Resource | room | room
Registration Limit | total_capacity | capacity
Total Registered | current_bookings | booked
Spots Remaining | free_places | few`,
  },
  {
    source: 'events-calendar',
    kind: 'schedule',
    style: iso,
    columns: `Event Name | class_name | class
Event Start Date | class_date | date
Event Start Time | class_time | time
Event End Time | - | endTime
Event Venue Name | room | room
Event Organizer Name | instructor | person
Event Category | - | category
Event Capacity | total_capacity | capacity
Attendees | current_bookings | booked`,
  },
  {
    source: 'resasports',
    kind: 'schedule',
    style: es,
    columns: `Actividad | class_name | class
Día | class_date | date
Inicio | class_time | time
Fin | - | endTime
Instalación | room | room
Técnico | instructor | person
Cupo máximo | total_capacity | capacity
Inscritos | current_bookings | booked
Lista de espera | - | few`,
  },
  {
    source: 'boxmagic',
    kind: 'schedule',
    style: mx,
    columns: `Disciplina | class_name | class
Fecha | class_date | date
Hora inicio | class_time | time
Hora término | - | endTime
Coach | instructor | person
Lugar | room | room
Cupos totales | total_capacity | capacity
Cupos tomados | current_bookings | booked
Cupos disponibles | free_places | few`,
  },
  {
    source: 'evo',
    kind: 'schedule',
    style: br,
    columns: `Atividade | class_name | class
Dt. atividade | class_date | date
Hr. início | class_time | time
Hr. fim | - | endTime
Área | room | room
Professor | instructor | person
Lotação | total_capacity | capacity
Inscritos | current_bookings | booked
Fila de espera | - | few`,
  },
  {
    source: 'deciplus',
    kind: 'schedule',
    style: fr,
    columns: `Cours | class_name | class
Date de la séance | class_date | date
Heure de début | class_time | time
Heure de fin | - | endTime
Coach | instructor | person
Salle | room | room
Places | total_capacity | capacity
Inscrits | current_bookings | booked
Liste d'attente | - | few`,
  },
  {
    source: 'kursplan',
    kind: 'schedule',
    style: de,
    columns: `Kursname | class_name | class
Tag | class_date | date
Beginn | class_time | time
Ende | - | endTime
Trainer | instructor | person
Ort | room | room
Teilnehmer max. | total_capacity | capacity
Teilnehmer gebucht | current_bookings | booked
Warteliste | - | few`,
  },
  {
    source: 'fliip',
    kind: 'schedule',
    style: us,
    columns: `Class name | class_name | class
When | class_date+class_time | dateTime
Taught by | instructor | person
Where | room | room
Seats | total_capacity | capacity
Taken | current_bookings | booked
Left | - | few
Level | - | level`,
  },
  {
    source: 'gymdesk',
    kind: 'schedule',
    style: us,
    columns: `Program | - | category
Session | class_name | class
Day of Week | - | category
Date | class_date | date
From | class_time | time
To | - | endTime
Coach | instructor | person
Mat Area | room | room
Limit | total_capacity | capacity
Reserved | current_bookings | booked`,
  },
  {
    source: 'turnosweb',
    kind: 'schedule',
    style: mx,
    columns: `Servicio | class_name | class
Fecha turno | class_date | date
Desde | class_time | time
Hasta | - | endTime
Profesional | instructor | person
Consultorio/Sala | room | room
Vacantes totales | total_capacity | capacity
Turnos ocupados | current_bookings | booked`,
  },
];
