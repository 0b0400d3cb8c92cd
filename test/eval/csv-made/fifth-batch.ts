import { styles, type Layout } from './layout.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Exports that were written after the reader was improved with the other batches, and before it read any of these. */
export const fifthBatch: readonly Layout[] = [
  {
    source: 'ezfacility',
    kind: 'bookings',
    style: us,
    columns: `Reservation # | booking_reference | code
Client | customer_name | person
Session Name | class_name | class
Reservation Date | class_date | date
Reservation Time | class_time | time
Venue | room | room
Trainer | - | person
Package Used | booking_type | payment
Session Revenue | studio_revenue | money
Date Entered | booked_at | moment`,
  },
  {
    source: 'rezdy',
    kind: 'bookings',
    style: us,
    columns: `Order number | booking_reference | code
Order created | booked_at | moment
Product name | class_name | class
Session start | class_date+class_time | dateTime
Participant first name | customer_name | first
Participant last name | customer_name | last
Resource | room | room
Price option | booking_type | payment
Order total | booking_price | money
Supplier income | studio_revenue | money
Agent commission | marketplace_fee | money`,
  },
  {
    source: 'arketa',
    kind: 'bookings',
    style: us,
    columns: `Class name | class_name | class
Class date | class_date | date
Class time | class_time | time
Class location | room | room
Instructor | - | person
Student | customer_name | person
Student email | customer_email | email
Purchase type | booking_type | payment
Attributed revenue | studio_revenue | money
Reservation placed | booked_at | moment
Checked in? | - | yesNo`,
  },
  {
    source: 'reservio',
    kind: 'bookings',
    style: uk,
    columns: `Service | class_name | class
Date | class_date | date
Time from | class_time | time
Time to | - | endTime
Room | room | room
Name | customer_name | person
Email | customer_email | email
Pass | booking_type | payment
Income | studio_revenue | money
Booked | booked_at | moment
Source | booking_source | source`,
  },
  {
    source: 'xplor',
    kind: 'bookings',
    style: uk,
    columns: `Member No | - | id
Member | customer_name | person
Activity | class_name | class
Activity Date | class_date | date
Activity Time | class_time | time
Facility | room | room
Tariff Name | booking_type | payment
Yield | studio_revenue | money
Transaction Date | booked_at | moment`,
  },
  {
    source: 'gladstone',
    kind: 'bookings',
    style: uk,
    columns: `Person | customer_name | person
Booking Name | class_name | class
Start | class_date+class_time | dateTime
Location | room | room
Subscription | booking_type | payment
Apportioned Income | studio_revenue | money
Made On | booked_at | moment
Made Via | booking_source | source`,
  },
  {
    source: 'dinasoft',
    kind: 'bookings',
    style: es,
    columns: `Nombre socio | customer_name | person
Actividad reservada | class_name | class
Fecha | class_date | date
Hora entrada | class_time | time
Sala | room | room
Cuota | booking_type | payment
Importe por visita | studio_revenue | money
Reserva hecha el | booked_at | moment
Reserva hecha por | booking_source | source`,
  },
  {
    source: 'gimnet',
    kind: 'bookings',
    style: mx,
    columns: `Socio | customer_name | person
Clase | class_name | class
Día de clase | class_date | date
Hora de clase | class_time | time
Salón | room | room
Paquete usado | booking_type | payment
Ingreso real | studio_revenue | money
Momento de reserva | booked_at | moment
Cancelada | - | yesNo`,
  },
  {
    source: 'cloudgym',
    kind: 'bookings',
    style: br,
    columns: `Nome | customer_name | person
E-mail | customer_email | email
Atividade | class_name | class
Data da atividade | class_date | date
Hora da atividade | class_time | time
Sala | room | room
Modalidade de plano | booking_type | payment
Valor por presença | studio_revenue | money
Reservou em | booked_at | moment`,
  },
  {
    source: 'resamania',
    kind: 'bookings',
    style: fr,
    columns: `Nom | customer_name | last
Prénom | customer_name | first
Cours | class_name | class
Date | class_date | date
Heure | class_time | time
Studio | room | room
Offre | booking_type | payment
Revenu net | studio_revenue | money
Date et heure de réservation | booked_at | moment`,
  },
  {
    source: 'fitogram',
    kind: 'bookings',
    style: de,
    columns: `Kundenname | customer_name | person
Kurs | class_name | class
Kursdatum | class_date | date
Kurszeit | class_time | time
Kursraum | room | room
Tarif | booking_type | payment
Erlös | studio_revenue | money
Buchung erstellt am | booked_at | moment`,
  },
  {
    source: 'wodify',
    kind: 'schedule',
    style: us,
    columns: `Program | - | category
Class Name | class_name | class
Class Date | class_date | date
Class Start Time | class_time | time
Class End Time | - | endTime
Coach | instructor | person
Location | room | room
Reservation Limit | total_capacity | capacity
Reservations | current_bookings | booked`,
  },
  {
    source: 'ubindi',
    kind: 'schedule',
    style: us,
    columns: `Class | class_name | class
Starts | class_date+class_time | dateTime
Ends | - | endDateTime
Teacher | instructor | person
Room name | room | room
Spots | total_capacity | capacity
Sign-ups | current_bookings | booked`,
  },
  {
    source: 'clubspark',
    kind: 'schedule',
    style: uk,
    columns: `Course | class_name | class
Session date | class_date | date
Start time | class_time | time
End time | - | endTime
Lead coach | instructor | person
Court | room | room
Places | total_capacity | capacity
Booked places | current_bookings | booked
Places left | free_places | few`,
  },
  {
    source: 'provis-horario',
    kind: 'schedule',
    style: es,
    columns: `Nombre actividad | class_name | class
Fecha actividad | class_date | date
H. inicio | class_time | time
H. fin | - | endTime
Monitor | instructor | person
Espacio deportivo | room | room
Plazas totales | total_capacity | capacity
Plazas ocupadas | current_bookings | booked`,
  },
  {
    source: 'gympro',
    kind: 'schedule',
    style: mx,
    columns: `Disciplina | class_name | class
Día | class_date | date
Hora | class_time | time
Instructor asignado | instructor | person
Salón asignado | room | room
Lugares disponibles en total | total_capacity | capacity
Lugares apartados | current_bookings | booked`,
  },
  {
    source: 'sisgym',
    kind: 'schedule',
    style: br,
    columns: `Turma | class_name | class
Data | class_date | date
Começa às | class_time | time
Termina às | - | endTime
Prof. | instructor | person
Sala | room | room
Cap. máx. | total_capacity | capacity
Matriculados | current_bookings | booked`,
  },
  {
    source: 'planning-fr',
    kind: 'schedule',
    style: fr,
    columns: `Discipline | class_name | class
Date | class_date | date
Horaire | class_time | time
Coach | instructor | person
Salle | room | room
Capacité | total_capacity | capacity
Réservations | current_bookings | booked
Annulations | - | few`,
  },
  {
    source: 'stundenplan',
    kind: 'schedule',
    style: de,
    columns: `Titel | class_name | class
Datum | class_date | date
Startzeit | class_time | time
Endzeit | - | endTime
Trainerin | instructor | person
Raum | room | room
Maximale Teilnehmerzahl | total_capacity | capacity
Gebuchte Plätze | current_bookings | booked`,
  },
  {
    source: 'sawayo',
    kind: 'bookings',
    style: iso,
    columns: `attendee_full_name | customer_name | person
attendee_email | customer_email | email
class_title | class_name | class
starts_on | class_date | date
starts_at | class_time | time
room_name | room | room
entitlement_name | booking_type | payment
net_revenue | studio_revenue | money
created_at | booked_at | moment
updated_at | - | moment`,
  },
];
