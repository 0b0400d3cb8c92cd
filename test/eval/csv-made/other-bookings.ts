import { styles, type Layout } from './layout.ts';

const { es, mx, br, fr, de } = styles;

/** Bookings in Spanish, Portuguese, French and German. */
export const otherBookings: readonly Layout[] = [
  {
    source: 'fitogram',
    kind: 'bookings',
    style: de,
    columns: `Buchungsnummer | booking_reference | code
Vorname | customer_name | first
Nachname | customer_name | last
E-Mail | customer_email | email
Kurs | class_name | class
Datum | class_date | date
Beginn | class_time | time
Raum | room | room
Tarif | booking_type | payment
Umsatz | studio_revenue | money
Gebucht am | booked_at | moment
Status | status | status`,
  },
  {
    source: 'bsport',
    kind: 'bookings',
    style: fr,
    columns: `Membre | customer_name | person
Email | customer_email | email
Cours | class_name | class
Date du cours | class_date | date
Heure | class_time | time
Salle | room | room
Formule | booking_type | payment
Chiffre d'affaires | studio_revenue | money
Réservé le | booked_at | moment
Annulé le | cancelled_at | rareMoment`,
  },
  {
    source: 'tecnofit',
    kind: 'bookings',
    style: br,
    columns: `Aluno | customer_name | person
E-mail | customer_email | email
Aula | class_name | class
Data da aula | class_date | date
Hora da aula | class_time | time
Sala | room | room
Plano | booking_type | payment
Valor recebido | studio_revenue | money
Agendado em | booked_at | moment
Origem | booking_source | source`,
  },
  {
    source: 'pacto',
    kind: 'bookings',
    style: br,
    columns: `Matrícula | - | id
Cliente | customer_name | person
Modalidade | class_name | class
Dia da aula | class_date | date
Horário | class_time | time
Ambiente | room | room
Contrato | booking_type | payment
Repasse | studio_revenue | money
Data do agendamento | booked_at | moment
Professor | - | person`,
  },
  {
    source: 'fitco',
    kind: 'bookings',
    style: mx,
    columns: `Folio | booking_reference | code
Cliente | customer_name | person
Correo | customer_email | email
Clase | class_name | class
Fecha de clase | class_date | date
Hora de clase | class_time | time
Salón | room | room
Paquete | booking_type | payment
Ingreso neto | studio_revenue | money
Fecha de reserva | booked_at | moment`,
  },
  {
    source: 'timp',
    kind: 'bookings',
    style: es,
    columns: `Código reserva | booking_reference | code
Nombre | customer_name | first
Apellidos | customer_name | last
Servicio | class_name | class
Día | class_date | date
Hora | class_time | time
Sala | room | room
Bono | booking_type | payment
Importe | studio_revenue | money
Fecha de alta | booked_at | moment`,
  },
  {
    source: 'resawod',
    kind: 'bookings',
    style: es,
    columns: `Atleta | customer_name | person
Clase | class_name | class
Fecha clase | class_date | date
Hora clase | class_time | time
Box | room | room
Tarifa | booking_type | payment
Ingreso | studio_revenue | money
Fecha inscripción | booked_at | moment
Fecha anulación | cancelled_at | rareMoment`,
  },
  {
    source: 'reservio',
    kind: 'bookings',
    style: es,
    columns: `Fecha de la cita | class_date | date
Hora de inicio | class_time | time
Servicio reservado | class_name | class
Recurso | room | room
Cliente | customer_name | person
Teléfono | - | phone
Forma de acceso | booking_type | payment
Precio cobrado | studio_revenue | money
Fecha de creación | booked_at | moment
Canal | booking_source | source`,
  },
  {
    source: 'evo',
    kind: 'bookings',
    style: { ...br, currency: 'R$ ' },
    columns: `ID Cliente | - | id
Nome | customer_name | person
Atividade | class_name | class
Data sessão | class_date | date
Hora sessão | class_time | time
Área | room | room
Contrato ativo | booking_type | payment
Valor por aula | studio_revenue | money
Reservado em | booked_at | moment
Reservado por | booking_source | source`,
  },
  {
    source: 'cloudgym',
    kind: 'bookings',
    style: { ...br, currency: 'R$ ' },
    columns: `Aluno | customer_name | person
Treino | class_name | class
Data | class_date | date
Hora | class_time | time
Espaço | room | room
Forma de acesso | booking_type | payment
Valor líquido | studio_revenue | money
Data reserva | booked_at | moment
Check-in | - | yesNo`,
  },
  {
    source: 'heitz',
    kind: 'bookings',
    style: { ...fr, currency: '€' },
    columns: `N° adhérent | - | id
Nom | customer_name | last
Prénom | customer_name | first
Activité | class_name | class
Date séance | class_date | date
Heure séance | class_time | time
Lieu | room | room
Prestation | booking_type | payment
Montant encaissé | studio_revenue | money
Date de réservation | booked_at | moment
Origine | booking_source | source`,
  },
];
