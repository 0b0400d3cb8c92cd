import { styles, type Layout } from './layout.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Bookings and schedules with the rarest titles, which few systems use for a column. */
export const fourthBatch: readonly Layout[] = [
  {
    source: 'zingfit',
    kind: 'bookings',
    style: us,
    columns: `Rider | customer_name | person
Rider Email | customer_email | email
Ride | class_name | class
Ride Date | class_date | date
Ride Time | class_time | time
Room | room | room
Series Used | booking_type | payment
Revenue/Visit | studio_revenue | money
Enrolled On | booked_at | moment
Spot | - | spot`,
  },
  {
    source: 'mytime',
    kind: 'bookings',
    style: us,
    columns: `Location | room | room
Class/Event | class_name | class
Clients | customer_name | person
Attendee Type | booking_type | payment
Session On | class_date | date
Session At | class_time | time
Gross Revenue | booking_price | money
Net Revenue | studio_revenue | money
Put In On | booked_at | moment`,
  },
  {
    source: 'ptminder',
    kind: 'bookings',
    style: uk,
    columns: `Event | class_name | class
Participant | customer_name | person
Event Date | class_date | date
Event Time | class_time | time
Location | room | room
Package | booking_type | payment
Total Cost | studio_revenue | money
Logged | booked_at | moment
Status | status | status`,
  },
  {
    source: 'sportrick',
    kind: 'bookings',
    style: es,
    columns: `Persona | customer_name | person
Curso | class_name | class
Fecha del curso | class_date | date
Hora del curso | class_time | time
Área | room | room
Servicio utilizado | booking_type | payment
Importe neto sin IVA | studio_revenue | money
Fecha inscripción | booked_at | moment
Canal de inscripción | booking_source | source`,
  },
  {
    source: 'treinomais',
    kind: 'bookings',
    style: br,
    columns: `Matriculado | customer_name | person
Aula | class_name | class
Dia da aula | class_date | date
Horário da aula | class_time | time
Local | room | room
Tipo de acesso | booking_type | payment
Receita líquida | studio_revenue | money
Momento da reserva | booked_at | moment`,
  },
  {
    source: 'heitz',
    kind: 'bookings',
    style: fr,
    columns: `Adhérent | customer_name | person
Cours réservé | class_name | class
Date du créneau | class_date | date
Heure du créneau | class_time | time
Espace | room | room
Prestation | booking_type | payment
CA HT | studio_revenue | money
Date de réservation | booked_at | moment`,
  },
  {
    source: 'yolawo',
    kind: 'bookings',
    style: de,
    columns: `Kunde | customer_name | person
Angebot | class_name | class
Termin | class_date | date
Beginn | class_time | time
Veranstaltungsort | room | room
Ticketart | booking_type | payment
Nettobetrag | studio_revenue | money
Buchungsdatum | booked_at | moment`,
  },
  {
    source: 'rezerv',
    kind: 'bookings',
    style: iso,
    columns: `Booking no. | booking_reference | code
User | customer_name | person
Class title | class_name | class
Held on | class_date | date
Held at | class_time | time
Venue | room | room
Pass type | booking_type | payment
Studio earnings | studio_revenue | money
Placed at | booked_at | moment`,
  },
  {
    source: 'omnify',
    kind: 'schedule',
    style: us,
    columns: `Service Name | class_name | class
Slot Date | class_date | date
Slot Start | class_time | time
Slot End | - | endTime
Facility | room | room
Staff | instructor | person
Total Slots | total_capacity | capacity
Slots Booked | current_bookings | booked
Slots Available | free_places | few`,
  },
  {
    source: 'gymcatch',
    kind: 'schedule',
    style: uk,
    columns: `Session | class_name | class
Day | class_date | date
Start | class_time | time
Duration | - | duration
Lead | instructor | person
Venue | room | room
Max spaces | total_capacity | capacity
Spaces booked | current_bookings | booked
Waitlist | - | few`,
  },
  {
    source: 'cronos',
    kind: 'schedule',
    style: es,
    columns: `Clase dirigida | class_name | class
Fecha | class_date | date
Hora de comienzo | class_time | time
Hora de finalización | - | endTime
Monitor/a | instructor | person
Sala | room | room
Nº plazas | total_capacity | capacity
Plazas reservadas | current_bookings | booked
Plazas libres | free_places | few`,
  },
  {
    source: 'actuasports',
    kind: 'schedule',
    style: br,
    columns: `Treino | class_name | class
Data | class_date | date
Das | class_time | time
Às | - | endTime
Instrutor responsável | instructor | person
Sala | room | room
Limite de alunos | total_capacity | capacity
Alunos inscritos | current_bookings | booked`,
  },
  {
    source: 'viaoptima',
    kind: 'schedule',
    style: fr,
    columns: `Intitulé du cours | class_name | class
Jour | class_date | date
Début | class_time | time
Fin | - | endTime
Intervenant | instructor | person
Lieu | room | room
Nombre de places | total_capacity | capacity
Places réservées | current_bookings | booked`,
  },
  {
    source: 'kurszeit',
    kind: 'schedule',
    style: de,
    columns: `Kursbezeichnung | class_name | class
Kurstag | class_date | date
Von | class_time | time
Bis | - | endTime
Leitung | instructor | person
Saal | room | room
Max. Teilnehmerzahl | total_capacity | capacity
Anmeldungen | current_bookings | booked`,
  },
  {
    source: 'pilatesya',
    kind: 'schedule',
    style: mx,
    columns: `Nombre de la clase | class_name | class
Fecha de inicio | class_date | date
Hora de inicio | class_time | time
Maestra | instructor | person
Estudio | room | room
Capacidad máxima | total_capacity | capacity
Lugares vendidos | current_bookings | booked
Lugares restantes | - | few`,
  },
  {
    source: 'bookla',
    kind: 'bookings',
    style: iso,
    columns: `Reference | booking_reference | code
Guest | customer_name | person
Activity | class_name | class
Activity starts | class_date+class_time | dateTime
Space | room | room
Tariff | booking_type | payment
Studio gets | studio_revenue | money
Request received | booked_at | moment`,
  },
];
