import { counted } from '../counted.ts';

export const testConnectionTo = (name: string) => `Probar la conexión con ${name}`;
export const testing = 'Probando...';
export const testConnection = 'Probar conexión';
export const reconnect = 'Volver a conectar';
export const linkedClasses = 'Clases vinculadas';
export const disconnect = 'Desconectar';
export const moreFor = (name: string) => `Más de ${name}`;
export const more = 'Más';
export const pricingAndGuidelines = (name: string) => `Precios y lineamientos de ${name}`;
export const pricingAndGuidelinesTitle = 'Precios y lineamientos';
export const connect = 'Conectar';
export const enterTheAgainToRetry = (label: string) => ` Escribe de nuevo ${label} para reintentar.`;
export const failedToConnectIntegration = 'No se pudo conectar la integración';
export const hasNoInterfaceToSignIn = (name: string) =>
  `${name} no se puede conectar automáticamente. Te decimos qué lugares poner en su panel de socios y lo confirmas en Registros.`;
export const successfullyConnectedTo = (name: string) => `${name} conectado`;
export const changesThatFailedAre = (sendingAgain: number) =>
  counted(sendingAgain, 'cambio fallido se está', 'cambios fallidos se están');
export const isConnectedAgainBeingSent = (name: string, changes: string, _count: number) =>
  `${name} está conectado de nuevo. ${changes} enviando.`;
export const revenuePerBooking = 'Ingreso por reserva';
export const paidForNoShows = 'Pago por inasistencias';
export const guidelines = 'Lineamientos';
export const connectedSince = 'Conectado desde';
export const lastSync = 'Última sincronización';
export const notYet = 'Aún no';
export const lastTest = 'Última prueba';
export const signedInOrFailed = (ok: boolean, at: string) => `${ok ? 'Inició sesión' : 'Falló'}, ${at}`;
export const revenuePerBookingIn = (currency: string) => `Ingreso por reserva (${currency})`;
export const whatYouArePaidForOne = 'Lo que te pagan por una reserva';
export const paidForNoShowsTitle = 'Pago por inasistencias (%)';
export const shareYouStillReceiveForA = 'La parte que te siguen pagando cuando alguien no llega';
export const credentialsAreSealedBeforeTheyAre =
  'Las credenciales se cifran antes de guardarse y no se vuelven a mostrar.';
export const portalEMail = 'Correo del portal';
export const theAddressYouSignInTo = 'El correo con el que entras al portal de socios';
export const portalPassword = 'Contraseña del portal';
export const thePasswordOfThatSignIn = 'La contraseña de ese acceso';
export const gymId = 'ID del gimnasio';
export const theNumberWellhubKnowsYourStudio = 'El número con el que Wellhub conoce tu estudio';
export const apiToken = 'Token de API';
export const issuedByWellhubForItsBooking = 'Lo entrega Wellhub para su interfaz de reservas';
export const placeApiKey = 'Clave de API del lugar';
export const namesYourStudioIssuedByTotalPass = 'Identifica tu estudio; la entrega TotalPass';
export const partnerApiKey = 'Clave de API de socio';
export const namesYouAsAPartnerIssued = 'Te identifica como socio; la entrega TotalPass';
export const pleaseEnterTheRevenuePerBooking = 'Escribe el ingreso por reserva';
export const revenuePerBookingCannotBeNegative = 'El ingreso por reserva no puede ser negativo';
export const enterTheRevenueSuchAs = (example: string) =>
  `Escribe el ingreso por reserva como un importe, por ejemplo ${example}`;
export const revenuePerBookingIsAtMost = (amount: string) =>
  `El ingreso por reserva puede ser como máximo ${amount}`;
export const isRequired = (label: string) => `${label}: dato obligatorio`;
export const mustHaveAtMostCharacters = (label: string, charactersMax: number) =>
  `${label} debe tener como máximo ${charactersMax} caracteres`;
export const enterAWholePercentFrom0 = 'Escribe un porcentaje entero de 0 a 100';
export const disconnectName = (name: string) => `¿Desconectar ${name}?`;
export const itsCredentialsAreDeletedAndIts = (name: string) =>
  `Se eliminan sus credenciales y sus lugares ya no cambian. Lo que ${name} muestra ahora sigue a la venta ahí. Los precios y lineamientos se guardan por si vuelves a conectar.`;
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const minimumHoursBeforeClass = (minHoursBeforeClass: number) =>
  `Horas mínimas antes de la clase: ${minHoursBeforeClass}`;
export const stopChangingPlacesThisLongBefore = 'Deja de cambiar lugares tanto tiempo antes de la clase';
export const minimumHoursBeforeClassTitle = 'Horas mínimas antes de la clase';
export const lowOccupancyThreshold = (amount: string) => `Umbral de ocupación baja: ${amount}`;
export const belowItPlacesHereGoTo = (thresholdStepPercent: number) =>
  `Por debajo, Cupo puede mover lugares pero nunca los cierra. Al menos ${thresholdStepPercent}% por debajo del umbral alto.`;
export const lowOccupancyThresholdTitle = 'Umbral de ocupación baja';
export const highOccupancyThreshold = (amount: string) => `Umbral de ocupación alta: ${amount}`;
export const aboveItNoPlacesAreAdded = (thresholdStepPercent: number) =>
  `Por encima, aquí no se agregan lugares. Al menos ${thresholdStepPercent}% por encima del umbral bajo.`;
export const highOccupancyThresholdTitle = 'Umbral de ocupación alta';
export const low = 'Baja';
export const medium = 'Media';
export const high = 'Alta';
export const whenOffOnlyYourGeneralAi = 'Si están desactivados, solo se aplica tu configuración de IA';
export const optimizationGuidelines = 'Lineamientos de optimización';
export const priority = 'Prioridad';
export const whichMarketplaceComesFirstWhereBookings =
  'Qué marketplace va primero cuando las reservas ganan casi lo mismo';
export const notes = 'Notas';
export const forYouAndYourTeam = 'Para ti y tu equipo';
export const hBeforeClassToPriority = (
  minHoursBeforeClass: number,
  lowOccupancyPercent: number,
  highOccupancyPercent: number,
  priority: string,
) =>
  `${minHoursBeforeClass} h antes de la clase, ${lowOccupancyPercent}% a ${highOccupancyPercent}%, prioridad ${priority}`;
export const off = 'Desactivados';
export const noLongerAcceptsTheStoredCredentials = (name: string) =>
  `${name} ya no acepta las credenciales guardadas`;
export const theyHaveExpiredOrWereChanged =
  'Vencieron o se cambiaron ahí. No se envía nada hasta que vuelvas a conectar.';
export const isNotAnswering = (name: string) => `${name} no responde`;
export const cupoTriesAgainAt = (at: string) => `Cupo lo intenta de nuevo a las ${at}.`;
export const cupoTriesAgainSoon = 'Cupo lo intenta de nuevo pronto.';
export const lastProblem = 'Último problema';
export const otherPlaces = (driftClasses: number) =>
  `${counted(driftClasses, 'clase muestra', 'clases muestran')} otros lugares`;
export const showedAnotherNumberThanWasSet = (name: string) =>
  `${name} mostró un número distinto al que se puso. Cupo lo pone de nuevo.`;
export const reconnectName = (name: string) => `Volver a conectar ${name}`;
export const connectName = (name: string) => `Conectar ${name}`;
export const failedToLoadIntegrations = 'No se pudieron cargar las integraciones';
export const dataSources = 'Fuentes de datos';
export const whereYourScheduleComesFromAnd =
  'De dónde viene tu horario y en qué marketplaces se ofrecen tus lugares';
export const noneOfMyClasses = 'Ninguna de mis clases';
export const leaveItOut = 'Omitirla';
export const yourClassForOnAt = (name: string, day: string, localTime: string) =>
  `Tu clase para ${name} el ${day} a las ${localTime}`;
export const chooseYourClass = 'Elige tu clase';
export const saving = 'Guardando...';
export const matchByItselfAgain = (name: string) => `Vincular ${name} de nuevo automáticamente`;
export const matchByItself = 'Vincular automáticamente';
export const onName = (name: string) => `En ${name}`;
export const yourClass = 'Tu clase';
export const classesOn = (name: string) => `Clases en ${name}`;
export const placesAreSetOnlyForWhat =
  'Solo se ponen lugares en lo que está vinculado a una de tus clases. Se vincula por nombre, hora y salón; donde eso no alcanza, eliges tú.';
export const whichClasses = 'Qué clases';
export const readInstantIn = (instantIn: string) => `Leído el ${instantIn}`;
export const isBeingRead = (name: string) => `Se está leyendo ${name}`;
export const readAgain = 'Leer de nuevo';
export const whatIChooseGoesForEvery =
  'Lo que elija vale para todas las clases con el mismo nombre, también las futuras';
export const failedToLoadTheLinkedClasses = 'No se pudieron cargar las clases vinculadas';
export const loadingLinkedClasses = 'Cargando clases vinculadas...';
export const loadMore = 'Cargar más';
export const notLinked = 'Sin vincular';
export const linked = 'Vinculadas';
export const leftOut = 'Omitidas';
export const hasNotBeenReadYetPress = (name: string) => `${name} aún no se ha leído. Presiona Leer de nuevo.`;
export const everyClassThatListsIsLinked = (name: string) =>
  `Todas las clases que lista ${name} están vinculadas u omitidas.`;
export const noClassThatListsIsLinked = (name: string) =>
  `Ninguna clase que lista ${name} está vinculada a una tuya.`;
export const nothingIsLeftOut = 'No hay nada omitido.';
export const linkedByYou = 'Vinculada por ti';
export const leftOutByYou = 'Omitida por ti';
export const matched = 'Vinculada';
export const leftOutAsOthersOfIts = 'Omitida, como otras de su nombre';
export const marketplaceIntegrations = 'Integraciones con marketplaces';
export const whatIsMissingIsMarkedBelow = 'Lo que falta está marcado abajo.';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Escribe la contraseña de nuevo para reintentar.`;
export const requestAccessTo = (systemName: string) => `Solicitar acceso a ${systemName}`;
export const submitRequest = 'Enviar solicitud';
export const studioName = 'Nombre del estudio';
export const asItIsCalledInThat = 'Como se llama en ese sistema';
export const loginUrl = 'Dirección de acceso';
export const whereYouSignInToIt = 'Donde inicias sesión';
export const username = 'Usuario';
export const ofAnAccountThatMayRead = 'De una cuenta que pueda leer el horario y las reservas';
export const password = 'Contraseña';
export const ofThatAccount = 'De esa cuenta';
export const whatElseOurTeamShouldKnow = 'Qué más debería saber nuestro equipo';
export const credentialsAreSealedBeforeTheyAreStored =
  'Las credenciales se cifran antes de guardarse. Cada vez que nuestro equipo las ve para conectar tu sistema, queda registrado y te lo mostramos.';
export const pleaseEnterTheLoginUrl = 'Escribe la dirección de acceso';
export const enterAnAddressSuchAsHttps = 'Escribe una dirección como https://app.example.com/login';
export const pleaseEnterYourStudioName = 'Escribe el nombre de tu estudio';
export const pleaseUseAtMostCharacters = (studioNameCharactersMax: number) =>
  `Usa como máximo ${studioNameCharactersMax} caracteres`;
export const pleaseFillInAllRequiredFields = 'Llena todos los campos obligatorios';
export const usernameIsRequired = 'El usuario es obligatorio';
export const passwordIsRequired = 'La contraseña es obligatoria';
export const requested = 'Solicitado';
export const reviewed = 'Revisado';
export const credentialsSeenByOurTeam = 'Credenciales vistas por nuestro equipo';
export const yourRequestWasRejected = 'Tu solicitud fue rechazada';
export const ourTeamNeedsCredentialsToConnect =
  'Nuestro equipo necesita credenciales para conectarlo. Agrégalas en Cambiar solicitud.';
export const couldNotBeRead = (name: string) => `No se pudo leer ${name}`;
export const pendingApproval = '⏳ Por aprobar';
export const rejected = 'Rechazada';
export const requestAccess = 'Solicitar acceso';
export const changeRequest = 'Cambiar solicitud';
export const cancelRequest = 'Cancelar solicitud';
export const requestAgain = 'Solicitar de nuevo';
export const cancelTheRequestFor = (systemName: string) => `¿Cancelar la solicitud de ${systemName}?`;
export const theRequestAndItsCredentialsAre =
  'Se eliminan la solicitud y sus credenciales. Puedes solicitarlo de nuevo cuando quieras.';
export const disconnectSystemName = (systemName: string) => `¿Desconectar ${systemName}?`;
export const itsCredentialsAreDeletedClassesAnd =
  'Se eliminan sus credenciales. Las clases y reservas que ya están aquí se quedan; para conectarlo otra vez, nuestro equipo tiene que aprobarlo de nuevo.';
export const erpConfigurations = 'Sistemas de gestión (ERP)';
export const pricingAndGuidelinesSaved = (name: string) => `${name}: precios y lineamientos`;
export const save = 'Guardar';
export const failedToSaveIntegration = 'No se pudo guardar la integración';
export const nameSaved = (name: string) => `${name} guardado`;
export const integrationDisconnected = 'Integración desconectada';
export const failedToDisconnectIntegration = 'No se pudo desconectar la integración';
export const theConnectionTo = (
  name: string,
  result: { testId: string; at: string; ok: boolean; message: string } | null,
) => `La conexión con ${name} ${result ? 'no funciona' : 'todavía se está probando'}`;
export const itsResultWillShowOnThe = 'El resultado aparecerá en la tarjeta.';
export const failedToTestTheConnectionTo = (name: string) => `No se pudo probar la conexión con ${name}`;
export const saved = 'Guardado';
export const failedToLinkTheClass = 'No se pudo vincular la clase';
export const matchedByItselfAgain = 'Vinculada de nuevo automáticamente';
export const failedToChangeTheLink = 'No se pudo cambiar el vínculo';
export const failedToReadTheMarketplace = 'No se pudo leer el marketplace';
export const yourIntegrationRequestHasBeenSubmitted = (systemName: string) =>
  `Tu solicitud de integración con ${systemName} se envió para su aprobación`;
export const integrationRequestCancelled = 'Solicitud de integración cancelada';
export const failedToCancelRequest = 'No se pudo cancelar la solicitud';
export const lowPriority = 'baja';
export const mediumPriority = 'media';
export const highPriority = 'alta';
