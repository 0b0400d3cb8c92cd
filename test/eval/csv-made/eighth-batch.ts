import { styles, type Layout } from './layout.ts';

const { us, uk, es, mx, br, fr, de } = styles;

/** Lists kept by hand that were written after the reader was improved with all others. */
export const eighthBatch: readonly Layout[] = [
  {
    source: 'aerial-studio',
    kind: 'bookings',
    style: us,
    columns: `Flyer | customer_name | person
Lesson | class_name | class
Lesson date | class_date | date
Begins | class_time | time
Rig area | room | room
Punch card or drop-in | booking_type | payment
Cash in | studio_revenue | money
Put on list | booked_at | moment`,
  },
  {
    source: 'church-hall',
    kind: 'bookings',
    style: uk,
    columns: `Name of person | customer_name | person
Exercise class | class_name | class
Week of | class_date | date
O'clock | class_time | time
Hall | room | room
Ticket | booking_type | payment
Donation | studio_revenue | money
Wrote down on | booked_at | moment`,
  },
  {
    source: 'typed-form',
    kind: 'bookings',
    style: us,
    columns: `Start time of class | class_time | time
Day you want to come | class_date | date
Class you want to take | class_name | class
Your full name | customer_name | person
Your email | customer_email | email
Package you have | booking_type | payment
Paid at desk | studio_revenue | money
Response created | booked_at | moment`,
  },
  {
    source: 'estudio-danza',
    kind: 'bookings',
    style: es,
    columns: `Bailarina | customer_name | person
Estilo | class_name | class
Ensayo del | class_date | date
Comienzo | class_time | time
Aula | room | room
Modalidad de cuota | booking_type | payment
Euros | studio_revenue | money
Avisó el | booked_at | moment`,
  },
  {
    source: 'box-barrio',
    kind: 'bookings',
    style: mx,
    columns: `Atleta | customer_name | person
Sesión de hoy | class_name | class
Cuándo | class_date | date
A las | class_time | time
Zona | room | room
Qué trae | booking_type | payment
Lo que dejó | studio_revenue | money
Mensaje recibido | booked_at | moment`,
  },
  {
    source: 'espaco-yoga',
    kind: 'bookings',
    style: br,
    columns: `Praticante | customer_name | person
Prática | class_name | class
Quando | class_date | date
Início | class_time | time
Sala | room | room
Plano/avulso | booking_type | payment
Valor que ficou | studio_revenue | money
Mandou mensagem em | booked_at | moment`,
  },
  {
    source: 'salle-danse',
    kind: 'bookings',
    style: fr,
    columns: `Danseuse | customer_name | person
Atelier | class_name | class
Le | class_date | date
Heure de début | class_time | time
Formule choisie | booking_type | payment
Reçu | studio_revenue | money
Demande du | booked_at | moment`,
  },
  {
    source: 'verein',
    kind: 'bookings',
    style: de,
    columns: `Mitglied | customer_name | person
Übungsstunde | class_name | class
Termin | class_date | date
Ab | class_time | time
Halle | room | room
Beitrag über | booking_type | payment
Geld | studio_revenue | money
Mail vom | booked_at | moment`,
  },
  {
    source: 'park-bootcamp',
    kind: 'schedule',
    style: uk,
    columns: `Which day | class_date | date
Meet at | class_time | time
Finished by | - | endTime
What's on | class_name | class
Run by | instructor | person
Spot | room | room
Headroom | total_capacity | capacity
On the list | current_bookings | booked`,
  },
  {
    source: 'plan-maestras',
    kind: 'schedule',
    style: mx,
    columns: `Jornada | class_date | date
Entramos | class_time | time
Salimos | - | endTime
Toca | class_name | class
Maestra | instructor | person
Dónde toca | room | room
Colchonetas | total_capacity | capacity
Ya dijeron que sí | current_bookings | booked`,
  },
  {
    source: 'agenda-estudio',
    kind: 'schedule',
    style: br,
    columns: `Data da aula | class_date | date
Abre | class_time | time
Fecha | - | endTime
O que rola | class_name | class
Prô | instructor | person
Cantinho | room | room
Tapetes | total_capacity | capacity
Gente | current_bookings | booked`,
  },
  {
    source: 'kursplan-hand',
    kind: 'schedule',
    style: de,
    columns: `Datum | class_date | date
Los um | class_time | time
Fertig um | - | endTime
Thema | class_name | class
Mit | instructor | person
Im | room | room
Matten | total_capacity | capacity
Zugesagt | current_bookings | booked`,
  },
];
