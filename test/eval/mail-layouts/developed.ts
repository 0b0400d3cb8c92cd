import type { MailForm } from './write-mail.ts';

/**
 * Layouts that the learning was developed with. In a text, `{…}` is a value, and `[[…]]` appears only in some mails.
 * `traps` are mails of the same sender without such a reservation.
 */
export const developedForms: readonly MailForm[] = [
  {
    id: 'en-labels',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'EEEE, MMMM d, yyyy',
    time: 'h:mm a',
    subject: 'New booking: {name}',
    text: 'Hello {owner},\n\nYou have a new booking.\n\nClass: {class}\n[[Instructor: {coach}\n]]Date: {date}\nTime: {time}\nClient: {name}\nBooking ID: {ref}\n\nSee you soon,\nThe Fitloop team\n\nBookings cancelled less than 12 hours before class are charged.',
    traps: [
      {
        subject: 'Waitlist: {name}',
        text: 'Hello {owner},\n\nYou have a new waitlist entry.\n\nClass: {class}\nDate: {date}\nTime: {time}\nClient: {name}\nBooking ID: {ref}\n\nSee you soon,\nThe Fitloop team\n\nBookings cancelled less than 12 hours before class are charged.',
      },
      {
        subject: 'Your weekly summary',
        text: 'Hello {owner},\n\n{price} were earned this week with 14 bookings.\n\nThe Fitloop team',
      },
    ],
  },
  {
    id: 'en-sentence',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'EEE d MMM',
    time: 'HH:mm',
    subject: '{name} is coming to {class}',
    text: 'Hi there,\n\n{name} will join {class} on {date} at {time}. Their code is {ref}.\n\nHave a great class!\nStudioBee',
    traps: [
      {
        subject: '{name} is not coming to {class}',
        text: 'Hi there,\n\n{name} will not join {class} on {date} at {time}. Their code was {ref}.\n\nHave a great class!\nStudioBee',
      },
    ],
  },
  {
    id: 'en-table-cancel',
    event: 'booking_cancelled',
    lang: 'en',
    date: 'MM/dd/yyyy',
    time: 'h:mm a',
    subject: 'Cancellation notice',
    html: '<div><img src="x.png"><h1>A member cancelled</h1><p>{first} cancelled a spot at your studio.</p><table><tr><td>Member</td><td>{name}</td></tr><tr><td>Class</td><td>{class}</td></tr>[[<tr><td>Coach</td><td>{coach}</td></tr>]]<tr><td>When</td><td>{date} {time}</td></tr><tr><td>Reference</td><td>{ref}</td></tr></table><p>This was {price} of revenue.</p></div>',
    traps: [
      {
        subject: 'Booking notice',
        html: '<div><img src="x.png"><h1>A member booked</h1><p>{first} booked a spot at your studio.</p><table><tr><td>Member</td><td>{name}</td></tr><tr><td>Class</td><td>{class}</td></tr><tr><td>When</td><td>{date} {time}</td></tr><tr><td>Reference</td><td>{ref}</td></tr></table><p>This was {price} of revenue.</p></div>',
        event: 'booking_confirmed',
      },
    ],
  },
  {
    id: 'en-header-row',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'd MMM yyyy',
    time: 'HH:mm - HH:mm',
    subject: 'Roster update',
    html: '<p>Dear partner,</p><p>One place of your roster was sold.</p><table><tr><th>Session</th><th>Day</th><th>Hours</th><th>Guest</th><th>Voucher</th></tr><tr><td>{class}</td><td>{date}</td><td>{time}</td><td>{name}</td><td>{ref}</td></tr></table><p>Kind regards</p><p>ActivePass</p>',
    traps: [],
  },
  {
    id: 'en-first-last',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'MMM d, yyyy',
    time: 'h:mm a',
    subject: 'You got a reservation',
    text: 'Reservation\n{class}\n\nDate and time\n{date} @\n{time}\n\nReservation ID #{ref}\n\nMember\n{given}\n{family}\n{email}\n[[Returning customer\n]]\nSchedule details\n{spots} spots left',
    traps: [
      {
        subject: 'Reservation changed by user',
        text: 'Reservation moved\n{class}\n\nDate and time\n{date} @\n{time}\n\nReservation ID #{ref}\n\nMember\n{given}\n{family}\n{email}\n\nSchedule details\n{spots} spots left',
      },
    ],
  },
  {
    id: 'en-both-bodies',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'yyyy-MM-dd',
    time: 'HH:mm',
    subject: '[GymDesk] Seat {ref} taken',
    text: 'Seat taken by {name} for {class}, {date} {time}',
    html: '<html><body><span style="display:none">preview</span><h2>Seat taken</h2><p>Athlete: <b>{name}</b><br>Workout: <b>{class}</b><br>Start: <b>{date} {time}</b></p><p>Seat {ref} of 20. Booked on {today}.</p></body></html>',
    traps: [
      {
        subject: '[GymDesk] Seat {ref} released',
        text: 'Seat released by {name} for {class}, {date} {time}',
        html: '<html><body><span style="display:none">preview</span><h2>Seat released</h2><p>Athlete: <b>{name}</b><br>Workout: <b>{class}</b><br>Start: <b>{date} {time}</b></p><p>Seat {ref} of 20. Booked on {today}.</p></body></html>',
      },
    ],
  },
  {
    id: 'es-etiquetas',
    event: 'booking_confirmed',
    lang: 'es',
    date: "EEEE d 'de' MMMM 'de' yyyy",
    time: 'HH:mm',
    subject: 'Nueva reserva en {class}',
    text: 'Hola {owner}:\n\n{name} hizo una reserva.\n\nActividad: {class}\nDía: {date}\nHorario: {time} hs\n[[Sala: {room}\n]]Código: {ref}\n\nSaludos,\nTurnera',
    traps: [
      {
        subject: 'Reserva anulada en {class}',
        text: 'Hola {owner}:\n\n{name} anuló una reserva.\n\nActividad: {class}\nDía: {date}\nHorario: {time} hs\nCódigo: {ref}\n\nSaludos,\nTurnera',
        event: 'booking_cancelled',
      },
    ],
  },
  {
    id: 'es-frase',
    event: 'booking_cancelled',
    lang: 'es',
    date: 'dd/MM/yyyy',
    time: 'h:mm a',
    subject: 'Un lugar se liberó',
    text: '¡Atención!\n\n{name} ya no asistirá a la clase de {class} del {date} a las {time}.\nEl lugar queda libre para otra persona.\n\nFolio {ref}\n\nEquipo FitMX',
    traps: [
      {
        subject: 'Un lugar se ocupó',
        text: '¡Atención!\n\n{name} asistirá a la clase de {class} del {date} a las {time}.\nEl lugar queda ocupado.\n\nFolio {ref}\n\nEquipo FitMX',
        event: 'booking_confirmed',
      },
    ],
  },
  {
    id: 'es-tabla',
    event: 'booking_confirmed',
    lang: 'es',
    date: 'EEE d MMM',
    time: 'HH:mm',
    subject: 'Tienes una visita de WellClub',
    html: '<table><tr><td><h1>¡Tienes una visita!</h1></td></tr><tr><td>Estimado socio comercial {owner},</td></tr><tr><td>Recibiste la siguiente visita:</td></tr><tr><td><b>Usuario:</b> {name}</td></tr><tr><td><b>Clase:</b> {class}</td></tr><tr><td><b>Cuándo:</b> {date}, {time}</td></tr>[[<tr><td><b>Nota:</b> primera vez</td></tr>]]<tr><td><b>Folio:</b> {ref}</td></tr><tr><td>Tarifa: {price}</td></tr></table>',
    traps: [
      {
        subject: 'Tienes una solicitud de WellClub',
        html: '<table><tr><td><h1>¡Tienes una solicitud!</h1></td></tr><tr><td>Estimado socio comercial {owner},</td></tr><tr><td>Recibiste la siguiente solicitud pendiente:</td></tr><tr><td><b>Usuario:</b> {name}</td></tr><tr><td><b>Clase:</b> {class}</td></tr><tr><td><b>Cuándo:</b> {date}, {time}</td></tr><tr><td><b>Folio:</b> {ref}</td></tr></table>',
      },
    ],
  },
  {
    id: 'es-clase-cancelada',
    event: 'class_cancelled',
    lang: 'es',
    date: "d 'de' MMMM",
    time: 'HH:mm',
    subject: 'Aviso sobre {class}',
    text: 'Hola:\n\nLa clase {class} del {date} a las {time} no se dará porque el profesor no puede venir.\n\nGracias por tu comprensión.\nCentro Movimiento',
    traps: [
      {
        subject: 'Recordatorio de {class}',
        text: 'Hola:\n\nLa clase {class} del {date} a las {time} se dará con un profesor suplente.\n\nGracias por tu comprensión.\nCentro Movimiento',
      },
    ],
  },
  {
    id: 'pt-lista',
    event: 'booking_confirmed',
    lang: 'pt',
    date: 'dd/MM/yyyy',
    time: "HH'h'mm",
    subject: 'Novo agendamento',
    html: '<p>Olá, {owner}!</p><p>Um aluno marcou presença.</p><ul><li>Aluno: {name}</li><li>Modalidade: {class}</li><li>Data: {date} às {time}</li>[[<li>Professor: {coach}</li>]]<li>Protocolo: {ref}</li></ul><p>Bons treinos!</p>',
    traps: [
      {
        subject: 'Agendamento desmarcado',
        html: '<p>Olá, {owner}!</p><p>Um aluno desmarcou presença.</p><ul><li>Aluno: {name}</li><li>Modalidade: {class}</li><li>Data: {date} às {time}</li><li>Protocolo: {ref}</li></ul><p>Bons treinos!</p>',
        event: 'booking_cancelled',
      },
    ],
  },
  {
    id: 'pt-frase',
    event: 'booking_cancelled',
    lang: 'pt',
    date: "EEEE, d 'de' MMMM",
    time: 'HH:mm',
    subject: 'Vaga liberada: {class}',
    text: 'Oi, tudo bem?\n\n{name} desistiu da aula de {class} ({date}, {time}).\n\nA vaga voltou para a agenda.\n\nAbraços,\nTreinaê',
    traps: [
      {
        subject: 'Vaga preenchida: {class}',
        text: 'Oi, tudo bem?\n\n{name} entrou na aula de {class} ({date}, {time}).\n\nA vaga saiu da agenda.\n\nAbraços,\nTreinaê',
        event: 'booking_confirmed',
      },
    ],
  },
  {
    id: 'pt-colunas',
    event: 'booking_confirmed',
    lang: 'pt',
    date: 'dd.MM.yy',
    time: 'HH:mm',
    subject: 'Check-in previsto de {first}',
    html: '<div>Parceiro: Academia {owner}</div><div>Check-in previsto</div><div>Nome do colaborador</div><div>{name}</div><div>Plano</div><div>Basic+</div><div>Aula</div><div>{class}</div><div>Data e hora</div><div>{date} {time}</div><div>Nº</div><div>{ref}</div><div>Dúvidas? Fale conosco.</div>',
    traps: [],
  },
  {
    id: 'fr-etiquettes',
    event: 'booking_confirmed',
    lang: 'fr',
    date: 'EEEE d MMMM yyyy',
    time: "HH'h'mm",
    subject: 'Une nouvelle inscription',
    text: 'Bonjour {owner},\n\nVous avez reçu une nouvelle inscription via Sportif.\n\nAdhérent : {name}\nCours : {class}\nLe {date} à {time}\n[[Salle : {room}\n]]Réf. : {ref}\n\nÀ bientôt\nL’équipe Sportif',
    traps: [
      {
        subject: 'Une désinscription',
        text: 'Bonjour {owner},\n\nVous avez reçu une désinscription via Sportif.\n\nAdhérent : {name}\nCours : {class}\nLe {date} à {time}\nRéf. : {ref}\n\nÀ bientôt\nL’équipe Sportif',
        event: 'booking_cancelled',
      },
    ],
  },
  {
    id: 'fr-phrase',
    event: 'booking_cancelled',
    lang: 'fr',
    date: 'dd/MM',
    time: 'HH:mm',
    subject: 'Désistement {ref}',
    text: 'Bonjour,\n\n{name} ne viendra pas au cours {class} le {date} à {time} (dossier {ref}).\nSa place est de nouveau disponible.\n\nCordialement,\nResaSport',
    traps: [
      {
        subject: 'Venue {ref}',
        text: 'Bonjour,\n\n{name} viendra au cours {class} le {date} à {time} (dossier {ref}).\nSa place est prise.\n\nCordialement,\nResaSport',
        event: 'booking_confirmed',
      },
    ],
  },
  {
    id: 'fr-tableau',
    event: 'booking_confirmed',
    lang: 'fr',
    date: 'EEE d MMM',
    time: 'HH:mm',
    subject: 'Planning : {first} arrive !',
    html: '<h3>Un membre arrive</h3><table><tr><td>Qui</td><td>{name}</td></tr><tr><td>Quoi</td><td>{class}</td></tr><tr><td>Quand</td><td>{date} • {time}</td></tr><tr><td>Billet</td><td>{ref}</td></tr></table><p>Bonne séance avec {coach} !</p>',
    traps: [],
  },
  {
    id: 'en-no-class',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'EEEE d MMMM',
    time: 'h:mma',
    subject: 'Visit planned',
    text: 'A PassHub user plans to visit you.\n\nWho: {name}\nWhen: {date}, {time}\nToken: {ref}\n\nScan the code at the desk.',
    traps: [],
  },
  {
    id: 'en-receipt',
    event: null,
    lang: 'en',
    date: 'MMMM d, yyyy',
    time: 'h:mm a',
    subject: 'Payout of {price}',
    text: 'Hi {owner},\n\nYour payout of {price} left us on {date}.\nIt reaches your bank by {today}.\n\nPayout reference: {ref}\n\nFitloop finance',
    traps: [
      {
        subject: 'Booking of {price}',
        text: 'Hi {owner},\n\nYour booking of {class} for {name} is set on {date} at {time}.\n\nBooking reference: {ref}\n\nFitloop finance',
        event: 'booking_confirmed',
      },
    ],
  },
  {
    id: 'es-aforo',
    event: 'booking_confirmed',
    lang: 'es',
    date: 'yyyy/MM/dd',
    time: 'HH:mm',
    subject: 'Aforo: entra {name}',
    text: 'Entra: {name}\nActividad: {class}\nInicio: {date} a las {time}\nLocalizador: {ref}\n\nAforo libre: {spots}',
    traps: [],
  },
];
