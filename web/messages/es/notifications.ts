export const beToldWhenCupoIsClosed = 'Entérate aunque Cupo esté cerrado';
export const doNotOfferThisAgain = 'No volver a ofrecer esto';
export const showInThisBrowser = 'Mostrar en este navegador';
export const thisBrowserCanShowYouWhat =
  'Este navegador puede avisarte de lo que te necesita: una decisión que espera, una contraseña rechazada. Tu navegador te pedirá permiso y puedes desactivarlo en la configuración cuando quieras.';
export const itShowsNotificationsAlsoWhileCupo = 'Muestra notificaciones, también con Cupo cerrado.';
export const itShowsNoneYetYourBrowser = 'Aún no muestra ninguna. Tu navegador te pedirá permiso.';
export const youHaveForbiddenNotificationsOfThis =
  'Bloqueaste las notificaciones de este sitio. Puedes permitirlas de nuevo en la configuración de tu navegador.';
export const itCannotShowNotificationsOnAn =
  'No puede mostrar notificaciones. En un iPhone, agrega primero Cupo a la pantalla de inicio.';
export const thisBrowser = 'Este navegador';
export const onLabel = 'Activado';
export const showNoMoreHere = 'No mostrar más aquí';
export const toAddress = (address: string) => ` a ${address}`;
export const noEMailsAreSent = (to: string) => `No se envían correos${to}`;
export const sendEMailsAgain = 'Enviar correos de nuevo';
export const oneCameBackOnYourMailbox = (instantIn: string) =>
  `Uno regresó el ${instantIn}: tu buzón no existe o no acepta los nuestros.`;
export const oneWasReportedAsSpamOn = (instantIn: string) => `Uno se marcó como spam el ${instantIn}.`;
export const eMailIsNotSetUp =
  'El correo aún no está configurado en este sitio, así que no se envía ninguno.';
export const unsubscribedFromAnEMailOn = (instantIn: string) =>
  `Cancelaste la suscripción desde un correo el ${instantIn}`;
export const toAddressSentence = (address: string) => `A ${address}. `;
export const lastEMailOn = (instantIn: string) => `Último correo el ${instantIn}`;
export const hourOfTheMorning = 'Hora de la mañana';
export const onYourStudiosClock = 'En la hora de tu estudio';
export const whatHappensMeanwhileIsToldWhen =
  'Lo que pase entretanto se avisa cuando terminan. Los pagos se avisan a cualquier hora.';
export const quietHours = 'Horas de silencio';
export const quietFrom = 'Silencio desde';
export const quietUntil = 'Silencio hasta';
export const chooseAnotherHourThanThatAt = 'Elige una hora distinta a la de inicio';
export const eachMorning = 'Cada mañana';
export const whatWaitsForYourAnswerAnd =
  'Lo que espera tu respuesta y cuánto vale, lo que falló y lo que se ejecutó';
export const eachMonday = 'Cada lunes';
export const whatCupoEarnedHowFullThe =
  'Lo que Cupo ganó, qué tan llena estuvo la semana y la semana que viene';
export const whatCannotWait = 'Lo que no puede esperar';
export const aPasswordIsRefusedAMarketplace =
  'Una contraseña rechazada, un marketplace que no responde, una clase sobrevendida';
export const imports = 'Importaciones';
export const oneEndsOrFailsWhileYou = 'Una termina o falla mientras no la ves';
export const yourAccount = 'Tu cuenta';
export const aSignInFromANew =
  'Un inicio de sesión desde un navegador nuevo, un acceso que dio o usó nuestro equipo';
export const billing = 'Facturación';
export const aPaymentFailsOrYourFree = 'Un pago falla o termina tu prueba gratis';
export const what = 'Qué';
export const eMail = 'Correo';
export const browser = 'Navegador';
export const kindAndWay = (name: string, byEmail: boolean) =>
  `${name}, ${byEmail ? 'por correo' : 'en el navegador'}`;
export const notifications = 'Notificaciones';
export const whatYouAreToldByE = 'Qué te avisamos, por correo o en el navegador, y cuándo';
export const saveNotifications = 'Guardar notificaciones';
export const failedToLoadWhatYouAre = 'No se pudo cargar lo que te avisamos';
export const newLabel = 'Nueva';
export const nothingYet = 'Aún no hay nada';
export const whatNeedsYouWhatWasDone =
  'Lo que te necesita, lo que se hizo y lo que se ganó aparece aquí y se conserva 90 días.';
export const failedToLoadNotifications = 'No se pudieron cargar las notificaciones';
export const showEarlierOnes = 'Mostrar anteriores';
export const whatNeedsYouWhatWasDoneAnd = 'Lo que te necesita, lo que se hizo y lo que se ganó';
export const chooseWhatYouAreTold = 'Elige qué te avisamos';
export const thisBrowserCouldNotBeReached = 'Las notificaciones no llegaron a este navegador';
export const notificationsInThisBrowserCouldNot =
  'No se pudieron desactivar las notificaciones en este navegador';
export const notificationsSaved = 'Notificaciones guardadas';
export const failedToSaveNotifications = 'No se pudieron guardar las notificaciones';
export const eMailsAreSentAgain = 'Los correos se envían de nuevo';
export const eMailsCouldNotBeSwitched = 'No se pudieron reactivar los correos';
export const errorLoadingNotifications = 'Error al cargar las notificaciones';
export const languageSaved = 'Idioma guardado';
export const failedToSaveLanguage = 'No se pudo guardar el idioma';
