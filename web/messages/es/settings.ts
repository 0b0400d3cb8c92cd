import { counted, wordFor } from '../counted.ts';

export const accountSetup = 'Configuración de la cuenta';
export const whatYourPricesAndRevenueAre = 'En qué moneda se muestran tus precios e ingresos';
export const editAccountSetup = 'Editar configuración de la cuenta';
export const currency = 'Moneda';
export const country = 'País';
export const notSet = 'Sin definir';
export const whereYourStudioIsAndIts = 'Dónde está tu estudio y qué moneda usa';
export const regionalSettings = 'Datos regionales';
export const saveSettings = 'Guardar configuración';
export const aiSettingsSaved = 'Configuración de IA guardada';
export const failedToSaveAiSettings = 'No se pudo guardar la configuración de IA';
export const saveAiSettings = 'Guardar configuración de IA';
export const aiCapacityOptimization = 'Optimización de cupos con IA';
export const whatTheOptimizerMayDoAnd = 'Qué puede hacer el optimizador y hasta dónde';
export const automationIsPausedTurnItOn =
  'La automatización está en pausa. Actívala de nuevo para cambiar estos interruptores.';
export const enterAWholeNumberFrom1 = (slotsMost: number) => `Escribe un número entero de 1 a ${slotsMost}`;
export const looksAtEveryOpenClassAnd = 'Revisa cada clase abierta y recomienda dónde ganan más sus lugares';
export const aiOptimization = 'Optimización con IA';
export const appliesRecommendationsThatAreSureEnough =
  'Ejecuta las recomendaciones bastante seguras para el umbral de abajo';
export const autoExecute = 'Ejecución automática';
export const confidenceThreshold = (percent: string) => `Umbral de confianza: ${percent}`;
export const howSureARecommendationMustBe = 'Qué tan segura debe ser una recomendación para ejecutarse sola';
export const alsoAppliedWhereMostIsWon = (percent: string) =>
  `También se ejecuta una recomendación que gana menos veces, si del dinero que puede ganar o perder se gana en promedio al menos el ${percent}.`;
export const leaves1ClassIn10Untouched =
  'Deja sin tocar 1 de cada 10 clases para que veas lo que gana la automatización. Una clase que apruebas a mano ya no se compara.';
export const measureTheGain = 'Medir la ganancia';
export const maxSlotAdjustment = 'Ajuste máximo de lugares';
export const howManyPlacesOneDecisionMay = 'Cuántos lugares puede mover una decisión en un marketplace';
export const n1To = (slotsMost: number) => `De 1 a ${slotsMost}`;
export const separatePlaces = 'Lugares separados';
export const aFreePlaceIsOfferedAt =
  'Un lugar libre se ofrece en un solo marketplace a la vez: nunca se vende dos veces';
export const sharedPlaces = 'Lugares compartidos';
export const theSameFreePlaceMayBe =
  'El mismo lugar libre se puede ofrecer en varios marketplaces, siempre que casi nunca se venda dos veces antes de conocer la reserva';
export const needsConnectedMarketplacesThatAllReport =
  'Necesita que todos los marketplaces conectados informen sus reservas al momento: Wellhub y TotalPass lo hacen';
export const inventory = 'Inventario';
export const pausedForAllStudiosByThe = 'En pausa para todos los estudios por el equipo de Cupo';
export const pausedManualModeIsActive = 'En pausa: el modo manual está activo';
export const running = 'Funcionando';
export const automationControl = 'Control de la automatización';
export const oneSwitchForEverythingThatThe = 'Un interruptor para todo lo que el producto hace por sí solo';
export const whileItIsOffNothingIs =
  'Mientras está apagada, nada se optimiza ni se envía solo. Los cambios manuales de cupo siguen funcionando.';
export const automation = 'Automatización';
export const dataManagement = 'Administración de datos';
export const startOverWithWhatYouHave = 'Empieza de nuevo con lo que importaste';
export const clearImportData = 'Borrar datos importados';
export const removeYourBookingsOrYourClasses =
  'Elimina tus reservas, o tus clases con todo lo que tienen. Te preguntamos otra vez antes de eliminar algo.';
export const money = 'Dinero';
export const whatAVisitIsWorth = 'Cuánto vale una visita';
export const billing = 'Facturación';
export const studio = 'Estudio';
export const studioDetails = 'Datos del estudio';
export const holidaysAndClosures = 'Días festivos y cierres';
export const notifications = 'Notificaciones';
export const data = 'Datos';
export const dataUpload = 'Carga de datos';
export const reservationEMails = 'Correos de reservas';
export const reservationEmailSync = 'Reservas por correo';
export const emailSenderMappings = 'Remitentes de correo';
export const recentConfirmations = 'Confirmaciones recientes';
export const failedEvents = 'Reservas con problemas';
export const learnedLayouts = 'Formatos aprendidos';
export const studioName = 'Nombre del estudio';
export const whatYourCustomersCallIt = 'Como lo llaman tus clientes';
export const mexico = 'México';
export const timezone = 'Zona horaria';
export const theTimeZoneOfYourClasses = 'La zona horaria de tus clases';
export const pleaseEnterYourStudioName = 'Escribe el nombre de tu estudio';
export const cancel = 'Cancelar';
export const failedToLoadYourSettingsPlease = 'No se pudo cargar tu configuración. Inténtalo de nuevo.';
export const replayingYourLastWeeksWithThese = 'Repitiendo tus últimas semanas con esta configuración...';
export const settings = 'Configuración';
export const yourStudioItsAutomationItsData = 'Tu estudio, su automatización, sus datos y su suscripción';
export const switchOn = 'Activar';
export const yourLastWeeksCouldNotBe = 'No se pudieron repetir tus últimas semanas';
export const simulateAgain = 'Simular de nuevo';
export const switchItOnAlthoughNoGain = 'Activar aunque no hay ganancia comprobada';
export const switchOnAutoExecute = 'Activar ejecución automática';
export const letAutoExecuteGoFurther = 'Permitir que la ejecución automática llegue más lejos';
export const saveTheseSettings = 'Guardar esta configuración';
export const saveThemAlthoughNoGain = 'Guardar esta configuración aunque no hay ganancia comprobada';
export const autoExecuteIsNotSwitchedOn = 'La ejecución automática no se activó';
export const weekByWeek = 'Semana por semana';
export const sevenDaysFrom = 'Siete días desde el';
export const classes = 'Clases';
export const gain = 'Ganancia';
export const daysWithALoss = 'Días con pérdida';
export const lossDaysOfDays = (lossDays: number, days: number) => `${lossDays} de ${days}`;
export const shareOfThePossibleGain = 'Parte de la ganancia posible';
export const nothingToGain = 'Nada que ganar';
export const soldAgainUnderTheseSettingsWith = (classes: number, instantIn: string) =>
  `Repetimos ${counted(classes, 'clase terminada', 'clases terminadas')} con esta configuración, estimando a los clientes que no encontraron lugar. Simulado el ${instantIn}; vale siete días.`;
export const amountToAmount = (low: string, high: string) => `${low} a ${high}`;
export const noFinishedClasses = 'Ninguna clase terminada';
export const onlyOn = (classes: number, days: number) =>
  `Solo ${counted(classes, 'clase terminada', 'clases terminadas')} en ${counted(days, 'día', 'días')}`;
export const yourStudioWouldHaveEarnedMore = 'Tu estudio habría ganado más';
export const evenTheCautiousEstimateIsA = 'Hasta la estimación prudente es una ganancia.';
export const noGainIsProven = 'No hay ganancia comprobada';
export const theIntervalIncludesZeroTheDifference =
  'El rango incluye el cero: la diferencia puede ser casualidad.';
export const yourStudioWouldHaveEarnedLess = 'Tu estudio habría ganado menos';
export const evenTheHopefulEstimateIsA =
  'Todo el rango está por debajo de cero. Por ahora conviene aprobar las recomendaciones a mano.';
export const thereIsTooLittleHistoryTo = 'Hay muy poco historial para saberlo';
export const ofConnectedMarketplacesCouldBeReplayed = (tooLittle: string) =>
  `Se pudieron repetir: ${tooLittle} de marketplaces conectados. Sube reservas pasadas o decide sin una prueba.`;
export const notKnownForTheseSettingsYet =
  'Aún no se sabe con esta configuración: el límite de lugares, el umbral y el inventario se repiten juntos.';
export const thereIsTooLittleHistoryToTell = (tooLittle: string) =>
  `Hay muy poco historial para saberlo: se pudieron repetir ${tooLittle}.`;
export const weeksReplayed = (weeks: number, gainText: string, intervalText: string) =>
  `${counted(weeks, 'semana repetida', 'semanas repetidas')}: ${gainText}, rango del 95% ${intervalText}.`;
export const notProvenYet = ' Aún sin comprobar.';
export const inTheLastFourWeeksWith = (inventoryMode: string, lately: string, all: string, proven: string) =>
  `En las últimas cuatro semanas, con lugares ${inventoryMode === 'shared' ? 'compartidos' : 'separados'}: ${lately}. ${all}${proven}`;
export const logo = 'Logotipo';
export const besideYourStudiosNameOnThe = 'Junto al nombre de tu estudio, en el panel y en Integraciones';
export const uploadALogo = 'Subir un logotipo';
export const changeTheLogo = 'Cambiar el logotipo';
export const email = 'Correo electrónico';
export const whatYouSignInWith = 'Con lo que inicias sesión';
export const studioDetailsSaved = 'Datos del estudio guardados';
export const failedToSaveSettings = 'No se pudo guardar la configuración';
export const howYourStudioAppearsHereAnd = 'Cómo aparece aquí tu estudio y qué hora usa';
export const saveStudioDetails = 'Guardar datos del estudio';
export const theMeasuredGainCouldNotBe = (message: string) =>
  `No se pudo cargar la ganancia medida. ${message}`;
export const comparingFinishedClasses = 'Comparando clases terminadas...';
export const measuredGain = 'Ganancia medida';
export const provenGain = 'Ganancia comprobada';
export const provenLoss = 'Pérdida comprobada';
export const notProvenYetTitle = 'Aún sin comprobar';
export const classesCounted = (classes: number) => counted(classes, 'clase', 'clases');
export const openToAutomaticChangesAgainstHeld = (classesText: string, classes: number, heldOut: number) =>
  `${classesText} ${wordFor(classes, 'abierta')} a cambios automáticos frente a ${heldOut} sin tocar`;
export const thereAreTooFewFinishedClasses = (compared: string) =>
  `Hay muy pocas clases terminadas para comparar: ${compared}.`;
export const aClassBetweenAnd95Interval = (
  mean: string | undefined,
  low: string | undefined,
  high: string | undefined,
  compared: string,
) => `${mean} por clase, entre ${low} y ${high} (rango del 95%). Se compararon: ${compared}.`;
export const step1ClassSchedule = 'Paso 1: horario de clases';
export const yourClassesWithTheirRoomsAnd =
  'Tus clases con sus salones y lugares. Las reservas se relacionan con ellas.';
export const uploadClassSchedule = 'Subir horario de clases';
export const step2Bookings = 'Paso 2: reservas';
export const whatWasBookedAndWhenWhat = 'Qué se reservó y cuándo: de eso aprende el pronóstico.';
export const uploadBookingData = 'Subir datos de reservas';
export const downloadFailed = 'No se pudo descargar';
export const downloadTemplate = (title: string) => `Descargar plantilla: ${title}`;
export const downloadTemplateTitle = 'Descargar plantilla';
export const bringYourClassesAndBookingsIn = 'Trae tus clases y reservas desde archivos';
export const yourAccountSettingsHaveBeenSaved = 'Se guardó la configuración de tu cuenta';
export const failedToSaveYourSettingsPlease = 'No se pudo guardar tu configuración. Inténtalo de nuevo.';
export const autoExecuteIsSwitchedOn = 'La ejecución automática está activada';
export const automationPaused = 'Automatización en pausa';
export const automationResumed = 'Automatización reanudada';
export const failedToUpdateAutomationStatus = 'No se pudo cambiar el estado de la automatización';
export const visitValuesSaved = 'Valores de visita guardados';
export const failedToSaveVisitValues = 'No se pudieron guardar los valores de visita';
export const placesAreKeptForYourOwn =
  'Los lugares se guardan para tus propios clientes cuando sus visitas valen más de lo que paga un marketplace';
export const saveVisitValues = 'Guardar valores de visita';
export const leaveAFieldEmptyToUse =
  'Deja un campo vacío para usar la sugerencia. Si no hay, usamos lo que pagan tus marketplaces.';
export const whatYourVisitsAreWorthCould = 'No se pudo cargar cuánto valen tus visitas';
export const aMembersVisit = 'Visita de un socio con membresía';
export const aVisitFromAPack = 'Visita de un paquete';
export const aDropIn = 'Visita suelta';
export const enterAnAmountOfZeroOr = 'Escribe un importe de cero o más';
export const enterAtMost = (amount: string) => `Escribe como máximo ${amount}`;
export const enterAnAmountSuchAs = (example: string) => `Escribe un importe como ${example}`;
export const whatYourBestPayingMarketplacePays = 'lo que paga tu mejor marketplace';
export const estimatedFromWhatYourMarketplacesPay = 'estimado de lo que pagan tus marketplaces';
export const yourBookingsShowNoAmountFor = 'Tus reservas no muestran importe para estas visitas. ';
export const noSuggestionYet = (unpaid: string) => `${unpaid}Aún no hay sugerencia.`;
export const fromWithAnAmount = (paidVisits: number) =>
  `de ${counted(paidVisits, 'reserva', 'reservas')} con importe`;
export const unpaidSuggestedAmountSource = (unpaid: string, amount: string, source: string) =>
  `${unpaid}Sugerido: ${amount}, ${source}.`;
export const interval95 = 'Rango del 95%';
export const language = 'Idioma';
export const ofEMailsNotificationsAndTheApp = 'Correos, notificaciones y la app';
export const saveLanguage = 'Guardar idioma';
export const languageOfYourStudio = 'Idioma de tu estudio';
export const chooseYourOwnInTheMenu =
  'Si prefieres otro idioma en la app, elígelo en el menú junto a Cerrar sesión. Solo cambia para ti.';
