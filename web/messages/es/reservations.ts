import { counted, wordFor } from '../counted.ts';

export const recentConfirmations = 'Confirmaciones recientes';
export const bookingsAndCancellationsFromEMail =
  'Lo que los correos reservaron y cancelaron, lo más nuevo primero';
export const recentConfirmationsTitle = 'Confirmaciones recientes';
export const noReservationsFromEMailYet = 'Aún no hay reservas de correo. Aparecerán aquí.';
export const failedToConnectGmail = 'No se pudo conectar Gmail';
export const popupWasBlockedByYourBrowser =
  'Tu navegador bloqueó la ventana. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.';
export const pleaseAllowPopupsToConnectGmail = 'Permite las ventanas emergentes para conectar Gmail';
export const oAuthTimedOutPleaseTryAgain =
  'Se acabó el tiempo. Inténtalo de nuevo y completa la autorización en 2 minutos.';
export const gmailConnectionTimedOut = 'Se acabó el tiempo para conectar Gmail';
export const notAuthenticated = 'No has iniciado sesión';
export const noAuthUrlReturnedFromServer = 'El servidor no devolvió la dirección de autorización';
export const oAuthCompletedButTokenNotSaved =
  'Se autorizó, pero no se guardó el permiso. Inténtalo de nuevo.';
export const theGoogleWindowWasClosedBefore =
  'La ventana de Google se cerró antes de conectar Gmail. Inténtalo de nuevo.';
export const disconnectGmail = '¿Desconectar Gmail?';
export const cancel = 'Cancelar';
export const disconnectGmailTitle = 'Desconectar Gmail';
export const isNoLongerReadAndOur = (email: string) =>
  `Ya no se lee ${email} y devolvemos a Google el permiso para leerlo. Lo que se reservó por sus correos se queda.`;
export const theReservationsCouldNotBeLoaded = 'No se pudieron cargar las reservas';
export const showMore = 'Mostrar más';
export const toReview = 'Por revisar';
export const failed = 'Fallidas';
export const skipped = 'Omitidas';
export const reservationsToReview = 'Reservas por revisar';
export const nothingWaitsForYouWhatCannot =
  'Nada te espera. Lo que no se puede leer con seguridad llega aquí y nunca se adivina.';
export const failedEvents = 'Reservas fallidas';
export const noFailedEvents = 'No hay reservas fallidas.';
export const eMailsThatWereSkipped = 'Correos omitidos';
export const noneEMailsThatSeemTo =
  'Ninguno. Los correos que parecen no tener una reserva llegan aquí para que puedas corregirnos.';
export const fromFromInstantIn = (from: string, instantIn: string) => `De ${from}, ${instantIn}`;
export const reviewOf = (title: string) => `Revisar ${title}`;
export const review = 'Revisar';
export const correctOf = (title: string) => `Corregir ${title}`;
export const correct = 'Corregir';
export const retryOf = (title: string) => `Reintentar ${title}`;
export const retry = 'Reintentar';
export const deleteOf = (title: string) => `Eliminar ${title}`;
export const deleteLabel = 'Eliminar';
export const failedEventsTitle = 'Reservas con problemas';
export const eMailsThatWaitForYou = 'Correos que te esperan, que fallaron o que se omitieron';
export const events = 'Reservas';
export const deleteTheLayout = (form: string) => `Eliminar el formato ${form}`;
export const noneYetCorrectAnEMail =
  'Ninguno todavía. Corrige un correo una vez y los que sean como él se leen sin ti.';
export const learnedLayouts = 'Formatos aprendidos';
export const learnedLayoutsTitle = 'Formatos aprendidos';
export const eMailsLikeOneThatYou = 'Correos como uno que corregiste: se leen sin ti';
export const layoutsMayServeOthers =
  'Si otros estudios enseñan el mismo formato, nuestro equipo puede usarlo para leer sus correos y los tuyos. Solo se comparten palabras comunes y el dominio del remitente. Cómo se llaman tus clientes y lo que escribieron nunca sale de tu estudio.';
export const theLearnedLayoutsCouldNotBe = 'No se pudieron cargar los formatos aprendidos';
export const theEMail = 'El correo';
export const textOfTheEMail = 'Texto del correo';
export const noSubject = '(sin asunto)';
export const selectAPartOfTheE = 'Selecciona una parte del correo o elige abajo.';
export const isThe = (shown: string) => `“${shown}” es:`;
export const pleaseUseTheSelectedTextAs = (label: string) => `Usar el texto seleccionado como ${label}`;
export const notTold = 'No está en el correo';
export const whatItSays = 'Qué dice';
export const places = 'Lugares';
export const enterHowManyPlaces = (most: number) => `Escribe cuántos lugares se reservaron, de 1 a ${most}.`;
export const customer = 'Cliente';
export const classLabel = 'Clase';
export const day = 'Día';
export const time = 'Hora';
export const reference = 'Referencia';
export const whyThisNeedsYourReview = 'Por qué necesita tu revisión';
export const itIsLikelyThatAllOf = (percent: string) => `Estamos ${percent} seguros de haberlo leído bien.`;
export const whatWasRead = 'Qué se leyó';
export const confirm = 'Confirmar';
export const reviewAReservation = 'Revisar una reserva';
export const theReservationWasNotAdded = 'La reserva no se agregó';
export const whatYouSeeIsWhatIt = ' Lo que ves es lo que dice ahora.';
export const theReservationCouldNotBeLoaded = 'No se pudo cargar la reserva';
export const chooseWhatTheMailSays = 'Elige qué dice el correo';
export const chooseTheClassItIsAbout = 'Elige de qué clase se trata';
export const theBookingsOfTheClassAre = 'Las reservas de la clase vienen en camino';
export const chooseTheBookingThatIsCancelled = 'Elige la reserva que se cancela';
export const whatTheMailSays = 'Qué dice el correo';
export const chooseOne = 'Elige uno';
export const optional = 'Opcional';
export const chooseTheDayToSeeIts = 'Elige el día para ver sus clases.';
export const thereAreNoClassesOn = (day: string) => `No hay clases el ${day}.`;
export const classesOn = (day: string) => `Clases del ${day}`;
export const theClassHasNoOpenBooking = (channelName: string) =>
  `La clase no tiene reservas abiertas de ${channelName}: no se libera ningún lugar.`;
export const bookingThatIsCancelled = 'Reserva que se cancela';
export const unknownCustomer = 'Cliente desconocido';
export const bookedInstantIn = (instantIn: string) => `Reservada el ${instantIn}`;
export const noneOfThese = 'Ninguna de estas';
export const noPlaceIsFreed = 'No se libera ningún lugar.';
export const whatItMeans = 'Qué significa';
export const chooseTheDay = (day: string | null) => `Elige el día${day ? `, ${day}` : ''}`;
export const theClassIsMarkedAsCancelled =
  'La clase se marca como cancelada y ya no se decide sobre ella. Sus reservas se quedan como están.';
export const pleaseFillInAllFields = 'Llena todos los campos';
export const enterAWholeAddressAsBookings = 'Escribe un correo completo, como reservas@ejemplo.com';
export const senderEmail = 'Correo del remitente';
export const marketplaceName = 'Nombre del marketplace';
export const aStudioHasAtMostSenders = (sendersMax: number) =>
  `Un estudio tiene como máximo ${sendersMax} remitentes. Elimina uno primero.`;
export const addMapping = 'Agregar remitente';
export const deleteSenderEmail = (senderEmail: string) => `Eliminar ${senderEmail}`;
export const noSendersYetNoMailIs =
  'Aún no hay remitentes: no se lee ningún correo hasta que agregues el primero.';
export const senderMappings = 'Remitentes';
export const whichAddressesToAdd = 'Qué direcciones agregar';
export const fitpassAndTotalPass = 'Fitpass y TotalPass';
export const theSenderOfTheBookingMails =
  'El remitente de los correos de reserva que recibes: abre uno y copia la dirección detrás del nombre.';
export const reportsBookingsOnItsOwnOnce =
  'Avisa de las reservas por sí solo cuando está conectado. Agrega una dirección solo si recibes correos de él.';
export const emailSenderMappings = 'Remitentes de correo';
export const onlyMailsFromTheseAddressesAre = 'Solo se leen los correos de estas direcciones';
export const theSenderMappingsCouldNotBe = 'No se pudieron cargar los remitentes';
export const waitingForGoogle = 'Esperando a Google';
export const reconnect = 'Volver a conectar';
export const connectGmail = 'Conectar Gmail';
export const connectionLost = 'Se perdió la conexión';
export const connected = 'Conectado';
export const gmailIsNotConnected = 'Gmail no está conectado';
export const disconnect = 'Desconectar';
export const gmailHasToBeConnectedAgain = 'Hay que conectar Gmail de nuevo';
export const untilThenNoReservationMailIs = (problem: string) =>
  `${problem || 'Google ya no acepta nuestro permiso para leer este buzón.'} Hasta entonces no se lee ningún correo de reserva; ninguno se pierde.`;
export const gmailCannotBeConnectedHereThis =
  'Aquí no se puede conectar Gmail: esta instalación no tiene acceso a Google.';
export const noEMailIsReadUntil = 'No se lee ningún correo hasta que lo actives.';
export const readsNewEMailsFromYour =
  'Lee los correos nuevos de tus remitentes en menos de un minuto y los reserva en sus clases';
export const emailSync = 'Lectura de correo';
export const pleaseEnterASyncEmailAddress = 'Escribe el correo que se debe leer';
export const pleaseConnectGmailBeforeSaving = 'Conecta Gmail antes de guardar';
export const syncEmail = 'Correo que se lee';
export const theGmailAddressThatYourMarketplaces = 'El correo de Gmail al que escriben tus marketplaces';
export const saveConfiguration = 'Guardar configuración';
export const theAddressMustMatchTheConnected = (email: string) =>
  `El correo debe ser el de la cuenta conectada, ${email}.`;
export const theAddressMustMatchTheGmail = 'El correo debe ser el de la cuenta de Gmail que conectes.';
export const lastSync = 'Última lectura';
export const notYet = 'Aún no';
export const onItsWay = 'En camino';
export const reservationEmailSync = 'Reservas por correo';
export const bookingsThatMarketplacesSendByE =
  'Reservas que los marketplaces envían por correo, leídas de tu Gmail';
export const emailSyncCouldNotBeLoaded = 'No se pudo cargar la lectura de correo';
export const correctWhatWasRead = 'Corregir lo que se leyó';
export const thereIsNoDateInThe = 'No hay ninguna fecha en el texto seleccionado.';
export const thereIsNoTimeInThe = 'No hay ninguna hora en el texto seleccionado.';
export const save = 'Guardar';
export const thisWasNotSaved = 'No se guardó';
export const theTextOfThisEMail = 'El texto de este correo ya no está guardado.';
export const theEMailCouldNotBe = 'No se pudo cargar el correo';
export const date = 'Fecha';
export const chooseWhatHappened = 'Elige qué pasó';
export const enterAtLeastTheClassThe = 'Di al menos la clase, la fecha o la referencia';
export const noReservation = 'No es una reserva';
export const offerToUse = (text: string) => `Usar: “${text}”`;
export const notInTheEMail = 'No está en el correo';
export const writeTheNamesAndTheReference =
  'Escribe los nombres y la referencia como están en el correo. Deja vacío lo que no dice.';
export const whatHappened = 'Qué pasó';
export const eMailsOfThisSenderThat =
  'Los correos de este remitente que se parezcan a este se leerán sin ti.';
export const onlyEMailsFromAProven = (unproven: string) =>
  `${unproven} Solo los correos de un remitente comprobado se pueden leer sin ti.`;
export const rememberThisLayout = 'Recordar este formato';
export const theReservationsCouldNotBeRefreshed = 'No se pudieron actualizar las reservas';
export const theReservationCouldNotBeRefreshed = 'No se pudo actualizar la reserva';
export const theBookingsOfTheClassCould = 'No se pudieron cargar las reservas de la clase';
export const addingTheReservation = 'Se está agregando la reserva';
export const reservationAdded = 'Reserva agregada';
export const theReservationWaitsForYourReview = 'La reserva espera tu revisión';
export const theReservationFailedAgain = 'La reserva falló de nuevo';
export const theEMailIsNotAbout = 'El correo no es sobre una reserva';
export const failedToRetryEvent = 'No se pudo reintentar';
export const theReservationIsDeleted = 'Reserva eliminada';
export const failedToDeleteEvent = 'No se pudo eliminar';
export const theLearnedLayoutsCouldNotBeRefreshed = 'No se pudieron actualizar los formatos aprendidos';
export const alsoReadThatWaited = (alsoRead: number) =>
  ` También se ${wordFor(alsoRead, 'leyó', 'leyeron')} ${counted(alsoRead, 'correo más que esperaba', 'correos más que esperaban')}.`;
export const theEMailIsSkipped = 'El correo se omitió';
export const layoutDeleted = 'Formato eliminado';
export const failedToDeleteLayout = 'No se pudo eliminar el formato';
export const theSenderMappingsCouldNotBeRefreshed = 'No se pudieron actualizar los remitentes';
export const failedToAddMapping = 'No se pudo agregar el remitente';
export const noIntegrationFound = 'No se encontró la integración';
export const mailsFromAreRead = (senderEmail: string) => `Se leen los correos de ${senderEmail}`;
export const mappingDeleted = 'Remitente eliminado';
export const failedToDeleteMapping = 'No se pudo eliminar el remitente';
export const emailSyncCouldNotBeRefreshed = 'No se pudo actualizar la lectura de correo';
export const gmailConnectedSuccessfully = '¡Gmail conectado!';
export const gmailDisconnectedSuccessfully = 'Gmail desconectado';
export const failedToDisconnectGmail = 'No se pudo desconectar Gmail';
export const emailSyncConfigurationSaved = 'Configuración de correo guardada';
export const failedToSaveConfiguration = 'No se pudo guardar la configuración';
export const emailSyncIsSwitched = (syncEnabled: boolean) =>
  `La lectura de correo está ${syncEnabled ? 'activada' : 'desactivada'}`;
export const failedToUpdateSyncStatus = 'No se pudo cambiar el estado de la lectura';
export const booking = 'Reserva';
export const cancellation = 'Cancelación';
export const classCancelled = 'Clase cancelada';
export const toRead = (waitingMails: number) => `${counted(waitingMails, 'correo', 'correos')} por leer`;
export const upToDate = 'Al día';
export const ofBooked = (bookings: number, totalCapacity: number) =>
  `${bookings} de ${totalCapacity} reservados`;
export const fitsPercent = (percent: string) => `coincide ${percent}`;
export const reservationsToAdd = (shown: string, reservations: number) =>
  `${shown} ${wordFor(reservations, 'reserva por agregar', 'reservas por agregar')}`;
export const weWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done}. Leeremos los correos como este por nuestra cuenta.${others}`;
export const reservationsOfTheEMail = 'Reservas del correo';
export const reservationNumber = (number: number) => `Reserva ${number}`;
export const leaveOutReservation = (number: number) => `Quitar la reserva ${number}`;
export const addAnotherReservation = 'Agregar otra reserva';
export const anEMailHasAtMost = (reservations: number) =>
  `Un correo puede tener como máximo ${counted(reservations, 'reserva')}.`;
export const itIsTheSameAsAnother = 'Es igual a otra';
export const reservationNumberLacks = (number: number, what: string) => `Reserva ${number}: ${what}`;
export const labelOfReservation = (label: string, number: number) => `${label}, reserva ${number}`;
export const reservationsAreAdded = (added: number) =>
  `Se ${wordFor(added, 'agregó', 'agregaron')} ${counted(added, 'reserva')}.`;
export const reservationsAreBeingAdded = (coming: number) =>
  `Se ${wordFor(coming, 'está', 'están')} agregando ${counted(coming, 'reserva')}.`;
export const reservationsWaitForYou = (waiting: number) =>
  `${counted(waiting, 'reserva espera', 'reservas esperan')} tu revisión.`;
export const severalAndWeWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done} Leeremos los correos como este por nuestra cuenta.${others}`;
export const severalButNothingWasLearned = (done: string) =>
  `${done} No pudimos aprender cómo están escritos los correos como este, así que los próximos te necesitarán otra vez.`;
