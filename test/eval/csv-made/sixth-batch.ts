import { styles, type Layout } from './layout.ts';
import { sixthSchedules } from './sixth-schedules.ts';

const { us, uk, iso, es, mx, br, fr, de } = styles;

/** Lists that studios keep in a spreadsheet, and forms that customers fill in, written before the reader read any. */
export const sixthBatch: readonly Layout[] = [
  {
    source: 'sheet-front-desk',
    kind: 'bookings',
    style: us,
    columns: `Who | customer_name | person
What | class_name | class
Day | class_date | date
When | class_time | time
Where | room | room
Paid with | booking_type | payment
How much | studio_revenue | money
Signed up | booked_at | moment`,
  },
  {
    source: 'form-answers-en',
    kind: 'bookings',
    style: us,
    columns: `Timestamp | booked_at | moment
Email Address | customer_email | email
Your name | customer_name | person
Which class would you like to join? | class_name | class
Which day? | class_date | date
At what time? | class_time | time
How will you pay? | booking_type | payment
Amount paid | studio_revenue | money
How did you hear about us? | - | source`,
  },
  {
    source: 'sheet-studio-manager',
    kind: 'bookings',
    style: uk,
    columns: `No. | - | id
Attendee | customer_name | person
Mobile | - | phone
Workout | class_name | class
Workout date | class_date | date
Kick-off | class_time | time
Zone | room | room
Ticket type | booking_type | payment
Net to studio | studio_revenue | money
Logged at | booked_at | moment
Came? | - | yesNo`,
  },
  {
    source: 'shop-orders',
    kind: 'bookings',
    style: iso,
    columns: `order_no | booking_reference | code
order_placed | booked_at | moment
billing_name | customer_name | person
billing_email | customer_email | email
item | class_name | class
event_date | class_date | date
event_time | class_time | time
variation | booking_type | payment
qty | places | one
line_total | studio_revenue | money`,
  },
  {
    source: 'sheet-yoga-teacher',
    kind: 'bookings',
    style: uk,
    columns: `Yogi | customer_name | person
Practice | class_name | class
On | class_date | date
From | class_time | time
Until | - | endTime
Exchange | booking_type | payment
Contribution | studio_revenue | money
Registered on | booked_at | moment`,
  },
  {
    source: 'hoja-recepcion',
    kind: 'bookings',
    style: mx,
    columns: `Quién viene | customer_name | person
A qué clase | class_name | class
Qué día | class_date | date
A qué hora | class_time | time
En qué salón | room | room
Cómo paga | booking_type | payment
Cuánto pagó | studio_revenue | money
Se apuntó el | booked_at | moment`,
  },
  {
    source: 'respuestas-formulario',
    kind: 'bookings',
    style: es,
    columns: `Marca temporal | booked_at | moment
Nombre y apellidos | customer_name | person
Correo | customer_email | email
¿A qué clase quieres venir? | class_name | class
¿Qué día? | class_date | date
¿A qué hora? | class_time | time
Forma de pago | booking_type | payment
¿Cómo nos conociste? | - | source`,
  },
  {
    source: 'planilla-alumnos',
    kind: 'bookings',
    style: es,
    columns: `Apellido | customer_name | last
Nombre | customer_name | first
Celular | - | phone
Clase | class_name | class
Fecha | class_date | date
Hs | class_time | time
Abono | booking_type | payment
Cobrado | studio_revenue | money
Anotado | booked_at | moment
Vino | - | yesNo`,
  },
  {
    source: 'control-reservas',
    kind: 'bookings',
    style: mx,
    columns: `Folio | booking_reference | code
Alumna | customer_name | person
Correo electrónico | customer_email | email
Entrenamiento | class_name | class
Fecha del entrenamiento | class_date | date
Horario | class_time | time
Membresía / paquete | booking_type | payment
Precio pagado | booking_price | money
Comisión app | marketplace_fee | money
Nos queda | studio_revenue | money
Fecha y hora en que reservó | booked_at | moment
Llegó por | booking_source | source`,
  },
  {
    source: 'lista-pilates',
    kind: 'bookings',
    style: es,
    columns: `Clienta | customer_name | person
Sesión | class_name | class
Día y hora | class_date+class_time | dateTime
Máquina | - | spot
Tipo de bono | booking_type | payment
Importe | studio_revenue | money
Reserva realizada | booked_at | moment`,
  },
  {
    source: 'planilha-recepcao',
    kind: 'bookings',
    style: br,
    columns: `Quem vem | customer_name | person
Qual aula | class_name | class
Que dia | class_date | date
Que horas | class_time | time
Onde | room | room
Como pagou | booking_type | payment
Quanto pagou | studio_revenue | money
Agendou em | booked_at | moment`,
  },
  {
    source: 'respostas-formulario',
    kind: 'bookings',
    style: br,
    columns: `Carimbo de data/hora | booked_at | moment
Nome completo | customer_name | person
Endereço de e-mail | customer_email | email
Qual aula você quer fazer? | class_name | class
Em que dia? | class_date | date
Em qual horário? | class_time | time
Forma de pagamento | booking_type | payment
Como conheceu o estúdio? | - | source`,
  },
  {
    source: 'controle-alunas',
    kind: 'bookings',
    style: br,
    columns: `Aluna | customer_name | person
WhatsApp | - | phone
Treino | class_name | class
Dia | class_date | date
Hora | class_time | time
Professora | - | person
Tipo | booking_type | payment
Recebido | studio_revenue | money
Marcado em | booked_at | moment
Veio? | - | yesNo`,
  },
  {
    source: 'feuille-accueil',
    kind: 'bookings',
    style: fr,
    columns: `Qui | customer_name | person
Quel cours | class_name | class
Quel jour | class_date | date
À quelle heure | class_time | time
Mode de règlement | booking_type | payment
Encaissé | studio_revenue | money
Inscrit le | booked_at | moment`,
  },
  {
    source: 'liste-empfang',
    kind: 'bookings',
    style: de,
    columns: `Wer | customer_name | person
Was | class_name | class
Tag | class_date | date
Uhrzeit | class_time | time
Wo | room | room
Zahlungsart | booking_type | payment
Einnahme | studio_revenue | money
Angemeldet am | booked_at | moment`,
  },
  ...sixthSchedules,
];
