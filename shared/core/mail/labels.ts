/** What a label in a mail announces; `other` is a label whose value is not wanted, but ends the one before. */
export type Concept =
  | 'class'
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

const meanings: Record<Concept, string> = {
  class: `
    class; class name; class type; class title; name of class; name of the class; class booked; booked class; reserved class; type of class; activity; activity name; workout; session; session name; session type; course; event; event name; event type; lesson; service; service name; treatment; reservation; booking; appointment; appointment type; what; workshop; class/event; cancelled class; canceled class; group class
    clase; nombre de la clase; nombre de clase; tipo de clase; clase reservada; clase cancelada; actividad; nombre de la actividad; sesion; nombre de la sesion; servicio; disciplina; entrenamiento; taller; evento; curso; reserva; reservacion; cita; leccion; que
    aula; nome da aula; tipo de aula; tipo da aula; aula reservada; aula cancelada; atividade; nome da atividade; modalidade; sessao; servico; treino; oficina; agendamento; o que
    cours; nom du cours; type de cours; cours reserve; cours annule; activite; nom de l'activite; seance; nom de la seance; atelier; prestation; quoi; evenement`,
  date: `
    date; class date; date of class; date of the class; session date; event date; day; lesson date; start date; reservation date; booking date; date (local); on
    fecha; fecha de la clase; fecha de clase; fecha clase; dia; dia de la clase; fecha de la reserva; fecha de reserva; fecha de la reservacion; fecha de la sesion; fecha del evento; fecha de inicio
    data; data da aula; data aula; data do agendamento; data da reserva; data da sessao; data do evento; data de inicio; dia da aula
    date du cours; jour; date de la seance; date de la reservation; jour du cours; date de debut`,
  time: `
    time; start time; class time; time of class; starts; starts at; start; begins; begins at; hour; hours; at; session time; booking time; time slot; slot; local time
    hora; horario; hora de inicio; hora de la clase; hora de clase; horario de la clase; inicio; empieza; comienza; hora inicio; turno
    horario da aula; hora da aula; hora de inicio; horario de inicio; inicio da aula; comeca; comeca as
    heure; horaire; horaires; heure du cours; heure de debut; debut; creneau`,
  moment: `
    date and time; event date/time; event date and time; date & time; date/time; date time; date - time; date, time; when; day and time; day & time; time and date; time & date; class date and time; class date & time; scheduled for; scheduled; schedule; start date and time; start date & time; date and start time; starts on; class time and date
    fecha y hora; fecha/hora; fecha & hora; dia y hora; dia/hora; cuando; fecha y horario; dia y horario; fecha y hora de la clase; hora y fecha; horario y fecha; programada para; fecha hora
    data e hora; data/hora; data e horario; data & hora; dia e hora; dia e horario; quando; data e hora da aula; data e horario da aula; hora e data; data hora; agendada para
    date et heure; date & heure; date/heure; date et horaire; jour et heure; quand; date heure; date et heure du cours; planning detaille`,
  place: `location; court; place; resource; facility; cancha; pista; quadra; terrain; lugar; local; lieu`,
  name: `
    name; full name; invitee; customer; customer name; client; client name; member; member name; guest; guest name; user; user name; attendee; attendee name; participant; participant name; student; student name; athlete; rider; booked by; reserved by; cancelled by; canceled by; reservation made by; booking made by; made by; booked for; name of client; visitor; order for; who; name of the member; patient; player
    nombre; nombre completo; nombre y apellido; nombre y apellidos; nombre del cliente; nombre del socio; nombre del alumno; nombre del usuario; nombre del miembro; nombre de la alumna; cliente; socio; socia; alumno; alumna; usuario; usuaria; miembro; participante; asistente; reservado por; reservada por; cancelada por; cancelado por; reserva a nombre de; a nombre de; titular; atleta; reserva hecha por; quien; invitado; nombre del participante
    nome; nome completo; nome do cliente; nome do aluno; nome da aluna; nome do membro; nome do usuario; aluno; aluna; aluno(a); membro; usuario(a); praticante; beneficiario; colaborador; feito por; feita por; reserva feita por; nome do beneficiario; nome do colaborador; quem; utilizador; socio(a); utente; nome do participante
    nom; nom complet; nom et prenom; prenom et nom; nom du client; nom du membre; nom de l'adherent; adherent; adherente; membre; client(e); eleve; reserve par; reservee par; reservation faite par; annulee par; au nom de; participante; participant(e); qui; utilisateur; nom du participant`,
  firstName: `first name; given name; nombres; primer nombre; nombre de pila; primeiro nome; prenom`,
  lastName: `last name; surname; family name; apellido; apellidos; sobrenome; apelido; ultimo nome; nom de famille`,
  member: `
    member information; member info; customer information; client information; member details; customer details; client details; user information; user details; guest details; guest information; attendee details; attendee information; member; customer info; client info; participant information
    informacion del miembro; informacion del cliente; datos del cliente; datos del miembro; datos del socio; datos del alumno; informacion del usuario; datos del usuario; informacion del alumno; informacion del socio
    informacoes do membro; informacoes do cliente; dados do cliente; dados do aluno; dados do membro; informacoes do aluno; informacoes do usuario; dados do usuario; informacao do cliente; dados do beneficiario
    informations du membre; informations sur le membre; informations du client; informations client; coordonnees du membre; informations sur le client; informations membre; coordonnees du client`,
  ref: `
    id; reference; ref; reservation id; booking id; reservation number; booking number; reservation no; booking no; reservation code; booking code; reservation ref; booking ref; reservation reference; booking reference; confirmation number; confirmation code; confirmation id; confirmation no; confirmation; reference number; reference no; reference code; reference id; marketplace reference; visit id; class reservation id; reservation; booking; marketplace booking id; external id; locator; registration number; registration id; ticket number; appointment id; confirmation #; reservation #; booking #
    id de reserva; id de la reserva; id reserva; id de reservacion; id de la reservacion; codigo; codigo de reserva; codigo de la reserva; codigo de reservacion; numero de reserva; numero de la reserva; numero de reservacion; no. de reserva; n.o de reserva; n° de reserva; folio; folio de reserva; folio de reservacion; localizador; codigo de confirmacion; numero de confirmacion; referencia; referencia de la reserva; referencia de reserva; clave; clave de reserva; clave de reservacion; num. de reserva
    id da reserva; id do agendamento; codigo da reserva; numero da reserva; codigo do agendamento; numero do agendamento; protocolo; codigo de confirmacao; numero de confirmacao; referencia da reserva; codigo reserva; n.o da reserva; n° da reserva; no da reserva
    id de reservation; id de la reservation; identifiant de reservation; code de reservation; code de la reservation; numero de reservation; numero de la reservation; code de confirmation; numero de confirmation; reference de reservation; reference de la reservation; n° de reservation; ref. de reservation`,
  other: `
    instructor; coach; teacher; trainer; with; instructor name; staff; room; studio; venue; where; address; email; e-mail; email address; phone; phone number; mobile; price; total; amount; status; booking status; notes; note; comments; duration; capacity; spots; spots left; spot; seat; plan; membership; pass; payment; payment method; paid; paid with; credits; reason; cancellation policy; policy; cancellation; cancelled on; canceled on; cancelled at; cancellation date; cancellation time; cancelled date; booked on; booked at; date booked; created; created at; created on; requested on; reserved on; purchase date; order date; payment date; order; order number; order id; order total; payment id; transaction id; transaction; invoice; invoice number; receipt; opponent; reservation details; booking details; class details; details; schedule details; specification of bookings; what to bring; directions; map; parking; gym; club; partner; category; level; end; ends; end time; source; marketplace; age; gender; birthday; website; links; new customer; returning customer; first visit; type; quantity; expires; expiry date; member since; first class; paid online today; subtotal; tax; fee; late fee; waitlist; waitlist position; view reservation; manage booking; user type; subject; message; reminder
    instructora; entrenador; entrenadora; profesor; profesora; maestro; maestra; coach/instructor; sala; salon; estudio; sede; sucursal; ubicacion; direccion; donde; correo; correo electronico; telefono; celular; movil; precio; importe; monto; estado; estatus; notas; comentarios; duracion; capacidad; lugares; lugares disponibles; asiento; membresia; pago; metodo de pago; forma de pago; creditos; motivo; razon; politica de cancelacion; cancelacion; cancelada el; cancelado el; fecha de cancelacion; hora de cancelacion; reservado el; reservada el; fecha de compra; fecha de pago; fecha de creacion; creada el; pedido; numero de pedido; transaccion; id de transaccion; id de pago; factura; recibo; detalles; detalles de la reserva; detalles de la clase; detalles de la reservacion; detalle de la reserva; datos de la reserva; gimnasio; centro; nivel; fin; hora de fin; termina; origen; plataforma; tipo; cantidad; vence; paquete; posicion; mensaje; lugar no.; bicicleta; spot reservado; escuela
    instrutor; instrutora; professor; professora; treinador; treinadora; local da aula; unidade; endereco; onde; telemovel; preco; valor; valor pago; situacao; observacoes; comentarios; duracao; capacidade; vagas; vaga; plano; pagamento; metodo; metodo de pagamento; forma de pagamento; politica de cancelamento; cancelamento; cancelada em; cancelado em; data do cancelamento; data de cancelamento; reservado em; reservada em; agendado em; data da compra; data do pagamento; criado em; numero do pedido; transacao; id da transacao; id do pagamento; fatura; detalhes; detalhes da reserva; detalhes da aula; detalhes do agendamento; dados da reserva; dados da aula; academia; nivel; fim; termino; hora de fim; origem; quantidade; validade; pacote; posicao; mensagem; escola; box
    instructeur; instructrice; professeur; entraineur; animateur; salle; lieu du cours; adresse; ou; courriel; telephone; portable; prix; montant; statut; remarques; commentaires; duree; capacite; places; places restantes; abonnement; paiement; moyen de paiement; credits; raison; politique d'annulation; annulation; annulee le; annule le; date d'annulation; reserve le; reservee le; date d'achat; date de paiement; date de creation; commande; numero de commande; facture; details; details de la reservation; details du cours; details du planning; centre; niveau; fin du cours; heure de fin; origine; quantite; nouveau client; nouvelle cliente; client existant; cliente existante; nouveau(elle) client(e); client(e) existant(e); motif; ecole; detail de la reservation`,
};

const entries = (Object.keys(meanings) as Concept[]).flatMap((concept) =>
  meanings[concept].split(/[;\n]/).flatMap((label): [string, Concept][] => {
    const text = label.trim();
    return text ? [[text, concept]] : [];
  }),
);

/** Each label with what it can announce, the likeliest first. */
const concepts: ReadonlyMap<string, readonly Concept[]> = new Map(
  [...Map.groupBy(entries, ([label]) => label)].map(([label, all]) => [
    label,
    [...new Set(all.map(([, concept]) => concept))],
  ]),
);

/** No label is longer. */
export const labelCharactersMax = 45;

const mine = /^(?:your|the|my|tu|su|la|el|los|sua|seu|a|o|votre|vos|le|les) /;
const ending = /[\s.:*#_–—-]+$/;

/** What a levelled text announces if it is a label and nothing else. */
export function labelled(flat: string): readonly Concept[] {
  if (flat.length > labelCharactersMax) return [];
  const text = flat.replace(ending, '').trim();
  return concepts.get(text) ?? concepts.get(text.replace(mine, '')) ?? [];
}
