import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const pendingReview = 'Por revisar';
export const queued = 'En cola';
export const sending = 'Enviando';
export const executed = 'Ejecutada';
export const partlyExecuted = 'Ejecutada en parte';
export const failed = 'Fallida';
export const rejected = 'Rechazada';
export const withdrawn = 'Retirada';
export const superseded = 'Reemplazada';
export const expired = 'Vencida';
export const undone = 'Deshecha';
export const applied = 'Aplicado';
export const cancelled = 'Cancelado';
export const waitsForYou = 'Te espera';
export const decidedBookingsNowNow = (decided: string, bookingsNow: number) =>
  `${decided}, ahora ${bookingsNow}`;
export const bookingsTotalCapacityBooked = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} reservados`;
export const viewDetailsOf = (className: string, day: string, classLocalTime: string) =>
  `Ver detalles de ${className}, ${day} ${classLocalTime}`;
export const viewDetails = 'Ver detalles';
export const timestamp = 'Fecha y hora';
export const classLabel = 'Clase';
export const worth = 'Valor';
export const change = 'Cambio';
export const occupancy = 'Ocupación';
export const confidence = 'Confianza';
export const status = 'Estado';
export const actions = 'Acciones';
export const decidedInstantIn = (instantIn: string) => `Decidida el ${instantIn}`;
export const reject = 'Rechazar';
export const approveAndExecute = 'Aprobar y ejecutar';
export const optimizer = 'Optimizador';
export const rule = 'Regla';
export const inOtherWords = 'En otras palabras';
export const wordedByALanguageModelIts =
  'Redactado por un modelo de lenguaje. Sus números son los de arriba.';
export const aiAnalysis = 'Análisis de IA';
export const ofWhatItMayWinOrLose = (percent: string) =>
  `De lo que estos cambios pueden ganar o perder, en promedio se gana el ${percent}.`;
export const carriedOutThoughLessSure = (confidencePercent: string, threshold: string, wonPercent: string) =>
  `Cupo la ejecutó por sí solo. Su confianza de ${confidencePercent} está por debajo de tu umbral de ${threshold}, pero de lo que puede ganar o perder, en promedio se gana el ${wonPercent}.`;
export const decisionType = 'Tipo de decisión';
export const expectedRevenue = 'Ingresos esperados';
export const recommendations = 'Recomendaciones';
export const dayAtClassLocalTime = (day: string, classLocalTime: string) => `${day} a las ${classLocalTime}`;
export const close = 'Cerrar';
export const itCannotBeUndone = (undoRefusal: string) => `No se puede deshacer: ${undoRefusal}`;
export const aiDecisions = 'Decisiones de IA';
export const thereIsNoSuchDecision = 'Esta decisión no existe';
export const reviewWhatTheOptimizerRecommendsFor =
  'Revisa lo que el optimizador recomienda para cada clase y qué pasó después';
export const runningTheAiOptimizer = 'Ejecutando el optimizador con IA';
export const runAiOptimizer = 'Ejecutar optimizador con IA';
export const decisions = 'Decisiones';
export const noDecisionsFound = 'No hay decisiones';
export const runTheAiOptimizerToHave = 'Ejecuta el optimizador con IA para que revise tus clases abiertas.';
export const failedToLoadAiDecisions = 'No se pudieron cargar las decisiones de IA';
export const loadingDecisions = 'Cargando decisiones...';
export const loadMore = 'Cargar más';
export const bookedWordsOfTotalCapacityIs = (
  bookedWords: string,
  totalCapacity: number,
  isExpected: boolean,
  likely: string,
) => `${bookedWords} de ${totalCapacity}${isExpected ? ` (${likely})` : ''}`;
export const stayAsTheyAre = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'se queda igual', 'se quedan igual')}`;
export const theAiOptimizerIsLookingAt = 'El optimizador con IA está revisando tus clases abiertas...';
export const theRunDidNotFinish = (at: string, problem: string) =>
  `${at}: la ejecución no terminó. ${problem}`;
export const failedOn = (names: string) => `Falló en ${names}`;
export const sendingTo = (names: string) => `Enviando a ${names}`;
export const namesWaitForYou = (names: string) => `${names} te espera`;
export const doneOn = (names: string) => `Hecho en ${names}`;
export const before = 'Antes';
export const after = 'Después';
export const placesToPlaceBookedBooked = (placesTo: number, booked: number) =>
  `${counted(placesTo, 'lugar', 'lugares')}, ${counted(booked, 'reservado', 'reservados')}`;
export const booked = 'Reservado';
export const open = 'Abierto';
export const newlyOpen = 'Recién abierto';
export const increase = 'Aumentar';
export const decrease = 'Disminuir';
export const maintain = 'Mantener';
export const expectedRevenueImpact = (amount: string) => `Impacto esperado en ingresos: ${amount}`;
export const toDo = 'Por hacer:';
export const aiAnalyzedAndGenerated = (classesText: string, decisionsGenerated: number) =>
  `La IA analizó ${classesText} y generó ${counted(decisionsGenerated, 'recomendación', 'recomendaciones')}`;
export const placesPlaceOnName = (places: number, name: string) =>
  `${counted(places, 'lugar', 'lugares')} en ${name}`;
export const placesOnName = (places: number, name: string) => `${places} en ${name}`;
export const moveFromTo = (places: number, from: string, to: string) =>
  `Mover ${counted(places, 'lugar', 'lugares')} de ${from} a ${to}`;
export const openAndClose = (opened: string, closed: string) => `Abrir ${opened} y cerrar ${closed}`;
export const openOnEach = (onEach: string) => `Abrir ${onEach}`;
export const closeOnEach = (onEach: string) => `Cerrar ${onEach}`;
export const leaveThePlacesAsTheyAre = 'Dejar los lugares como están';
export const noDifferenceInRevenueExpected = 'no se espera diferencia en ingresos';
export const aboutGain = (gain: string) => `cerca de ${gain}`;
export const classIsAheadOrBehind = (distance: number, percent: number) =>
  `la clase va ${distance}% ${percent > 0 ? 'adelantada' : 'atrasada'}`;
export const paysMoreButUsuallySellsOnly = (name: string, bookings: string) =>
  `${name} paga más, pero normalmente solo vende ${bookings} más de aquí a la clase`;
export const paysMoreButCustomersItTurns = (name: string) =>
  `${name} paga más, pero los clientes que no alcanzan lugar ahí suelen reservar contigo`;
export const it = 'Este marketplace';
export const usuallySellsMoreFromHere = (who: string, bookings: string) =>
  `${who} normalmente vende ${bookings} más de aquí a la clase`;
export const noPlaceIsFreeAnyMore = 'Ya no queda ningún lugar libre';
export const aPlaceLeftFreeWillProbably = (later: string, name: string, now: string) =>
  `Un lugar que quede libre probablemente ganará ${later} más adelante; ${name} paga ${now} ahora`;
export const youUsuallySellMoreDirectlyFrom = (bookings: string) =>
  `Normalmente vendes ${bookings} más de forma directa de aquí a la clase`;
export const yourRulesAskedForThis = (rules: number, names: string) =>
  `Lo ${wordFor(rules, 'pidió tu regla', 'pidieron tus reglas')} ${names}`;
export const thereIsNoHistoryToCompare =
  'Aún no hay historial con qué comparar, así que es una primera estimación';
export const whyAndPace = (why: string, pace: string) => `${why}, y ${pace}.`;
export const allDecisions = 'Todas las decisiones';
export const undoThisDecision = '¿Deshacer esta decisión?';
export const cancel = 'Cancelar';
export const undoDecision = 'Deshacer decisión';
export const whatStoodBeforeComesBackHere = 'Vuelve lo que había antes, aquí y en los marketplaces:';
export const placesCounted = (places: number) => counted(places, 'lugar', 'lugares');
export const undo = 'Deshacer';
export const decisionApprovedAndQueuedForExecution = 'Decisión aprobada y en cola para ejecutarse';
export const failedToApproveDecision = 'No se pudo aprobar la decisión';
export const decisionRejected = 'Decisión rechazada';
export const failedToRejectDecision = 'No se pudo rechazar la decisión';
export const decisionUndone = 'Decisión deshecha';
export const failedToUndoDecision = 'No se pudo deshacer la decisión';
export const pleaseConnectAtLeastOneIntegration =
  'Conecta al menos una integración antes de ejecutar el optimizador con IA';
export const failedToRunAiOptimizer = 'No se pudo ejecutar el optimizador con IA';
export const itIsNotRecommendedAgainUntil =
  'No se recomienda de nuevo hasta que cambien claramente las reservas, el cupo o las condiciones de la clase.';
export const cupoWillNoLongerChangeThese =
  'Se queda como tú lo pusiste: nada automático vuelve a cambiar estos lugares, salvo para quitar los que se reserven, y las recomendaciones para ellos te esperan.';
export const thisClassIsInTheComparison =
  'Esta clase está en el grupo de comparación: una de cada diez clases se deja sin tocar, para medir lo que aportan las decisiones automáticas.';
export const itsRecommendationWaitsForYou = (compared: string) => `${compared} Su recomendación te espera.`;
export const youDecidedThePlacesOfFor = (names: string) =>
  `Tú decidiste por última vez los lugares de ${names} para esta clase, así que nada automático los cambia. Esta recomendación te espera.`;
export const tookThisBack = 'deshiciste esto';
export const refusedThis = 'rechazaste esto';
export const youNothingAutomaticChangesThePlaces = (verb: string, names: string) =>
  `Tú ${verb}: nada automático vuelve a cambiar los lugares de ${names} para esta clase hasta que apruebes una recomendación para ellos.`;
export const wasDeleted = 'se eliminó';
export const wasSwitchedOff = 'se desactivó';
export const withdrawnYourRuleWhichAskedFor = (rule: string, withdrawnBy: string) =>
  `Retirada: tu regla “${rule}”, que lo pedía, ${withdrawnBy}. No se envió nada.`;
export const youDecidedThePlacesOfLast = (names: string) =>
  `Tú decidiste por última vez los lugares de ${names}: nada automático los cambia. Aprueba una recomendación para devolverle el control a Cupo.`;
export const nothingAutomaticChangesItsPlaces = (compared: string) =>
  `${compared} Nada automático cambia sus lugares.`;
export const channelNameAtPlaces = (channelName: string, places: number) => `${channelName} en ${places}`;
export const youRejectedThisAt = (time: string, places: string, untilChanged: string) =>
  `La rechazaste el ${time}: ${places}. ${untilChanged}`;
export const youRejectedThisOn = (time: string, untilChanged: string) =>
  `La rechazaste el ${time}. ${untilChanged}`;
export const theClassCouldNotBeTried = 'No se pudo simular la clase';
export const loadingWhatTheClassIsTried = 'Cargando lo necesario para simular la clase...';
export const thisClassCanBeTriedAfter =
  'Esta clase se puede simular después de la próxima ejecución del optimizador con IA.';
export const whatIf = 'Qué pasaría si';
export const typeWholePlacesOf0Or = 'Escribe lugares enteros, de 0 en adelante, y precios de 0 en adelante.';
export const revenueAgainstNow = 'Ingresos, frente a lo de ahora';
export const chanceToSellOut = 'Probabilidad de llenarse';
export const asItIsNow = (percent: string) => `${percent} como está ahora`;
export const bookingsAtTheStart = 'Reservas al empezar';
export const bookingsAsNow = (bookings: string) => `${bookings} como está ahora`;
export const capacity = 'Cupo total';
export const placesOn = (channelName: string) => `Lugares en ${channelName}`;
export const channelNamePrice = (channelName: string) => `Precio de ${channelName}`;
export const pricesAreWhatABookingBrings =
  'Los precios son lo que una reserva te deja de aquí en adelante. Cupo no adivina quién dejaría de venir con otro precio.';
export const backToTheRecommendation = 'Volver a la recomendación';
export const placesFromTo = (placesFrom: number, shown: ReactNode, placesTo: number) =>
  rich(`${placesFrom} → `, shown, ` ${wordFor(placesTo, 'lugar', 'lugares')}`);
export const marketplaceWithPlaces = (name: string, places: number) =>
  `${name} (${counted(places, 'lugar', 'lugares')})`;
export const bookedWhenDecided = (bookings: number, totalCapacity: number, occupancy: string) =>
  `${bookings}/${totalCapacity} reservados (${occupancy}) cuando se decidió`;
