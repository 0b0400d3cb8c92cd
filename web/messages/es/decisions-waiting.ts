import { counted, wordFor } from '../counted.ts';

export const approveNounAbout = (noun: string, about: string) => `Aprobar ${noun}${about}`;
export const rejectNoun = (noun: string) => `Rechazar ${noun}`;
export const selectAll = (decisions: number) =>
  wordFor(decisions, 'Seleccionar la decisión', `Seleccionar las ${decisions}`);
export const clearSelection = 'Quitar selección';
export const thisIsSent = (band: string | null) => `${band ? `En total ${band}. ` : ''}Esto se envía:`;
export const youCanUndoItAsLong = 'Puedes deshacerlo mientras los lugares no se vendan.';
export const nothingIsSent = 'No se envía nada.';
export const theyAreNotRecommendedAgainUntil =
  'No se recomiendan de nuevo hasta que cambien claramente las reservas, el cupo o las condiciones de sus clases. Esto no se puede deshacer.';
export const decisions = (decisions: number) => counted(decisions, 'decisión', 'decisiones');
export const approveManyAbout = (many: string, about: string) => `¿Aprobar ${many}${about}?`;
export const rejectMany = (many: string) => `¿Rechazar ${many}?`;
export const approveMany = (many: string) => `Aprobar ${many}`;
export const rejectManyButton = (many: string) => `Rechazar ${many}`;
export const approving = 'Aprobando';
export const rejecting = 'Rechazando';
export const undoing = 'Deshaciendo';
export const approvedAndQueuedForExecution = (decisions: number) =>
  `${wordFor(decisions, 'aprobada')} y en cola para ejecutarse`;
export const rejected = (decisions: number) => wordFor(decisions, 'rechazada');
export const undone = (decisions: number) => wordFor(decisions, 'deshecha');
export const underTotalDecision = (under: string, total: number) =>
  `${under} ${counted(total, 'decisión', 'decisiones')}...`;
export const answeredOfTotal = (answered: number, total: number) => `${answered} de ${total}`;
export const someOfDecisions = (done: number, decisions: number) =>
  `${done} de ${counted(decisions, 'decisión', 'decisiones')}`;
export const whatCouldNotBeDone = 'Lo que no se pudo hacer';
export const undoAll = 'Deshacer todo';
export const likelyLow = (low: string) => `probablemente ${low}`;
export const likelyTo = (low: string, high: string) => `probablemente de ${low} a ${high}`;
export const seldomMuchMore = (likely: string) => `${likely}, pocas veces mucho más`;
export const seldomMuchLess = (likely: string) => `${likely}, pocas veces mucho menos`;
export const aboutAmount = (amount: string) => `, cerca de ${amount}`;
export const addedPlaceMore = (added: number) => `${counted(added, 'lugar', 'lugares')} más`;
export const removedPlaceFewer = (removed: number) => `${counted(removed, 'lugar', 'lugares')} menos`;
export const and = ' y ';
export const channelNameMovedInClassesClass = (channelName: string, moved: string, classes: number) =>
  `${channelName}: ${moved} en ${counted(classes, 'clase', 'clases')}`;
export const theServerSaidNothingOfIt = 'El servidor no dijo nada de esto.';
export const failedToLoadAiDecisions = 'No se pudieron cargar las decisiones de IA';
export const viewDetailsOf = (name: string) => `Ver detalles de ${name}`;
export const viewDetails = 'Ver detalles';
export const worth = 'Valor';
export const confidence = 'Confianza';
export const classLabel = 'Clase';
export const change = 'Cambio';
export const occupancy = 'Ocupación';
export const timestamp = 'Fecha y hora';
export const actions = 'Acciones';
export const bookedDecidedInstantIn = (booked: string, instantIn: string) =>
  `${booked} · Decidida el ${instantIn}`;
export const classTime = 'Hora de la clase';
export const filters = 'Filtros';
export const day = 'Día';
export const allDays = 'Todos los días';
export const allClasses = 'Todas las clases';
export const marketplace = 'Marketplace';
export const allMarketplaces = 'Todos los marketplaces';
export const anyConfidence = 'Cualquier confianza';
export const sortBy = 'Ordenar por';
export const clearFilters = 'Quitar filtros';
export const nextPage = 'Página siguiente';
export const previousPage = 'Página anterior';
export const pageNumber = (page: number) => `Página ${page}`;
export const decisionsThatWaitForYourAnswer = 'Decisiones que esperan tu respuesta';
export const noDecisionsFound = 'No hay decisiones';
export const noWaitingDecisionMatchesTheseFilters = 'Ninguna decisión pendiente coincide con estos filtros.';
export const runTheAiOptimizerToHave = 'Ejecuta el optimizador con IA para que revise tus clases abiertas.';
export const decisionsToAnswerTogether = 'Decisiones para responder juntas';
export const selectAllOnThisPage = 'Seleccionar todas las de esta página';
export const selectName = (name: string) => `Seleccionar ${name}`;
export const loadingDecisions = 'Cargando decisiones...';
export const selectedDecisions = (decisions: number) =>
  counted(decisions, 'decisión seleccionada', 'decisiones seleccionadas');
export const sureDecisions = (decisions: number, threshold: string) =>
  `${counted(decisions, 'decisión bastante segura', 'decisiones bastante seguras')} para tu umbral de ${threshold}`;
export const winsOfTheMoney = (percent: string) => `gana el ${percent} del dinero en juego`;
export const next = 'siguiente';
export const previous = 'anterior';
export const approve = 'aprobar';
export const reject = 'rechazar';
export const undoTheLastApproval = 'deshacer la última aprobación';
export const open = 'abrir';
export const bookedOfCapacity = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} reservados`;
export const youSetTheseYourself = (what: string) => `${what}. Estos los pones tú ahí; están en Registros.`;
