import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const lookThroughYourClassesAndHow = 'Recorre tus clases y mira qué tan llena se espera cada una.';
export const runTheAiOptimizerItSays =
  'Ejecuta el optimizador con IA: dice dónde ganan más los lugares de cada clase abierta.';
export const approveWhatConvincesYouEachChange =
  'Aprueba lo que te convenza. Cada cambio se envía, se verifica y queda registrado.';
export const comeFromYourSystem = 'Llegan de tu sistema';
export const classesUploadedUploaded = (classesUploaded: number) =>
  counted(classesUploaded, 'subida', 'subidas');
export const welcomeTo = (name: string) => `¡Te damos la bienvenida a ${name}!`;
export const yourStudioIsSetUpThis = 'Tu estudio está configurado. Así va.';
export const summary = 'Resumen';
export const regionalSettings = 'Datos regionales';
export const configured = 'Configurado';
export const classes = 'Clases';
export const marketplaces = 'Marketplaces';
export const marketplacesConnectedConnected = (marketplacesConnected: number) =>
  counted(marketplacesConnected, 'conectado', 'conectados');
export const noneYet = 'Ninguno todavía';
export const whatsNext = 'Qué sigue';
export const addMarketplaces = 'Agregar marketplaces';
export const viewMyClasses = 'Ver mis clases';
export const goToDashboard = 'Ir al panel';
export const comingSoon = 'Próximamente';
export const marketplaceConnectionWillBeAvailableAfter =
  'Los marketplaces se podrán conectar después de la configuración inicial';
export const theMarketplacesCouldNotBeLoaded = 'No se pudieron cargar los marketplaces';
export const connectName = (name: string) => `Conectar ${name}`;
export const connect = 'Conectar';
export const connectYourMarketplaces = 'Conecta tus marketplaces';
export const placesAreOfferedWhereTheyEarn =
  'Los lugares se ofrecen donde más ganan. Conéctalos ahora o más adelante.';
export const whatIsAVisitWorthTo = '¿Cuánto vale una visita para ti?';
export const placesAreKeptForYourOwn =
  'Los lugares se guardan para tus propios clientes cuando sus visitas valen más de lo que paga un marketplace. Puedes cambiarlo después en Configuración.';
export const skipForNow = 'Omitir por ahora';
export const completeSetup = 'Terminar configuración';
export const skipToDashboard = 'Saltar al panel';
export const setUpYourStudio = 'Configura tu estudio';
export const yourProgressCouldNotBeLoaded = 'No se pudo cargar tu avance';
export const done = 'listo';
export const currentStep = 'paso actual';
export const toDo = 'por hacer';
export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const welcomeToProduct = (name: string) => `Te damos la bienvenida a ${name}`;
export const firstTellUsWhatYourStudio =
  'Primero dinos cómo se llama tu estudio, dónde está y qué moneda usas. Te sugerimos lo que dice tu navegador. Revisa la moneda y la zona horaria: con ellas se leen tus archivos.';
export const saveAndContinue = 'Guardar y continuar';
export const uploadRequired = 'Falta subir tu horario';
export const pleaseUploadAtLeastOneClass = 'Sube al menos una clase para continuar';
export const yourSystem = 'tu sistema';
export const yourClassesComeFromByThemselves = (called: string) =>
  `Tus clases llegan solas de ${called}. No tienes que subir nada.`;
export const yourClassesWillComeFromOnce = (called: string) =>
  `Tus clases llegarán de ${called} cuando nuestro equipo lo conecte. Continúa sin archivo o sube uno para empezar hoy.`;
export const uploadYourClassSchedule = 'Sube tu horario de clases';
export const theClassesOfTheComingWeeks =
  'Las clases de las próximas semanas, en un archivo CSV. Una plantilla muestra qué columnas necesita.';
export const uploadMoreClasses = 'Subir más clases';
export const uploadClassSchedule = 'Subir horario de clases';
export const continueToMarketplaces = 'Continuar a marketplaces';
export const failedToConnectErpPleaseTry = 'No se pudo conectar el sistema. Inténtalo de nuevo.';
export const customErp = 'Otro sistema (ERP)';
export const tellUsWhatYourStudioRuns = 'Dinos qué sistema usa tu estudio y nuestro equipo te contacta.';
export const erpDetails = 'Datos del sistema';
export const systemNameAndLoginAddress = 'Nombre del sistema y dirección de acceso';
export const requestIntegration = 'Solicitar integración';
export const connectYourStudioSystem = 'Conecta el sistema de tu estudio';
export const howShouldWeGetYourClass = '¿Cómo nos llega tu horario de clases?';
export const yourStudioRunsOnKenkoOur = 'Tu estudio usa Kenko. Nuestro equipo aprueba la conexión.';
export const connectKenko = 'Conectar Kenko';
export const manualDataEntry = 'Captura manual';
export const uploadYourScheduleAsACsv = 'Sube tu horario en un archivo CSV. Listo al instante.';
export const pleaseUseManualUpload = 'Usar carga manual';
export const youGiveUsTheSignIn = (name: string) =>
  `Nos das el acceso de una cuenta que pueda leer tu horario en ${name}: abajo, o después en Integraciones.`;
export const ourTeamConnectsItYouSee = 'Nuestro equipo lo conecta. En Integraciones ves cómo va.';
export const yourClassesAndBookingsThenCome =
  'Tus clases y reservas llegan entonces solas. Mientras tanto puedes seguir con la configuración o subir un archivo.';
export const weSavedYourChoiceThisIs = 'Guardamos tu elección. Esto es lo que sigue:';
export const failedToConnectIntegration = 'No se pudo conectar la integración';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Escribe la contraseña de nuevo para reintentar.`;
export const doThisLater = 'Hacerlo después';
export const sendAndContinue = 'Enviar y continuar';
export const failedToSaveYourProgress = 'No se pudo guardar tu avance';
export const back = 'Regresar';
export const accountSetup = 'Configuración de la cuenta';
export const erpConnection = 'Conexión con tu sistema';
export const classSchedule = 'Horario de clases';
export const classesAreUploaded = (shown: ReactNode, classes: number) =>
  rich(shown, ` ${wordFor(classes, 'clase subida', 'clases subidas')}`);
