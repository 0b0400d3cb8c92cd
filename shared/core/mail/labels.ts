/**
 * The meaning of a label in an e-mail. `other` is a label whose value is not needed, but which ends the previous one.
 */
export type LabelConcept =
  | 'class'
  | 'kind'
  | 'date'
  | 'time'
  | 'moment'
  | 'place'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'member'
  | 'ref'
  | 'other';

/**
 * There are no spaces after the semicolons, because the bundle of the worker that reads e-mails must stay below a
 * megabyte.
 */
const meanings: Record<LabelConcept, string> = {
  class: `
    class;title;class name;class title;name of class;name of the class;activity;activity name;workout;training;session;session name;lesson name;lesson type;subject name;course;event;event name;event type;lesson;service;service name;treatment;reservation;booking;appointment;appointment type;what;workshop;class/event;group class;
    titulo;clase;nombre de la clase;nombre de clase;grupo;titulo de la clase;actividad;nombre de la actividad;sesion;nombre de la sesion;servicio;disciplina;entrenamiento;taller;evento;curso;reserva;reservacion;cita;leccion;que;
    aula;nome da aula;turma;atividade;nome da atividade;modalidade;sessao;servico;treino;oficina;agendamento;
    titre;cours;nom du cours;titre du cours;discipline;activite;nom de l'activite;seance;nom de la seance;atelier;prestation;quoi;evenement;`,
  kind: `class type;session type;type of class;tipo de clase;tipo de aula;tipo da aula;type de cours;type de seance;modalidad;categoria de la clase;type;`,
  date: `
    date;day;start date;date (local);on;
    fecha;fecha clase;dia;fecha de inicio;
    data;data aula;data de inicio;
    jour;date de debut;el;le;em;`,
  time: `
    time;start time;starts;starts at;start;begins;begins at;hour;hours;at;time slot;slot;local time;
    hora;horario;hora de inicio;inicio;empieza;comienza;hora inicio;turno;a las;
    horario de inicio;comeca;comeca as;
    a;as;heure;horaire;horaires;heure de debut;debut;creneau;`,
  moment: `
    date and time;event date and time;date & time;date/time;date time;date - time;date, time;when;day and time;day & time;time and date;time & date;class date and time;class date & time;scheduled for;scheduled;schedule;start date and time;start date & time;date and start time;starts on;class time and date;
    fecha y hora;fecha/hora;fecha & hora;dia y hora;dia/hora;cuando;fecha y horario;dia y horario;fecha y hora de la clase;hora y fecha;horario y fecha;programada para;fecha hora;
    data e hora;data/hora;data e horario;data & hora;dia e hora;dia e horario;quando;data e hora da aula;data e horario da aula;hora e data;data hora;agendada para;
    date et heure;date & heure;date/heure;date et horaire;jour et heure;quand;date heure;date et heure du cours;planning detaille;`,
  place: `location;court;place;resource;facility;cancha;pista;quadra;terrain;lugar;local;lieu;`,
  name: `
    name;full name;invitee;customer;client;member;guest;user;attendee;participant;student;pupil;learner;estudiante;abonado;inscrit;inscrite;reservation name;booking name;contact;contacto;athlete;rider;booked by;reserved by;cancelled by;canceled by;reservation made by;booking made by;made by;booked for;visitor;order for;who;patient;player;
    nombre;nombre completo;nombre y apellido;nombre y apellidos;cliente;socio;socia;alumno;alumna;usuario;usuaria;miembro;participante;asistente;reservado por;reservada por;cancelada por;cancelado por;reserva a nombre de;a nombre de;titular;atleta;reserva hecha por;quien;invitado;se inscribio;se anoto;se apunto;
    nome;nome completo;aluno;aluna;aluno(a);membro;usuario(a);praticante;beneficiario;colaborador;feito por;feita por;reserva feita por;quem;utilizador;socio(a);utente;
    nom;nom complet;nom et prenom;prenom et nom;nom de l'adherent;adherent;adherente;membre;client(e);eleve;reserve par;reservee par;reservation faite par;annulee par;au nom de;participant(e);qui;utilisateur;`,
  firstName: `first name;given name;nombres;primer nombre;nombre de pila;primeiro nome;prenom;`,
  lastName: `last name;surname;family name;apellido;apellidos;sobrenome;apelido;ultimo nome;nom de famille;`,
  member: `member;`,
  ref: `
    id;reference;ref;token;booking reference number;urc;voucher;voucher code;confirmation;reference number;reference no;code;reference code;reference id;marketplace reference;visit id;class reservation id;reservation;booking;marketplace booking id;external id;locator;ticket number;
    reserva;reservacion;codigo;folio;localizador;referencia;clave;
    agendamento;protocolo;`,
  other: `
    instructor;coach;teacher;trainer;with;instructor name;staff;room;studio;venue;where;address;email;e-mail;email address;phone;phone number;mobile;price;total;amount;status;booking status;notes;note;comments;duration;capacity;spots;spots left;spot;seat;plan;membership;pass;payment;payment method;paid;paid with;credits;reason;cancellation policy;policy;cancellation;cancelled on;canceled on;cancelled at;cancellation date;cancellation time;cancelled date;booked on;booked at;date booked;created;created at;created on;requested on;reserved on;purchase date;order date;payment date;order;order number;order id;order total;payment id;transaction id;transaction;invoice;invoice number;receipt;opponent;reservation details;booking details;class details;details;schedule details;specification of bookings;what to bring;directions;map;parking;gym;club;partner;category;level;end;ends;end time;source;marketplace;age;gender;birthday;website;links;new customer;returning customer;first visit;type;quantity;expires;expiry date;member since;first class;paid online today;booked;booked spots;places booked;attendance;current bookings;provider;agent;city;number of people;people;pax;expected;subtotal;tax;fee;late fee;waitlist;waitlist position;view reservation;manage booking;user type;subject;message;reminder;
    monitor;monitora;profesional;atendido por;instructora;entrenador;entrenadora;profesor;profesora;maestro;maestra;coach/instructor;sala;salon;estudio;sede;sucursal;ubicacion;direccion;donde;correo;correo electronico;telefono;celular;movil;precio;importe;monto;estado;estatus;notas;comentarios;duracion;capacidad;lugares;lugares disponibles;asiento;membresia;pago;metodo de pago;forma de pago;creditos;motivo;razon;politica de cancelacion;cancelacion;cancelada el;cancelado el;fecha de cancelacion;hora de cancelacion;reservado el;reservada el;fecha de compra;fecha de pago;fecha de creacion;creada el;pedido;numero de pedido;transaccion;id de transaccion;id de pago;factura;recibo;detalles;detalles de la reserva;detalles de la clase;detalles de la reservacion;detalle de la reserva;datos de la reserva;gimnasio;centro;nivel;fin;hora de fin;termina;origen;plataforma;tipo;cantidad;vence;paquete;posicion;mensaje;bicicleta;spot reservado;escuela;
    profissional;instrutor;instrutora;professor;professora;treinador;treinadora;local da aula;unidade;endereco;onde;telemovel;preco;valor;valor pago;situacao;observacoes;duracao;capacidade;vagas;vaga;plano;pagamento;metodo;metodo de pagamento;forma de pagamento;politica de cancelamento;cancelamento;cancelada em;cancelado em;data do cancelamento;data de cancelamento;reservado em;reservada em;agendado em;data da compra;data do pagamento;criado em;numero do pedido;transacao;id da transacao;id do pagamento;fatura;detalhes;detalhes da reserva;detalhes da aula;detalhes do agendamento;dados da reserva;dados da aula;academia;fim;termino;hora de fim;origem;quantidade;validade;pacote;posicao;mensagem;escola;box;
    professionnel;praticien;avec;instructeur;instructrice;professeur;entraineur;animateur;salle;lieu du cours;adresse;ou;courriel;telephone;portable;prix;montant;statut;remarques;commentaires;duree;capacite;places;places restantes;abonnement;paiement;moyen de paiement;raison;politique d'annulation;annulation;annulee le;annule le;date d'annulation;reserve le;reservee le;date d'achat;date de paiement;date de creation;commande;numero de commande;facture;details de la reservation;details du cours;details du planning;centre;niveau;fin du cours;heure de fin;origine;quantite;nouveau client;nouvelle cliente;client existant;cliente existante;nouveau(elle) client(e);client(e) existant(e);motif;ecole;detail de la reservation;`,
};

const entries = (Object.keys(meanings) as LabelConcept[]).flatMap((concept) =>
  meanings[concept].split(/[;\n]/).flatMap((label): [string, LabelConcept][] => {
    const text = label.trim();
    return text ? [[text, concept]] : [];
  }),
);

/** Each label with its possible meanings, the likeliest first. */
const concepts: ReadonlyMap<string, readonly LabelConcept[]> = new Map(
  [...Map.groupBy(entries, ([label]) => label)].map(([label, all]) => [
    label,
    [...new Set(all.map(([, concept]) => concept))],
  ]),
);

/** The words that known labels are composed of. */
export const labelWords = (): ReadonlySet<string> =>
  new Set([...concepts.keys()].flatMap((label) => label.split(/[^a-z']+/)));

/** Maximum length of a label. */
export const labelCharactersMax = 45;

const mine = /^(?:your|the|my|tu|su|la|el|los|sua|seu|a|o|votre|vos|le|les) /;
const ending = /[\s.:*#?_–—-]+$/;

const preposition = String.raw`(?:(?:of|de|du|sur) (?:the |your |la |le |tu |su |votre )?|d[eao]l? (?:sua |seu )?|de l'|d')`;
const things =
  'reservation|booking|appointment|confirmation|registration|reserva|reservacion|cita|agendamento|confirmacion|confirmacao';
const codes = String.raw`id|number|no\.?|n\.?[º°o]\.?|nro\.?|num\.?|code|key|ref\.?|reference|codigo|code|numero|folio|clave|referencia|localizador|identifiant`;
/** 'Reservation ID', 'código de la reserva', 'reserva nº'. */
const referenceLabel = new RegExp(
  `^(?:(?:${things}) (?:${codes})|(?:${codes}) ${preposition}?(?:${things}))$`,
);

/**
 * Labels of a person's name or details: 'nombre del socio', 'member name', 'datos del cliente', 'client information'.
 */
const nameOf = new RegExp(
  `^(?:nombre(?: completo)?|nome(?: completo)?|nom|name) ${preposition}(.+)$|^(.+?)(?:'s)? (?:full )?name$`,
);
const detailsOf = new RegExp(
  `^(?:informacion|datos|informac(?:oes|ao)|dados|informations?|coordonnees|details) ${preposition}?(.+)$|^(.+) (?:information|info|details)$`,
);

/** Words that a label may contain besides its meaning: 'fecha y hora de la sesión', 'actividad reservada'. */
const events =
  'clase|sesion|reserva|reservacion|cita|evento|actividad|turno|aula|sessao|agendamento|treino|cours|seance|reservation|class|session|booking|appointment|lesson|workout|visit|event';
const qualifierBehind = new RegExp(` ${preposition}(?:${events})$`);
const qualifierBefore = new RegExp(`^(?:${events}|scheduled) `);
const bookedBehind =
  /\s(?:booked|reserved|selected|reservad[ao]|agendad[ao]|cancelad[ao]|elegid[ao]|escolhid[ao]|reserve|annule|choisie?)$/;
const bookedBefore = /^(?:booked|reserved|cancell?ed) /;

/** The meaning of a label from its parts, if the whole is not known. */
function byParts(text: string): readonly LabelConcept[] {
  if (referenceLabel.test(text)) return ['ref'];
  const isPerson = (role: string | undefined): boolean => concepts.get(role ?? '')?.includes('name') === true;
  const named = nameOf.exec(text);
  if (named && isPerson(named[1] ?? named[2])) return ['name'];
  const detailed = detailsOf.exec(text);
  if (detailed && isPerson(detailed[1] ?? detailed[2])) return ['member'];
  const unqualified = text.replace(qualifierBehind, '').replace(qualifierBefore, '');
  const moment = unqualified === text ? undefined : concepts.get(unqualified);
  if (moment?.some((one) => one === 'date' || one === 'time' || one === 'moment')) return moment;
  const booked = concepts.get(text.replace(bookedBehind, '').replace(bookedBefore, ''));
  return booked?.[0] === 'class' ? ['class'] : [];
}

/** The meaning of a normalised text that is a label and nothing else. */
export function labelled(flat: string): readonly LabelConcept[] {
  if (flat.length > labelCharactersMax) return [];
  const text = flat.replace(ending, '').replace(/^¿/, '').trim();
  return concepts.get(text) ?? concepts.get(text.replace(mine, '')) ?? byParts(text);
}
