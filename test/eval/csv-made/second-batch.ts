import { styles, type Layout } from './layout.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Exports that were not used to develop the column reader. */
export const secondBatch: readonly Layout[] = [
  {
    source: 'gymmaster',
    kind: 'bookings',
    style: uk,
    columns: `Member | customer_name | person
Class Booked | class_name | class
Class Date | class_date | date
Start | class_time | time
Studio | room | room
Membership Type | booking_type | payment
Income Per Visit | studio_revenue | money
Booked Online At | booked_at | moment
Trainer | - | person`,
  },
  {
    source: 'clubworx',
    kind: 'schedule',
    style: uk,
    columns: `Event Name | class_name | class
Style | - | category
Event Date | class_date | date
From | class_time | time
To | - | endTime
Instructor Name | instructor | person
Location | room | room
Class Limit | total_capacity | capacity
Bookings | current_bookings | booked
Attendances | - | few`,
  },
  {
    source: 'legitfit',
    kind: 'schedule',
    style: uk,
    columns: `Class Name | class_name | class
Date | class_date | date
Start | class_time | time
Finish | - | endTime
Coach Name | instructor | person
Room Name | room | room
Spaces | total_capacity | capacity
Spaces Filled | current_bookings | booked
Spaces Left | free_places | few`,
  },
  {
    source: 'fitli',
    kind: 'bookings',
    style: us,
    columns: `Event | class_name | class
Event Type | - | category
Start Date | class_date | date
Start Time | class_time | time
Room/Area | room | room
First | customer_name | first
Last | customer_name | last
E-mail | customer_email | email
Paid Using | booking_type | payment
Your Earnings | studio_revenue | money
Signup Date | booked_at | moment`,
  },
  {
    source: 'bookwhen',
    kind: 'bookings',
    style: iso,
    columns: `Entry | class_name | class
Entry date | class_date | date
Entry time | class_time | time
Location name | room | room
Attendee | customer_name | person
Ticket | booking_type | payment
Ticket cost | booking_price | money
Amount received | studio_revenue | money
Booking made | booked_at | moment
Booking reference | booking_reference | code`,
  },
  {
    source: 'simplybook',
    kind: 'bookings',
    style: iso,
    columns: `Code | booking_reference | code
Start date/time | class_date+class_time | dateTime
Service | class_name | class
Provider | - | person
Client name | customer_name | person
Client email | customer_email | email
Location | room | room
Membership used | booking_type | payment
Payment received | studio_revenue | money
Record date | booked_at | moment`,
  },
  {
    source: 'trainingym',
    kind: 'schedule',
    style: es,
    columns: `Actividad colectiva | class_name | class
Familia | - | category
Fecha sesión | class_date | date
Hora comienzo | class_time | time
Hora finalización | - | endTime
Técnico | instructor | person
Zona | room | room
Aforo máximo | total_capacity | capacity
Reservas confirmadas | current_bookings | booked
En espera | - | few`,
  },
  {
    source: 'provis',
    kind: 'bookings',
    style: { ...es, currency: '€' },
    columns: `Nº abonado | - | id
Abonado | customer_name | person
Actividad | class_name | class
Fecha actividad | class_date | date
Hora actividad | class_time | time
Dependencia | room | room
Tipo de abono | booking_type | payment
Importe neto | studio_revenue | money
Fecha de la reserva | booked_at | moment
Origen reserva | booking_source | source`,
  },
  {
    source: 'agendapro',
    kind: 'bookings',
    style: mx,
    columns: `ID Reserva | booking_reference | code
Cliente | customer_name | person
Servicio | class_name | class
Categoría de servicio | - | category
Prestador | - | person
Fecha de realización | class_date | date
Hora de realización | class_time | time
Sala o recurso | room | room
Plan utilizado | booking_type | payment
Monto pagado | studio_revenue | money
Fecha de creación | booked_at | moment
Estado | status | status`,
  },
  {
    source: 'w12',
    kind: 'schedule',
    style: br,
    columns: `Nome da atividade | class_name | class
Tipo | - | category
Data da aula | class_date | date
Hora início | class_time | time
Hora fim | - | endTime
Ministrante | instructor | person
Sala/Espaço | room | room
Nº de vagas | total_capacity | capacity
Vagas ocupadas | current_bookings | booked
Vagas livres | - | few`,
  },
  {
    source: 'sca',
    kind: 'bookings',
    style: { ...br, currency: 'R$ ' },
    columns: `Nome do aluno | customer_name | person
Aula agendada | class_name | class
Data | class_date | date
Horário | class_time | time
Sala | room | room
Tipo de plano | booking_type | payment
Receita por aula | studio_revenue | money
Data/hora do agendamento | booked_at | moment
Professor | - | person
Situação | status | status`,
  },
  {
    source: 'gestunet',
    kind: 'schedule',
    style: fr,
    columns: `Nom du cours | class_name | class
Famille | - | category
Date | class_date | date
Heure début | class_time | time
Heure fin | - | endTime
Professeur | instructor | person
Lieu | room | room
Capacité max | total_capacity | capacity
Nombre de réservations | current_bookings | booked`,
  },
  {
    source: 'yumego',
    kind: 'bookings',
    style: { ...fr, currency: '€' },
    columns: `Client | customer_name | person
Adresse e-mail | customer_email | email
Séance | class_name | class
Jour de la séance | class_date | date
Heure de la séance | class_time | time
Salle | room | room
Abonnement utilisé | booking_type | payment
Revenu studio | studio_revenue | money
Date d'inscription | booked_at | moment`,
  },
  {
    source: 'magicline',
    kind: 'schedule',
    style: de,
    columns: `Kurs | class_name | class
Kurskategorie | - | category
Datum | class_date | date
Startzeit | class_time | time
Endzeit | - | endTime
Kursleiter | instructor | person
Kursraum | room | room
Maximale Plätze | total_capacity | capacity
Buchungen | current_bookings | booked`,
  },
];
