import { counted, wordFor } from '../counted.ts';

/** The server words decisions only in English. */
export const isServersLanguage: boolean = false;

export const madeSoFar = (bookings: number, cancelled: number, shown: string) =>
  `${counted(bookings, 'reserva', 'reservas')} hasta ahora${cancelled === 0 ? '' : `, ${shown} de ellas ${wordFor(cancelled, 'cancelada', 'canceladas')}`}`;
export const noHistoryYet = (made: string) => `${made}; aún no hay historial con qué comparar.`;
export const againstUsual = (made: string, hasCancelled: boolean, usual: string, gap: string) =>
  `${made}${hasCancelled ? ',' : ''} frente a ${usual} habituales a estas alturas${gap}.`;
export const ahead = (percent: number) => ` (${percent}% más)`;
export const behind = (percent: number) => ` (${percent}% menos)`;
export const days = (count: number) => counted(count, 'día', 'días');
export const hours = (count: number) => counted(count, 'hora', 'horas');
export const noneFree = (capacity: number, left: string) =>
  `No hay lugares libres de ${capacity}; la clase empieza en ${left}.`;
export const allSold = (capacity: number, left: string) =>
  capacity === 1
    ? `El único lugar está vendido; la clase empieza en ${left}.`
    : `Los ${capacity} lugares están vendidos; la clase empieza en ${left}.`;
export const someFree = (free: number, capacity: number, left: string) =>
  `${counted(free, 'lugar libre', 'lugares libres')} de ${capacity}; la clase empieza en ${left}`;
export const directAsks = (expected: string, free: number, chance: string) =>
  `Se espera que los clientes directos pidan ${expected} más (probabilidad de que ${free === 1 ? 'lo ocupen' : `ocupen los ${free}`}: ${chance})`;
export const costsNothing = 'dar un lugar ahora no cuesta nada, pues lo más probable es que quede vacío';
export const costs = (amount: string) =>
  `cada lugar que se da ahora cuesta ${amount} en reservas posteriores`;
export const freeAndCost = (free: string, cost: string) => `${free}; ${cost}.`;
export const freeDirectAndCost = (free: string, direct: string, cost: string) =>
  `${free}. ${direct}; ${cost}.`;
export const bookingEarns = (name: string, amount: string) =>
  `Una reserva de ${name} deja ${amount} después de inasistencias y cancelaciones`;
export const wouldStayEmpty = 'un lugar guardado lo más probable es que quede vacío';
export const keptIsWorth = (amount: string) =>
  `un lugar libre guardado para reservas mejor pagadas vale ${amount}`;
export const noPlaceFree = 'No hay ningún lugar libre, así que no hay nada que ofrecer.';
export const classFull = 'La clase está llena, así que no hay nada que ofrecer.';
export const nothingMore = (booking: string, place: string) =>
  `${booking}, pero ${place}: no se ofrece nada más.`;
export const nothingMoreAsTheyTurn = (booking: string, share: string, place: string) =>
  `${booking}, pero ${share} de los clientes que la encuentran cerrada reservan directamente, y ${place}: no se ofrece nada más.`;
export const mayBeOffered = (booking: string, place: string, which: string, requests: string) =>
  `${booking} y ${place}, así que se puede ofrecer ${which}; se esperan ${requests}.`;
export const upToPlaces = (places: number) => `hasta ${counted(places, 'lugar libre', 'lugares libres')}`;
export const theFreePlace = 'el lugar libre';
export const allFreePlaces = (places: number) =>
  places === 1 ? 'el lugar libre' : `el total de ${places} lugares libres`;
export const moreRequests = (requests: number) => counted(requests, 'solicitud más', 'solicitudes más');
export const goWhereTheyGainMost = 'Los lugares libres van a los marketplaces donde más ganan.';
export const largestAdjustment = 'Tu ajuste máximo por decisión no deja ir más lejos.';
export const tooClose = 'Falta muy poco para la clase como para cambiar lugares.';
export const lowOccupancy =
  'La ocupación está por debajo de tu umbral bajo: los lugares pueden pasar a otros marketplaces, pero no se cierran.';
export const highOccupancy = 'La ocupación está por encima de tu umbral alto, así que no se abren lugares.';
export const noFurtherPlaces = 'No hay más lugares libres que ofrecer.';
export const keeps = (name: string, places: number) =>
  `Dejar ${name} en ${counted(places, 'lugar', 'lugares')}.`;
export const opens = (name: string, places: number, from: number, to: number, gain: string) =>
  `Abrir ${counted(places, 'lugar', 'lugares')} en ${name} (de ${from} a ${to}${gain}).`;
export const closes = (name: string, places: number, from: number, to: number, gain: string) =>
  `Cerrar ${counted(places, 'lugar', 'lugares')} en ${name} (de ${from} a ${to}${gain}).`;
export const expectedGain = (amount: string) => `, se espera ${amount}`;
export const expectedLoss = (amount: string) => `, se espera ${amount} si nada cambia después`;
export const afterMoreBookings = (bookings: number) =>
  `Después de ${counted(bookings, 'reserva más', 'reservas más')} en cualquier canal, no se ofrecería ninguno.`;
export const opensAt = (name: string, amount: string) =>
  `Si una reserva de ${name} dejara ${amount} o más, se ofrecería un lugar más.`;
export const closesBelow = (name: string, amount: string) =>
  `Si una reserva de ${name} dejara menos de ${amount}, se ofrecería un lugar menos.`;
export const noFiguresRecorded = 'De esta decisión no se guardaron cifras.';
export const decidedByRules = (count: number, names: string) =>
  count === 1 ? `Lo decidió tu regla ${names}.` : `Lo decidieron tus reglas, en este orden: ${names}.`;
export const alsoMeetsRules = (count: number, names: string) =>
  count === 1 ? `También cumple tu regla ${names}.` : `También cumple tus reglas, en este orden: ${names}.`;
export const ruleAdds = (rule: string, places: number, because: string) =>
  `Tu regla “${rule}” agrega ${counted(places, 'lugar', 'lugares')}${because}.`;
export const ruleTakes = (rule: string, places: number, because: string) =>
  `Tu regla “${rule}” quita ${counted(places, 'lugar', 'lugares')}${because}.`;
export const occupancyIsBelow = (occupancy: number, threshold: number, hours: number) =>
  `: la ocupación es del ${occupancy}%, por debajo del ${threshold}%, ${counted(hours, 'hora', 'horas')} antes de la clase`;
export const occupancyIsAbove = (occupancy: number, threshold: number, hours: number) =>
  `: la ocupación es del ${occupancy}%, por encima del ${threshold}%, ${counted(hours, 'hora', 'horas')} antes de la clase`;
export const ruleAsksFor = (places: number, limit: string) => `Pide ${places}, pero ${limit}.`;
export const classHasNoMore = 'la clase no tiene más lugares';
export const othersAreBooked = 'los demás ya están reservados';
export const noneLeftToTake = 'no quedan más por quitar';
export const adjustmentHoldsBack = 'tu ajuste máximo por decisión no lo permite';
export const noFreePlacesLeft = 'ya no quedan lugares libres';
export const ruleYields = (rule: string) => `Tu regla “${rule}” pide lo contrario y cede.`;
export const ruleYieldsTo = (rule: string, earlier: string) =>
  `Tu regla “${rule}” pide lo contrario y cede: “${earlier}” va antes.`;
export const ruleKeepsAtLeast = (rule: string, places: number) =>
  `Tu regla “${rule}” conserva aquí al menos ${counted(places, 'lugar', 'lugares')}.`;
export const ruleKeepsAtMost = (rule: string, places: number) =>
  `Tu regla “${rule}” deja aquí como máximo ${counted(places, 'lugar', 'lugares')}.`;
export const rulesNeedPlaces = 'Tus reglas necesitan sus lugares libres en otro marketplace.';
export const staysAt = (name: string, places: number) =>
  `${name} se queda en ${counted(places, 'lugar', 'lugares')}.`;
export const goesTo = (name: string, from: number, to: number, gain: string) =>
  `${name} pasa de ${from} a ${counted(to, 'lugar', 'lugares')}${gain}.`;
export const byRevenueAlone = (places: number, name: string, earns: string, worth: string) =>
  `Solo por ingresos tendría ${counted(places, 'lugar', 'lugares')}: una reserva de ${name} deja ${earns} y un lugar libre guardado para reservas mejor pagadas vale ${worth}.`;
export const forecastGoesByDay = (reason: string) => `${reason}. El pronóstico lo toma en cuenta.`;
export const heldElsewhere = (places: number) =>
  `${counted(places, 'lugar está apartado', 'lugares están apartados')} en canales que no están conectados.`;
export const stillOffered = (places: number) =>
  `${counted(places, 'lugar sigue', 'lugares siguen')} a la venta hasta que se confirme un número menor.`;
export const capped =
  'Se ofrecen menos lugares de los que convendría: uno podría venderse dos veces antes de que se conozca la reserva.';
