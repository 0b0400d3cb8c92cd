import { styles, type Layout } from './layout.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Bookings of the third batch. */
export const thirdBookings: readonly Layout[] = [
  {
    source: 'eventbrite',
    kind: 'bookings',
    style: us,
    columns: `Order ID | booking_reference | code
Order Date | booked_at | moment
First Name | customer_name | first
Last Name | customer_name | last
Email | customer_email | email
Event Name | class_name | class
Event Start Date | class_date | date
Event Start Time | class_time | time
Venue Name | room | room
Ticket Type | booking_type | payment
Ticket Price | booking_price | money
Eventbrite Fees | marketplace_fee | money
Net Proceeds | studio_revenue | money
Attendee Status | status | status`,
  },
  {
    source: 'amelia',
    kind: 'bookings',
    style: iso,
    columns: `ID | - | id
Customer | customer_name | person
Customer Email | customer_email | email
Employee | - | person
Service | class_name | class
Location | room | room
Start Time | class_date+class_time | dateTime
End Time | - | endDateTime
Package Purchased | booking_type | payment
Price | booking_price | money
Paid Amount | studio_revenue | money
Created On | booked_at | moment`,
  },
  {
    source: 'fresha',
    kind: 'bookings',
    style: uk,
    columns: `Appt. ref | booking_reference | code
Channel | booking_source | source
Created date | booked_at | moment
Created by | - | person
Client | customer_name | person
Service | class_name | class
Scheduled date | class_date | date
Scheduled time | class_time | time
Duration | - | duration
Resource | room | room
Paid via | booking_type | payment
Net sales | studio_revenue | money`,
  },
  {
    source: 'session-ledger',
    kind: 'bookings',
    style: uk,
    columns: `Session type | class_name | class
Date | class_date | date
Session time | class_time | time
Space | room | room
Customer name | customer_name | person
Customer email | customer_email | email
Price option | booking_type | payment
Gross | booking_price | money
Net ex. tax | studio_revenue | money
Date of booking | booked_at | moment`,
  },
  {
    source: 'wix',
    kind: 'bookings',
    style: us,
    columns: `Booking ID | booking_reference | code
Registration Date | booked_at | moment
Session Date | class_date | date
Session Time | class_time | time
Service Name | class_name | class
Staff Member | - | person
Contact Name | customer_name | person
Contact Email | customer_email | email
Room / Resource | room | room
Pricing Plan | booking_type | payment
Amount Received | studio_revenue | money
Attendance | status | status`,
  },
  {
    source: 'square-appointments',
    kind: 'bookings',
    style: us,
    columns: `Class | class_name | class
Class Start | class_date+class_time | dateTime
Class Studio Room | room | room
Customer | customer_name | person
Instructor | - | person
Class Package | booking_type | payment
Revenue Collected | studio_revenue | money
Booking Created | booked_at | moment
Booking Channel | booking_source | source`,
  },
  {
    source: 'playtomic',
    kind: 'bookings',
    style: es,
    columns: `Localizador | booking_reference | code
Fecha de la clase | class_date | date
Hora de inicio | class_time | time
Hora de fin | - | endTime
Clase | class_name | class
Pista | room | room
Jugador | customer_name | person
Bono aplicado | booking_type | payment
Importe club | studio_revenue | money
Comisión plataforma | marketplace_fee | money
Reservado el | booked_at | moment
Origen | booking_source | source`,
  },
  {
    source: 'aimharder',
    kind: 'bookings',
    style: es,
    columns: `Atleta | customer_name | person
Correo electrónico | customer_email | email
Entreno | class_name | class
Día | class_date | date
Hora | class_time | time
Espacio | room | room
Tarifa contratada | booking_type | payment
Ingreso por sesión | studio_revenue | money
Fecha y hora de la reserva | booked_at | moment
Fecha de cancelación | cancelled_at | rareMoment`,
  },
  {
    source: 'fitco',
    kind: 'bookings',
    style: mx,
    columns: `Miembro | customer_name | person
Disciplina | class_name | class
Fecha de clase | class_date | date
Horario | class_time | time
Salón | room | room
Membresía | booking_type | payment
Monto | studio_revenue | money
Reserva creada | booked_at | moment
Canal | booking_source | source
Asistencia | - | yesNo`,
  },
  {
    source: 'next-fit',
    kind: 'bookings',
    style: br,
    columns: `Cliente | customer_name | person
Modalidade | class_name | class
Data da sessão | class_date | date
Início | class_time | time
Ambiente | room | room
Contrato | booking_type | payment
Valor do repasse | studio_revenue | money
Agendado em | booked_at | moment
Presença | - | yesNo`,
  },
  {
    source: 'bsport',
    kind: 'bookings',
    style: fr,
    columns: `Membre | customer_name | person
E-mail du membre | customer_email | email
Activité | class_name | class
Date du cours | class_date | date
Heure du cours | class_time | time
Salle | room | room
Pass utilisé | booking_type | payment
Montant net | studio_revenue | money
Réservé le | booked_at | moment
Annulé le | cancelled_at | rareMoment`,
  },
  {
    source: 'eversports',
    kind: 'bookings',
    style: de,
    columns: `Teilnehmer | customer_name | person
E-Mail | customer_email | email
Einheit | class_name | class
Kursdatum | class_date | date
Uhrzeit | class_time | time
Raum | room | room
Produkt | booking_type | payment
Umsatz netto | studio_revenue | money
Gebucht am | booked_at | moment
Storniert am | cancelled_at | rareMoment`,
  },
  {
    source: 'doctoralia-gym',
    kind: 'bookings',
    style: es,
    columns: `Usuario | customer_name | person
Sesión | class_name | class
Fecha sesión | class_date | date
Hora sesión | class_time | time
Sala asignada | room | room
Forma de acceso | booking_type | payment
Importe liquidado | studio_revenue | money
Fecha alta reserva | booked_at | moment`,
  },
  {
    source: 'tecnofit',
    kind: 'bookings',
    style: br,
    columns: `Código | - | id
Aluno | customer_name | person
Turma | class_name | class
Data do treino | class_date | date
Hora do treino | class_time | time
Espaço | room | room
Plano / Pacote | booking_type | payment
Valor recebido | studio_revenue | money
Data de inclusão | booked_at | moment
Origem do agendamento | booking_source | source`,
  },
];
