import { styles, type Layout } from './layout.ts';

const { us, uk, es, mx, br, fr, de } = styles;

/** More lists that studios keep by hand, written after the reader was improved with the sixth batch. */
export const seventhBatch: readonly Layout[] = [
  {
    source: 'dance-school',
    kind: 'bookings',
    style: us,
    columns: `Dancer | customer_name | person
Dance class | class_name | class
Lesson day | class_date | date
Lesson start | class_time | time
Dance floor | room | room
Plan | booking_type | payment
Fee collected | studio_revenue | money
Enrolled on | booked_at | moment`,
  },
  {
    source: 'box-coach',
    kind: 'bookings',
    style: uk,
    columns: `Athlete | customer_name | person
WOD | class_name | class
Session day | class_date | date
Hour | class_time | time
Membership used | booking_type | payment
We get | studio_revenue | money
Booked in | booked_at | moment
Turned up | - | yesNo`,
  },
  {
    source: 'retreat-form',
    kind: 'bookings',
    style: us,
    columns: `Submitted at | booked_at | moment
First name | customer_name | first
Last name | customer_name | last
Choose your class | class_name | class
Choose a date | class_date | date
Choose a time | class_time | time
Choose a pass | booking_type | payment
Total paid | studio_revenue | money
Do you have any injuries? | - | yesNo`,
  },
  {
    source: 'cuaderno-recepcion',
    kind: 'bookings',
    style: es,
    columns: `Persona | customer_name | person
Grupo / clase | class_name | class
Para el día | class_date | date
Para la hora | class_time | time
Dónde | room | room
Bono o suelta | booking_type | payment
Ha pagado | studio_revenue | money
Lo reservó | booked_at | moment`,
  },
  {
    source: 'excel-gimnasio',
    kind: 'bookings',
    style: mx,
    columns: `Cliente | customer_name | person
Clase reservada | class_name | class
F. clase | class_date | date
H. clase | class_time | time
Área | room | room
Tipo de pase | booking_type | payment
Entró en caja | studio_revenue | money
Capturado | booked_at | moment`,
  },
  {
    source: 'caderno-recepcao',
    kind: 'bookings',
    style: br,
    columns: `Pessoa | customer_name | person
Turma | class_name | class
Para o dia | class_date | date
Para as | class_time | time
Espaço | room | room
Pacote ou avulsa | booking_type | payment
Entrou no caixa | studio_revenue | money
Anotado em | booked_at | moment`,
  },
  {
    source: 'carnet-accueil',
    kind: 'bookings',
    style: fr,
    columns: `Élève | customer_name | person
Cours choisi | class_name | class
Pour le | class_date | date
À | class_time | time
Carte ou abonnement | booking_type | payment
Payé | studio_revenue | money
Noté le | booked_at | moment`,
  },
  {
    source: 'anmeldeliste',
    kind: 'bookings',
    style: de,
    columns: `Name | customer_name | person
Stunde | class_name | class
Am | class_date | date
Um | class_time | time
Karte | booking_type | payment
Bezahlt | studio_revenue | money
Eingetragen am | booked_at | moment`,
  },
  {
    source: 'whiteboard',
    kind: 'schedule',
    style: us,
    columns: `Date | class_date | date
Doors | class_time | time
Done by | - | endTime
Workout | class_name | class
Coach on duty | instructor | person
Floor | room | room
Room for | total_capacity | capacity
Coming | current_bookings | booked`,
  },
  {
    source: 'tabla-semanal',
    kind: 'schedule',
    style: es,
    columns: `El día | class_date | date
Arranca | class_time | time
Acaba | - | endTime
Qué damos | class_name | class
Quién la da | instructor | person
Dónde | room | room
Caben | total_capacity | capacity
Vienen | current_bookings | booked`,
  },
  {
    source: 'quadro-horarios',
    kind: 'schedule',
    style: br,
    columns: `Data | class_date | date
Começa | class_time | time
Acaba | - | endTime
O que é | class_name | class
Com quem | instructor | person
Onde | room | room
Cabem | total_capacity | capacity
Confirmaram | current_bookings | booked`,
  },
  {
    source: 'wochenliste',
    kind: 'schedule',
    style: de,
    columns: `Tag | class_date | date
Los geht's | class_time | time
Schluss | - | endTime
Was | class_name | class
Wer leitet | instructor | person
Wo | room | room
Platz für | total_capacity | capacity
Dabei | current_bookings | booked`,
  },
];
