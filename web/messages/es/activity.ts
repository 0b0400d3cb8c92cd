import { counted, wordFor } from '../counted.ts';

export const watchTheRecordingOf = (className: string) => `Ver la grabación de ${className}`;
export const watch = '▶ Ver';
export const recording = 'Grabación';
export const timestamp = 'Fecha y hora';
export const platform = 'Plataforma';
export const classLabel = 'Clase';
export const action = 'Acción';
export const status = 'Estado';
export const details = 'Detalles';
export const sinceInstantIn = (instantIn: string) => `Desde ${instantIn}`;
export const allPlatforms = 'Todas las plataformas';
export const allStatuses = 'Todos los estados';
export const chooseLabelDayDay = (label: string, day: string | null) =>
  `Elegir ${label}${day ? `, ${day}` : ''}`;
export const findByClassName = 'Buscar por nombre de clase';
export const clearTheClassName = 'Borrar el nombre de la clase';
export const filters = 'Filtros';
export const from = 'Desde';
export const to = 'Hasta';
export const clearFilters = 'Quitar filtros';
export const activityLogs = 'Registro de actividad';
export const everyChangeOfPlacesAtYour = 'Cada cambio de lugares en tus marketplaces, con su comprobante';
export const errorLoadingLogs = 'No se pudieron cargar los registros';
export const success = 'Correcto';
export const failure = 'Fallido';
export const pending = 'Pendiente';
export const notSent = 'No enviado';
export const loadingActivityLogs = 'Cargando el registro de actividad...';
export const noChangesMatchTheseFilters = 'Ningún cambio coincide con estos filtros.';
export const noActivityLogsYetAutomationActions =
  'Aún no hay actividad. Lo que haga la automatización aparecerá aquí.';
export const lookedThroughEverythingSince = (at: string) => `Se revisó todo desde ${at}`;
export const lookFurtherBack = 'Buscar más atrás';
export const loadMore = 'Cargar más';
export const exportCsv = 'Exportar CSV';
export const recentActions = 'Acciones recientes';
export const timesIn = (zone: string) => `Horas de ${zone}`;
export const changesFound = (hasMore: boolean, changes: number) =>
  `${hasMore ? 'Al menos ' : ''}${counted(changes, 'cambio', 'cambios')}`;
export const sendAgainOn = (className: string, channelName: string) =>
  `Enviar de nuevo: ${className} en ${channelName}`;
export const sendAgain = 'Enviar de nuevo';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} a las ${classLocalTime}`;
export const thereMayBeMoreChooseThe = 'Puede haber más: elige el estado Fallido para verlos todos.';
export const couldNotDoIt = '¿No pudiste hacerlo?';
export const cancel = 'Cancelar';
export const markAsNotDone = 'Marcar como no hecho';
export const whatWentWrong = '¿Qué salió mal?';
export const optionalItIsKeptInLogs = 'Opcional. Se guarda en Registros.';
export const playback = 'Reproducción';
export const previousStep = 'Paso anterior';
export const pause = 'Pausar';
export const play = 'Reproducir';
export const nextStep = 'Paso siguiente';
export const stepOf = (step: number, total: number) => `Paso ${step} de ${total}`;
export const spacePlaysAndPausesArrowKeys =
  'La barra espaciadora reproduce y pausa; las flechas cambian de paso';
export const dayAtClassLocalTimeAction = (day: string, classLocalTime: string, actionText: string) =>
  `${day} a las ${classLocalTime} · ${actionText}`;
export const backToLogs = 'Volver a Registros';
export const classNameOnChannelName = (className: string, channelName: string) =>
  `${className} en ${channelName}`;
export const technicalViewStepByStep = 'Vista técnica, paso a paso';
export const theRecordingCouldNotBeLoaded = 'No se pudo cargar la grabación';
export const loadingTheRecording = 'Cargando la grabación...';
export const nothingHasBeenRecordedForThis = 'Aún no se ha grabado nada de este cambio.';
export const whatHappened = 'Qué pasó';
export const beforePlaces = (places: number) => `Antes ${places}`;
export const setPlaces = (places: number) => `se ${wordFor(places, 'puso', 'pusieron')} ${places}`;
export const nothingToSet = 'nada que poner';
export const notSetYet = (placesTo: number) => `aún no se ${wordFor(placesTo, 'pone', 'ponen')} ${placesTo}`;
export const nameShows = (name: string, places: number) => `${name} muestra ${places}`;
export const hasNotConfirmedIt = (name: string) => `${name} no lo ha confirmado`;
export const fractionOfSeconds = (seconds: number) => counted(seconds, 'segundo', 'segundos');
export const seconds = (seconds: number) => counted(seconds, 'segundo', 'segundos');
export const minutes = (minutes: number) => counted(minutes, 'minuto', 'minutos');
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const atAndLasted = (at: string, lasted: string) => `${at}, en ${lasted}`;
export const before = 'Antes';
export const after = 'Después';
export const placesOnTheMarketplace = 'lugares en el marketplace';
export const atAndMs = (at: string, durationMs: number) => `${at} · ${durationMs} ms`;
export const noAnswer = 'Sin respuesta';
export const request = 'Solicitud';
export const answer = 'Respuesta';
export const confirmThePlacesOf = (className: string) => `Confirmar los lugares de ${className}`;
export const confirm = 'Confirmar';
export const couldNotDoItFor = (className: string) => `No se pudo hacer: ${className}`;
export const couldNotDoItText = 'No se pudo hacer';
export const steps = 'Pasos';
export const noAnswerInText = 'sin respuesta';
export const theRecordingCouldNotBeRefreshed = 'No se pudo actualizar la grabación';
export const changeConfirmed = 'Cambio confirmado';
export const markedAsNotDone = 'Marcado como no hecho';
export const failedToConfirmTheChange = 'No se pudo confirmar el cambio';
export const downloadFailed = 'No se pudo descargar';
export const theChangeIsSentAgain = 'El cambio se está enviando de nuevo';
export const failedToSendTheChangeAgain = 'No se pudo enviar de nuevo el cambio';
export const answeredABooking = 'Respuesta a una reserva';
export const classCancelled = 'Clase cancelada';
export const classTakesPlace = 'La clase sí se da';
export const keptAt = (placesTo: number) => `Se quedó en ${counted(placesTo, 'lugar', 'lugares')}`;
export const increased = 'Aumentó';
export const reduced = 'Disminuyó';
export const fromTo = (way: string, placesFrom: number, placesTo: number) =>
  `${way} de ${placesFrom} a ${counted(placesTo, 'lugar', 'lugares')}`;
export const approvedDecision = 'Decisión aprobada';
export const automatic = 'Automático';
export const manualEdit = 'Cambio manual';
export const setAgain = 'Puesto otra vez';
export const bookingRequest = 'Solicitud de reserva';
export const reportedByEMail = 'Informado por correo';
export const readInKenko = 'Leído en Kenko';
export const cancelledInKenko = 'Cancelada en Kenko';
export const takesPlaceInKenko = 'Se da en Kenko';
export const cancelledInAFile = 'Cancelada en un archivo';
export const errorDetails = (details: string) => `Error: ${details}`;
export const moreThanAreNotOnTheir = (count: number) =>
  `Más de ${counted(count, 'cambio', 'cambios')} no están en su marketplace`;
export const countChangeCountIsNotOn = (count: number) =>
  `${counted(count, 'cambio', 'cambios')} ${wordFor(count, 'no está', 'no están')} en su marketplace`;
export const notOnSince = (placesTo: number, platform: string, since: string) =>
  `${counted(placesTo, 'lugar no está', 'lugares no están')} en ${platform} desde ${since}`;
export const exportedRowsChange = (rows: number) =>
  `Se ${wordFor(rows, 'exportó', 'exportaron')} ${counted(rows, 'cambio', 'cambios')}`;
export const backToForOlderOnesChoose = (count: string, instantIn: string) =>
  `${count}, hasta ${instantIn}. Para los anteriores, elige un último día más temprano y exporta de nuevo.`;
export const showsPlaces = (name: string, places: number) =>
  `${name} muestra ${counted(places, 'lugar', 'lugares')}.`;
export const isToShowPlaces = (name: string, places: number) =>
  `${name} debe mostrar ${counted(places, 'lugar', 'lugares')}.`;
export const replaced = 'No se envió: un cambio más nuevo lo reemplazó.';
export const tooLate = 'No se envió a tiempo: los cambios automáticos de esta clase ya habían terminado.';
export const classBegan = 'No se envió: la clase ya empezó.';
export const notConfirmed = 'No se hizo: nadie lo confirmó a tiempo.';
export const pausedByStudio = 'En espera: la automatización está en pausa. Se envía cuando la reanudes.';
export const pausedByTeam =
  'En espera: pausamos la automatización para todos los estudios. Se envía cuando vuelva a funcionar.';
export const decidedAt = 'Decidido';
export const appliedAt = 'Aplicado';
export const endedAt = 'Terminado';
export const classDate = 'Fecha de la clase';
export const classTime = 'Hora de la clase';
export const placesChanged = 'Cambio de lugares';
export const places = 'Lugares';
export const source = 'Origen';
export const logsFileName = (today: string) => `registro-de-actividad-${today}.csv`;
