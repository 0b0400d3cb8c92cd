import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const chart = 'Gráfica';
export const table = 'Tabla';
export const bookingsAgainstExpectedInNumbers = 'Reservas frente a lo esperado, en números';
export const beforeClass = 'Antes de la clase';
export const booked = 'Reservado';
export const expected = 'Esperado';
export const usualRange = 'Rango habitual';
export const usualFromTo = (low: string, high: string) => `${low} a ${high}`;
export const capacity = 'Cupo';
export const bookingCurve = 'Curva de reservas';
export const shownOnceAFewPastClasses = 'Aparece cuando se conozcan algunas clases pasadas de esta serie.';
export const showTheBookingCurveAs = 'Ver la curva de reservas como';
export const learntFrom = (sentence: string, classesLearntFrom: number) =>
  `${sentence} Aprendido de ${counted(classesLearntFrom, 'clase pasada', 'clases pasadas')}.`;
export const onSaleThatDoNotExist = (places: number) =>
  `${counted(places, 'lugar', 'lugares')} a la venta que no ${wordFor(places, 'existe', 'existen')}`;
export const automationIsPausedSoCupoDoes = (newPlaces: string) =>
  `Mientras la automatización está en pausa, Cupo no cierra lo que se ofrece de más. Tú puedes hacerlo, como un cambio tuyo: ${newPlaces}.`;
export const placesAt = (channelName: string, places: number) =>
  `${channelName} ${counted(places, 'lugar', 'lugares')}`;
export const closeThem = 'Cerrar lo que sobra';
export const closingThem = 'Cerrando lo que sobra';
export const cancelledAsWrote = (channelName: string) => `Cancelada, según escribió ${channelName}`;
export const cancelledInKenko = 'Cancelada en Kenko';
export const cancelledInKenkoSince = (instantIn: string) =>
  `Cupo leyó en Kenko el ${instantIn} que esta clase está cancelada. Cupo cierra sus lugares abiertos en los marketplaces conectados, también mientras la automatización está en pausa, y no decide nada sobre ella. Sus reservas se quedan hasta que se cancelen. Si en Kenko la clase vuelve a darse, Cupo abre los lugares que cerró.`;
export const cancelledInAFile = 'Cancelada en un archivo';
export const cancelledInAFileSince = (instantIn: string) =>
  `Un archivo importado el ${instantIn} dice que esta clase está cancelada. Cupo cierra sus lugares abiertos en tus marketplaces conectados, incluso mientras la automatización está en pausa, y ya no toma decisiones sobre ella. Sus reservas quedan como están. La clase sigue cancelada hasta que digas que sí se da, aunque otro archivo la incluya.`;
export const puttingTheClassBack = 'Restaurando la clase';
export const itTakesPlace = 'Sí se da';
export const theMailOfSaysThatThis = (instantIn: string) =>
  `El correo del ${instantIn} dice que esta clase no se da. Cupo cierra sus lugares abiertos en los marketplaces conectados (no mientras la automatización está en pausa), no decide nada sobre ella y deja sus reservas como están.`;
export const changeTheCapacity = '¿Cambiar el cupo?';
export const cancel = 'Cancelar';
export const changeCapacity = 'Cambiar cupo';
export const theToo = (following: number) =>
  `También ${wordFor(following, 'cambia', 'cambian')} ${counted(following, 'clase siguiente de su serie', 'clases siguientes de su serie')}.`;
export const openMarketplacePlacesThatNoLonger =
  'Los lugares abiertos en marketplaces que ya no caben se retiran. Los ya vendidos se quedan.';
export const capacityCannotBeLessThanCurrent = (min: number) =>
  `El cupo no puede ser menor que las reservas actuales (${min})`;
export const capacityCannotBeMoreThan = (max: number) => `El cupo no puede ser mayor que ${max}`;
export const save = 'Guardar';
export const totalCapacity = 'Cupo total';
export const atLeast = (min: number, overtaken: boolean, totalCapacity: number) =>
  `Al menos ${min}${overtaken ? `; ahora ${totalCapacity}` : ''}`;
export const invalidCapacity = 'Cupo no válido';
export const takenInTheClassItWas = (places: number) =>
  `incluye ${counted(places, 'lugar', 'lugares')} que en la clase, como era antes de que Kenko la moviera, ${wordFor(places, 'sigue ocupado', 'siguen ocupados')}`;
export const bookedSoFar = 'reservado hasta ahora';
export const bookingsExpectedLikely = (bookings: number, likely: string) =>
  `${counted(bookings, 'esperada', 'esperadas')}, ${likely}`;
export const expectedAtTheStart = 'esperado al empezar';
export const currentBookings = 'Reservas actuales';
export const occupancy = 'Ocupación %';
export const editCapacity = 'Editar cupo';
export const capacityOverview = 'Resumen del cupo';
export const channelMix = 'Reservas por canal';
export const noBookingsYet = 'Aún no hay reservas.';
export const channel = 'Canal';
export const bookings = 'Reservas';
export const revenue = 'Ingresos';
export const failedStillShows = (slots: number) => `Falló: todavía muestra ${slots}`;
export const failedNotConfirmed = 'Falló: sin confirmar';
export const notCheckedYet = 'Aún sin confirmar';
export const showsSlots = (slots: number) => `Muestra ${slots}`;
export const stillShows = (slots: number) => `Todavía muestra ${slots}`;
export const cancelledOn = (channelName: string) => `Cancelada en ${channelName}`;
export const recurringTemplate = 'Plantilla recurrente';
export const partOfRecurringSeries = 'Parte de una serie recurrente';
export const undo = 'Deshacer';
export const dayAtLocalTime = (day: string, localTime: string) => `${day} a las ${localTime}`;
export const classLabel = 'Clase';
export const thisClassNoLongerExistsClose = 'Esta clase ya no existe. Ciérrala para ver el horario.';
export const theClassCouldNotBeLoaded = 'No se pudo cargar la clase';
export const setAsRecurring = 'Hacer recurrente';
export const close = 'Cerrar';
export const unnamed = 'Sin nombre';
export const noConfirmedBookingsYet = 'Aún no hay reservas confirmadas.';
export const bookingsKnownByNumber = (bookings: number) =>
  `De ${counted(bookings, 'reserva', 'reservas')} solo se conoce el número, por un archivo del horario o un marketplace.`;
export const furtherBookingsKnownByNumber = (bookings: number) =>
  `De ${counted(bookings, 'reserva más', 'reservas más')} solo se conoce el número, por un archivo del horario o un marketplace.`;
export const placesBooked = (places: number) => counted(places, 'lugar', 'lugares');
export const customer = 'Cliente';
export const bookedThrough = 'Reservado por';
export const price = 'Precio';
export const confirmedBookings = 'Reservas confirmadas';
export const listOfConfirmedBookings = 'Lista de reservas confirmadas';
export const theBookingsCouldNotBeLoaded = 'No se pudieron cargar las reservas';
export const showMoreBookings = 'Mostrar más reservas';
export const atStart = 'al empezar';
export const noBookingsAreKnownYet = 'Aún no se conoce ninguna reserva.';
export const moreThanUsual = 'más de lo habitual';
export const fewerThanUsual = 'menos de lo habitual';
export const asUsual = 'como es habitual';
export const beforeClassBy = (time: string) => `${time} antes de la clase`;
export const atTheStartOfClass = 'al empezar la clase';
export const curveInWords = (
  booked: number,
  when: string,
  standing: string,
  expected: string,
  low: string,
  high: string,
) =>
  `${counted(booked, 'reservada', 'reservadas')} ${when}, ${standing}: se espera llegar a ${expected}, de ${low} a ${high} la mayoría de las veces.`;
export const noFurtherBookingsAreExpectedThe =
  'No se esperan más reservas. La clase, sus reservas y sus lugares se quedan como están hasta que los cambies.';
export const theForecastGoesByWhatPublic =
  'El pronóstico toma en cuenta lo que los días festivos hacen en tu estudio.';
export const theForecastGoesByWhatSuch = 'El pronóstico toma en cuenta lo que esos días hacen en tu estudio.';
export const edit = 'Editar';
export const calledOff = 'cancelado';
export const waitsForYou = 'te espera';
export const triedAttemptsTime = (attempts: number) => counted(attempts, 'intento', 'intentos');
export const undone = 'Deshecho';
export const theHistoryCouldNotBeLoaded = 'No se pudo cargar el historial';
export const showMoreChanges = 'Mostrar más cambios';
export const history = 'Historial';
export const nothingOfThisClassWasChanged = 'Aún no se ha cambiado nada de esta clase.';
export const itCannotBeUndone = (undoRefusal: string) => `No se puede deshacer: ${undoRefusal}`;
export const allChanges = 'Todos los cambios';
export const thisClassWasChangedWhileYou = 'Esta clase cambió mientras la editabas';
export const pleaseUseTheNewNumbers = 'Usar los números nuevos';
export const keepMyNumbers = 'Conservar mis números';
export const nothingOfYoursIsSavedYet =
  'Aún no se guarda nada tuyo. Lo que escribiste está junto a los números nuevos.';
export const weeksCounted = (weeks: number) => counted(weeks, 'semana', 'semanas');
export const failedToGenerateRecurringClasses = 'No se pudieron generar las clases recurrentes';
export const setUpRecurringSchedule = 'Configurar horario recurrente';
export const generateClasses = 'Generar clases';
export const numberOfWeeks = 'Número de semanas';
export const everyAtStudioTimeUntilClasses = (
  className: string,
  longWeekday: string,
  localTime: string,
  day: string,
) =>
  `${className}, ${longWeekday} a las ${localTime}, hora del estudio, cada semana hasta el ${day}. Las clases que ya existen se quedan como están.`;
export const cupoFoundThisByItself = ' Cupo lo encontró por sí solo.';
export const replacesAndIsForecastFromIts = (seriesText: string, by: string) =>
  `Reemplaza a ${seriesText} y se pronostica también con sus reservas.${by}`;
export const takingItBack = 'Deshaciendo';
export const undoItDoesNotReplace = (seriesText: string) => `Deshacer: no reemplaza a ${seriesText}`;
export const amountBooked = (amount: string) => `${amount} reservado`;
export const bookedSoFarAndForecast = (forecast: string) => `Reservado hasta ahora. ${forecast}`;
export const expectedAtTheStartLikely = (likely: string) => `Esperado al empezar, ${likely}.`;
export const total = 'Total';
export const direct = 'Directo';
export const marketplace = 'Marketplace';
export const revenueBreakdown = 'Desglose de ingresos';
export const thisAndThe = (following: number) =>
  `Esta y ${counted(following, 'clase siguiente', 'clases siguientes')}`;
export const applyTo = 'Aplicar a';
export const thisClass = 'Esta clase';
export const previous = 'Anterior';
export const oneOfSeveralAtThisTime = (place: number, classes: number) =>
  `${place} de ${classes} a esta hora`;
export const next = 'Siguiente';
export const whateverIsFree = 'Lo que esté libre';
export const notConnected = 'No conectado';
export const soldAllocated = 'Vendidos / asignados';
export const onTheMarketplace = 'En el marketplace';
export const editSlotAllocations = 'Editar asignación de lugares';
export const slotAllocations = 'Asignación de lugares';
export const atMost = (max: number) => `Como máximo ${max}`;
export const soldAlreadySoNothingMoreWill = (sold: number) =>
  `Ya ${wordFor(sold, 'se vendió', 'se vendieron')} ${sold}, así que no se ofrecerá nada más`;
export const nowPlacesNone = (places: number | null | string) => `; ahora ${places ?? 'ninguno'}`;
export const soldTo = (min: number, max: number, now: string) =>
  `${counted(min, 'vendido', 'vendidos')}; de ${min} a ${max}${now}`;
export const placesAllocated = (places: number) => counted(places, 'asignado', 'asignados');
export const openPlacesOffered = (openPlaces: number) =>
  `Se ${wordFor(openPlaces, 'ofrece', 'ofrecen')} ${counted(openPlaces, 'lugar abierto', 'lugares abiertos')}`;
export const marketplacesMayShareThe = (offered: string, openPlacesMax: number) =>
  `${offered}; los marketplaces pueden compartir ${counted(openPlacesMax, 'lugar libre', 'lugares libres')}`;
export const ofFree = (offered: string, openPlacesMax: number) => `${offered} de ${openPlacesMax} libres`;
export const takeBack = (places: string, count: number) => `${places}: retira ${count}`;
export const undoTheLastChange = '¿Deshacer el último cambio?';
export const undoChange = 'Deshacer cambio';
export const whatStoodBeforeComesBackHere = 'Vuelve lo que había antes, aquí y en los marketplaces:';
export const takesPlaceAgain = (className: string) => `${className} se da de nuevo`;
export const theClassCouldNotBeRefreshed = 'No se pudo actualizar la clase';
export const you = 'Tú';
export const listAnd = (first: string, last: string | undefined) => `${first} y ${last}`;
export const capacityUpdated = '✓ Cupo actualizado';
export const nowHas = (className: string, totalCapacity: number) =>
  `${className} ahora tiene ${counted(totalCapacity, 'lugar', 'lugares')}`;
export const capacityWasUpdated = 'Se actualizó el cupo';
export const slotAllocationsUpdatedSuccessfully = 'Asignación de lugares actualizada';
export const slotAllocationsWereUpdated = 'Se actualizó la asignación de lugares';
export const theLastChangeWasUndone = 'Se deshizo el último cambio';
export const syncWithFailedAndWillRetry = (names: string) =>
  `Falló la sincronización con ${names}; se reintentará automáticamente.`;
export const didNotTakeIt = (channelName: string, message: string | null) =>
  `${channelName} no lo aceptó${message ? `: ${message}` : ''}.`;
export const partialSuccess = '⚠ Hecho en parte';
export const willFollowWithinMinutes = (names: string) => `${names} se actualizará en unos minutos.`;
export const setItInTooThenConfirm = (names: string) =>
  `Ponlo también en ${names} y confírmalo en Registros.`;
export const hereAndIn = (followingChanged: number) =>
  `, aquí y en ${counted(followingChanged, 'clase siguiente', 'clases siguientes')}`;
export const followingNotChanged = (classes: number) =>
  counted(classes, 'clase siguiente no cambió', 'clases siguientes no cambiaron');
export const andMore = (more: number) => `y ${more} más`;
export const updateFailed = '✗ No se pudo actualizar';
export const failedToUpdateCapacityPleaseTry = 'No se pudo actualizar el cupo. Inténtalo de nuevo.';
export const failedToUpdateSlotAllocations = 'No se pudo actualizar la asignación de lugares';
export const failedToUndoTheChange = 'No se pudo deshacer el cambio';
export const youMustBeLoggedIn = 'Debes iniciar sesión';
export const leftOut = (count: number, reason: string) =>
  `${counted(count, 'omitida', 'omitidas')}: ${reason}`;
export const classesGenerated = (classes: number, className: string) =>
  `Se ${wordFor(classes, 'generó', 'generaron')} ${classes} ${wordFor(classes, 'clase recurrente de', 'clases recurrentes de')} ${className}`;
export const existedAlready = (existing: number) =>
  `${existing} ya ${wordFor(existing, 'existía', 'existían')}`;
export const success = '¡Listo!';
export const none = 'ninguno';
export const byHand = 'A mano';
export const approvedRecommendation = 'Recomendación aprobada';
export const automatic = 'Automático';
export const importLabel = 'Importación';
export const onAtGoesFrom = (
  className: string,
  day: string,
  time: string,
  from: ReactNode,
  to: ReactNode,
  places: number,
) =>
  rich(
    `${className} del ${day} a las ${time} pasa de `,
    from,
    ' a ',
    to,
    ` ${wordFor(places, 'lugar', 'lugares')}.`,
  );
export const days = (days: number) => counted(days, 'día', 'días');
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const minutes = (minutes: number) => counted(minutes, 'minuto', 'minutos');
export const onItsWay = 'en camino';
export const done = 'hecho';
export const failed = 'falló';
export const successMark = '✓ Listo';
export const errorMark = '✗ Error';
export const sendingTo = (saved: string, names: string) => `${saved}. Enviando a ${names}…`;
