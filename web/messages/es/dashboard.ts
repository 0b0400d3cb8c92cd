import { counted, wordFor } from '../counted.ts';

export const automationIsPausedForAllStudios = 'La automatización está en pausa para todos los estudios';
export const theCupoTeamHasPausedEverything =
  'El equipo de Cupo pausó todo lo que ocurre solo y también las aprobaciones. Se reanuda en cuanto se resuelva la causa; pregúntanos en Soporte. Los cambios manuales de cupo siguen funcionando.';
export const automationPausedManualModeActive = 'Automatización en pausa - Modo manual activo';
export const resuming = 'Reanudando...';
export const resumeAutomation = 'Reanudar automatización';
export const settings = 'Configuración';
export const aiOptimizationAndAutomaticExecutionAre =
  'La optimización con IA y la ejecución automática están desactivadas. Los cambios manuales de cupo siguen funcionando.';
export const connectedIntegrations = 'Integraciones conectadas';
export const noMarketplaceIsConnectedYet = 'Aún no hay ningún marketplace conectado.';
export const loading = 'Cargando...';
export const dashboard = 'Panel';
export const yourBookingsAndWhatCupoRecommends = 'Tus reservas y lo que Cupo recomienda';
export const theDashboardCouldNotBeLoaded = 'No se pudo cargar el panel';
export const summary = 'Resumen';
export const totalBookings = 'Reservas totales';
export const confirmedAllTime = 'confirmadas, desde el inicio';
export const occupancyRate = 'Ocupación';
export const past4WeeksAndExpectedIn = 'últimas 4 semanas y lo esperado en los próximos 7 días';
export const slotsManaged = 'Lugares gestionados';
export const placesMovedOnMarketplaces = 'lugares movidos en marketplaces';
export const automationsRun = 'Automatizaciones ejecutadas';
export const adjustmentsSent = 'ajustes enviados';
export const notProvenYet = ' Aún sin comprobar.';
export const estimateWhatCupoWouldHaveEarned = 'Estimación: lo que Cupo habría ganado';
export const inAReplayOfYourLast = (classes: number) =>
  `Al repetir ${wordFor(classes, 'tu última clase', `tus últimas ${counted(classes, 'clase', 'clases')}`)}, Cupo no encontró ningún cambio que gane más. Este mes aún no se mide.`;
export const replayOfYourLastLikelyThis = (classes: number, between: string, surely: string) =>
  `Repetición de ${wordFor(classes, 'tu última clase', `tus últimas ${counted(classes, 'clase', 'clases')}`)}, probablemente ${between}.${surely} Este mes aún no se mide.`;
export const cupoEarnedThisMonth = 'Cupo ganó este mes';
export const likelyMeasuredWith = (verdictWord: string, between: string, compared: string) =>
  `${verdictWord}: probablemente ${between}. Medido con ${compared}.`;
export const replayingYourPastClassesForA = 'Repitiendo tus clases pasadas para una primera estimación...';
export const notMeasuredYetTheReplayOf = 'Aún sin medir. Falló la repetición de tus clases pasadas.';
export const notMeasuredYetAFewWeeks = 'Aún sin medir: hacen falta unas semanas de clases terminadas.';
export const uploadYourClassSchedule = 'Sube tu horario de clases';
export const uploadYourBookings = 'Sube tus reservas';
export const connectAMarketplace = 'Conecta un marketplace';
export const runTheAiOptimizer = 'Ejecuta el optimizador con IA';
export const yourFirstWeek = 'Tu primera semana';
export const stepsDone = (done: number, steps: number) => `${done} de ${steps} listos`;
export const textDone = (text: string) => `${text}: listo`;
export const toDo = 'Por hacer';
export const aiOptimizationInsights = 'Optimización con IA';
export const decisionsPending = (shown: string, decisions: number) =>
  `${shown} ${wordFor(decisions, 'pendiente')}`;
export const totalDecisions = 'Decisiones totales';
export const pendingReview = 'Por revisar';
export const executedToday = 'Ejecutadas hoy';
export const aiAccuracyScore = 'Acierto de la IA';
export const viewAiDecisions = 'Ver decisiones de IA';
export const nothing = 'Nada';
export const newRecommendationsComeWithTheNext =
  'Las nuevas recomendaciones llegan con la próxima ejecución.';
export const forYourAnswer = (decisions: number) =>
  `${counted(decisions, 'recomendación espera', 'recomendaciones esperan')} tu respuesta.`;
export const aboutAmount = (amount: string) => `cerca de ${amount}`;
export const thatIsWhatExpectedToBring = (waits: string, decisions: number) =>
  `${waits} Eso es lo que se espera que ${wordFor(decisions, 'aporte', 'aporten')}.`;
export const waitingForYou = 'Te esperan';
export const reviewRecommendations = 'Revisar recomendaciones';
export const seeAllRecommendations = 'Ver todas las recomendaciones';
export const seeTheImpact = 'Ver el impacto';
export const whatNeedsYou = 'Lo que te necesita';
export const nothingNeedsYouRightNow = 'Nada te necesita por ahora.';
export const theOldest = (age: string) => `lo más antiguo, ${age}`;
export const reviewDecisionsRecommendation = (decisions: number) =>
  `Revisar ${counted(decisions, 'recomendación', 'recomendaciones')}`;
export const closePlacesThatDoNotExist = (places: number) =>
  `Cierra ${counted(places, 'lugar', 'lugares')} a la venta que no ${wordFor(places, 'existe', 'existen')}`;
export const inClassesWhileAutomationIsPaused = (classes: number) =>
  `en ${counted(classes, 'clase', 'clases')}; Cupo no los cierra mientras la automatización está en pausa`;
export const worthAbout = (amount: string) => `valen cerca de ${amount}`;
export const lookAtTheConnectionTo = (name: string) => `Revisar la conexión con ${name}`;
export const reconnectGmail = 'Volver a conectar Gmail';
export const cupoCannotReadItsEMails = 'Cupo no puede leer sus correos';
export const carriesOutWhatIsSureEnough = (percent: string) =>
  `Ejecuta por sí solo las recomendaciones bastante seguras para tu umbral de ${percent}.`;
export const recommendationsWaitForYourApproval = 'Las recomendaciones esperan tu aprobación.';
export const waitingForTheFirstMarketplace = 'Esperando el primer marketplace';
export const connectedToYourMarketplaces = 'Conectado a tus marketplaces';
export const connectionsWorking = (working: number, connections: number) =>
  `${working} de ${counted(connections, 'conexión', 'conexiones')} ${wordFor(working, 'funciona', 'funcionan')}`;
export const optimizationStatus = 'Estado de la optimización';
export const optimizationIsActive = 'La optimización está activa';
export const optimizationIsPaused = 'La optimización está en pausa';
export const manageIntegrations = 'Administrar integraciones';
export const addIntegration = 'Agregar integración';
export const viewRules = 'Ver reglas';
export const createRule = 'Crear regla';
export const viewActivity = 'Ver actividad';
export const viewClasses = 'Ver clases';
export const accountSetup = 'Configuración de la cuenta';
export const quickActions = 'Accesos rápidos';
export const theDashboardCouldNotBeRefreshed = 'No se pudo actualizar el panel';
export const automationResumed = 'Automatización reanudada';
export const failedToResumeAutomation = 'No se pudo reanudar la automatización';
export const ofTheComingSevenDaysAgainst = (title: string) =>
  `${title} de los próximos siete días frente a las últimas cuatro semanas`;
export const booked = 'Reservado';
export const stillExpected = 'Aún esperado';
export const pastFourWeeks = 'Últimas cuatro semanas';
export const noClassesInTheseDays = 'No hay clases en estos días';
export const occupancy = 'Ocupación';
export const revenue = 'Ingresos';
export const chart = 'Gráfica';
export const table = 'Tabla';
export const bookedAndExpected = (
  bookings: string,
  bookedAmount: string,
  expectedAmount: string,
  likely: string,
) => `${bookings}. ${bookedAmount} reservados · ${expectedAmount} esperados, ${likely}.`;
export const theComingSevenDays = 'Los próximos siete días';
export const comparedWithTheLastFourWeeks = 'Comparado con las últimas cuatro semanas';
export const nothingUsual = 'sin nada habitual';
export const usually = (figure: string) => `normalmente ${figure}`;
export const theComingSevenDaysInNumbers = 'Los próximos siete días en números';
export const day = 'Día';
export const bookings = 'Reservas';
export const orMore = (count: number) => `${count} o más`;
export const lookAtFailedChanges = (shown: string, changes: number) =>
  `Revisar ${shown} ${wordFor(changes, 'cambio fallido', 'cambios fallidos')}`;
export const reviewFromEMail = (shown: string, reservations: number) =>
  `Revisar ${shown} ${wordFor(reservations, 'reserva', 'reservas')} de correo`;
