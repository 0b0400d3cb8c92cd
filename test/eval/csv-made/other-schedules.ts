import { styles, type Layout } from './layout.ts';

const { es, mx, br, fr, de } = styles;

/** Schedules in Spanish, Portuguese, French and German. */
export const otherSchedules: readonly Layout[] = [
  {
    source: 'eversports',
    kind: 'schedule',
    style: de,
    columns: `Kursname | class_name | class
Gruppe | - | category
Datum | class_date | date
Uhrzeit | class_time | time
Trainer | instructor | person
Raum | room | room
Max. Teilnehmer | total_capacity | capacity
Angemeldet | current_bookings | booked
Warteliste | - | few`,
  },
  {
    source: 'bsport',
    kind: 'schedule',
    style: fr,
    columns: `Activité | class_name | class
Catégorie | - | category
Date | class_date | date
Heure de début | class_time | time
Durée | - | duration
Coach | instructor | person
Salle | room | room
Effectif maximum | total_capacity | capacity
Inscrits | current_bookings | booked
Liste d'attente | - | few`,
  },
  {
    source: 'tecnofit',
    kind: 'schedule',
    style: br,
    columns: `Modalidade | class_name | class
Turma | - | group
Data | class_date | date
Horário | class_time | time
Professor | instructor | person
Ambiente | room | room
Vagas | total_capacity | capacity
Agendados | current_bookings | booked
Fila de espera | - | few`,
  },
  {
    source: 'nextfit',
    kind: 'schedule',
    style: br,
    columns: `Atividade | class_name | class
Data | class_date | date
Início | class_time | time
Término | - | endTime
Instrutor | instructor | person
Local | room | room
Capacidade máxima | total_capacity | capacity
Inscritos | current_bookings | booked`,
  },
  {
    source: 'fitco',
    kind: 'schedule',
    style: mx,
    columns: `Disciplina | class_name | class
Fecha | class_date | date
Hora inicio | class_time | time
Hora fin | - | endTime
Instructor | instructor | person
Salón | room | room
Cupo | total_capacity | capacity
Reservas | current_bookings | booked
Lista de espera | - | few`,
  },
  {
    source: 'timp',
    kind: 'schedule',
    style: es,
    columns: `Actividad | class_name | class
Grupo | - | group
Fecha | class_date | date
Hora | class_time | time
Profesional | instructor | person
Sala | room | room
Plazas | total_capacity | capacity
Ocupadas | current_bookings | booked
Libres | free_places | few`,
  },
  {
    source: 'deciplus',
    kind: 'schedule',
    style: fr,
    columns: `Cours | class_name | class
Type d'activité | - | category
Jour | class_date | date
Début | class_time | time
Fin | - | endTime
Animateur | instructor | person
Espace | room | room
Places | total_capacity | capacity
Réservations | current_bookings | booked`,
  },
  {
    source: 'boxmagic',
    kind: 'schedule',
    style: mx,
    columns: `Nombre de la clase | class_name | class
Programa | - | category
Fecha | class_date | date
Inicio | class_time | time
Coach | instructor | person
Lugar | room | room
Cupos totales | total_capacity | capacity
Cupos ocupados | current_bookings | booked
Cupos disponibles | free_places | few`,
  },
  {
    source: 'harbiz',
    kind: 'schedule',
    style: es,
    columns: `Nombre actividad | class_name | class
Tipo de sesión | - | category
Día | class_date | date
Hora inicio | class_time | time
Entrenador | instructor | person
Instalación | room | room
Nº plazas | total_capacity | capacity
Nº reservas | current_bookings | booked`,
  },
  {
    source: 'evo',
    kind: 'schedule',
    style: br,
    columns: `Atividade | class_name | class
Grupo de atividades | - | category
Data da sessão | class_date | date
Horário de início | class_time | time
Horário de término | - | endTime
Professor responsável | instructor | person
Área | room | room
Capacidade | total_capacity | capacity
Ocupação | current_bookings | booked`,
  },
  {
    source: 'crossfy',
    kind: 'schedule',
    style: mx,
    columns: `Entrenamiento | class_name | class
Nivel | - | level
Fecha | class_date | date
Horario | class_time | time
Coach | instructor | person
Área | room | room
Capacidad máx. | total_capacity | capacity
Inscritos | current_bookings | booked
Asistieron | - | few`,
  },
  {
    source: 'liberfit',
    kind: 'schedule',
    style: fr,
    columns: `Intitulé | class_name | class
Discipline | - | category
Date de séance | class_date | date
Horaire | class_time | time
Intervenant | instructor | person
Salle de cours | room | room
Nb places | total_capacity | capacity
Nb inscrits | current_bookings | booked`,
  },
  {
    source: 'plain-es',
    kind: 'schedule',
    style: es,
    columns: `Clase | class_name | class
Descripción | - | text
Día | class_date | date
Hora | class_time | time
Quién la da | instructor | person
Dónde | room | room
Cuántos caben | total_capacity | capacity
Apuntados | current_bookings | booked`,
  },
];
