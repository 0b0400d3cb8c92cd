import { counted, wordFor } from '../counted.ts';

export const downloadFailed = 'No se pudo descargar';
export const viewSchedule = 'Ver horario';
export const downloadRejectedRows = 'Descargar filas rechazadas';
export const importIsProcessing = 'La importación está en proceso';
export const isBeingImported = (fileName: string) => `Se está importando ${fileName}.`;
export const removed = 'Se elimina';
export const kept = 'Se conserva';
export const clearImportData = 'Borrar datos importados';
export const removeWhatCameInFromFiles = 'Elimina lo que llegó de archivos y correos, para empezar de nuevo';
export const back = 'Regresar';
export const areYouAbsolutelySure = '¿Seguro que quieres hacerlo?';
export const cancel = 'Cancelar';
export const thisCannotBeUndoneItRemoves = 'Esto no se puede deshacer. Elimina para siempre:';
export const clearBookingsOnly = 'Borrar solo las reservas';
export const startOverWithYourBookingsAnd = 'Empieza de nuevo con tus reservas y conserva tu horario.';
export const allImportedBookings = 'Todas las reservas importadas';
export const reservationsThatWereReadFromE = 'Las reservas que se leyeron de correos';
export const pastImportsOfBookings = 'Las importaciones de reservas anteriores';
export const yourClassesWithTheirBookingsAnd = 'Tus clases, con reservas e ingresos en cero';
export const yourIntegrationsRulesAndSettings = 'Tus integraciones, reglas y configuración';
export const yesClearBookings = 'Sí, borrar reservas';
export const clearAllData = 'Borrar todos los datos';
export const startOverWithAnEmptySchedule = 'Empieza de nuevo con un horario vacío.';
export const allClasses = 'Todas las clases';
export const decisionsChangesAtMarketplacesAndPast =
  'Las decisiones, los cambios en marketplaces y las importaciones anteriores';
export const yesClearAllData = 'Sí, borrar todos los datos';
export const bookingsCounted = (bookings: number) => counted(bookings, 'reserva', 'reservas');
export const queuedReservations = (queue: number) => counted(queue, 'reserva en cola', 'reservas en cola');
export const classesCounted = (classes: number) => counted(classes, 'clase', 'clases');
export const historyEntries = (history: number) =>
  counted(history, 'entrada del historial', 'entradas del historial');
export const importYourBookingsAgainSoThat =
  'Importa de nuevo tus reservas para que ningún lugar se venda dos veces.';
export const closeTheseClassesThereOrImport = 'Cierra esas clases ahí o importa de nuevo tu horario.';
export const inProgress = (title: string) => `${title}: en proceso`;
export const deletedSoFar = (counts: string) => `Eliminado hasta ahora: ${counts}.`;
export const dataCleared = 'Datos borrados';
export const deletedCounts = (counts: string) => `Se eliminaron ${counts}.`;
export const somethingWentWrongPleaseTryAgain = 'Algo salió mal. Inténtalo de nuevo.';
export const errorClearingData = 'No se pudieron borrar los datos';
export const whyAndDeletedSoFar = (why: string, counts: string) => `${why} Eliminado hasta ahora: ${counts}.`;
export const theFileIsEmptyPleaseChoose = 'El archivo está vacío. Elige el archivo que exportaste.';
export const bytes = (sizeBytes: number) => `${sizeBytes} bytes`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const megabytes = (megabytes: string) => `${megabytes} MB`;
export const formatDetectedSuccessfully = 'Formato detectado';
export const yourColumnsWereUnderstoodPleaseConfirm =
  'Entendimos tus columnas. Confirma la asignación de abajo.';
export const columnMappingDetected = 'Columnas detectadas';
export const pleaseReviewTheMappingBelowTo = 'Revisa que la asignación de abajo sea correcta.';
export const lowConfidenceDetection = 'Detección con poca confianza';
export const pleaseReviewAndAdjustTheColumn = 'Revisa y ajusta la asignación de columnas de abajo';
export const otherStudiosConfirmedTheseColumns =
  'Otros estudios confirmaron estas columnas para archivos como el tuyo. Revísalas.';
export const ourOwnReadingWasNotSure =
  'Nuestra lectura no era segura, así que un modelo de IA propuso estas columnas a partir de sus títulos y de valores ocultos. Revísalas una por una.';
export const yourColumnsAreMappedAsLast = 'Tus columnas se asignaron como la última vez.';
export const thisLooksLikeAnAttendanceList = 'Parece una lista de asistencia';
export const itSaysWhoCameAndNot =
  'Dice quién vino, no cuándo se reservaron los lugares. Cupo aprende de las reservas y no usa la asistencia. Mejor exporta la lista de reservas.';
export const thisLooksLikeAWaitlist = 'Parece una lista de espera';
export const peopleOnAWaitlistHaveNo =
  'Quien está en lista de espera aún no tiene lugar, y Cupo no usa listas de espera. Mejor exporta la lista de reservas.';
export const thisLooksLikeAPayoutReport = 'Parece un reporte de pagos';
export const itSaysWhatAMarketplacePays =
  'Dice lo que te paga un marketplace, no cuándo se reservaron los lugares. Cupo no usa los pagos. Mejor exporta la lista de reservas.';
export const utf16LittleEndian = 'UTF-16 (little endian)';
export const utf16BigEndian = 'UTF-16 (big endian)';
export const windows1252Latin = 'Windows-1252 (latino)';
export const comma = 'Coma (,)';
export const semicolon = 'Punto y coma (;)';
export const tab = 'Tabulador';
export const verticalBar = 'Barra vertical (|)';
export const yyyyMmDd20261231 = 'AAAA-MM-DD (2026-12-31)';
export const ddMmYyyy31122026 = 'DD/MM/AAAA (31/12/2026)';
export const mmDdYyyy12312026 = 'MM/DD/AAAA (12/31/2026)';
export const yyyyMmDd20261231Title = 'AAAA/MM/DD (2026/12/31)';
export const ddMmYyyy31122026Title = 'DD-MM-AAAA (31-12-2026)';
export const ddMmYy311226 = 'DD/MM/AA (31/12/26)';
export const mmDdYy123126 = 'MM/DD/AA (12/31/26)';
export const eachDateShowsItsOwnOrder = 'Cada fecha muestra su orden';
export const asTheClassDate = 'Como la fecha de la clase';
export const eachAmountShowsItsOwn = 'Cada importe muestra el suyo';
export const comma123450 = 'Coma (1.234,50)';
export const point123450 = 'Punto (1,234.50)';
export const eachTimeShowsItsOwn = 'Cada hora muestra el suyo';
export const n24Hours1830 = '24 horas (18:30)';
export const n12Hours630Pm = '12 horas (6:30 pm)';
export const n12HoursHourOnly6Pm = '12 horas, solo la hora (6 pm)';
export const fromTo24Hours1830 = 'De–a, 24 horas (18:30 - 19:20)';
export const fromTo12Hours630 = 'De–a, 12 horas (6:30 - 7:20 pm)';
export const theFileHasNone = 'El archivo no tiene';
export const rowRow = (row: number) => `Fila ${row}`;
export const uploadClassSchedule = 'Subir horario de clases';
export const uploadBookingData = 'Subir datos de reservas';
export const dropYourCsvFileHereOr = 'Suelta aquí tu archivo CSV o';
export const chooseACsvFile = 'Elige un archivo CSV';
export const browseFiles = 'Buscar archivos';
export const removeName = (name: string) => `Quitar ${name}`;
export const importHistory = 'Historial de importaciones';
export const cancelImportOf = (fileName: string) => `Cancelar la importación de ${fileName}`;
export const cancelImport = 'Cancelar importación';
export const started = 'Inicio';
export const file = 'Archivo';
export const status = 'Estado';
export const outcome = 'Resultado';
export const actions = 'Acciones';
export const importLabel = 'Importación';
export const close = 'Cerrar';
export const uploading = 'Subiendo';
export const analyzing = 'Analizando';
export const notConfirmed = 'Sin confirmar';
export const checking = 'Revisando';
export const importing = 'Importando';
export const completed = 'Completada';
export const failed = 'Fallida';
export const cancelled = 'Cancelada';
export const classSchedule = 'Horario de clases';
export const bookings = 'Reservas';
export const rowsTextSaved = (rowsText: string) => `Guardado: ${rowsText}`;
export const rowsTextChecked = (rowsText: string) => `Revisado: ${rowsText}`;
export const nothingWasImported = 'No se importó nada';
export const failedToLoadTheImportHistory = 'No se pudo cargar el historial de importaciones';
export const timesIn = (zone: string) => `Horas de ${zone}`;
export const loadingImportHistory = 'Cargando el historial de importaciones...';
export const noImportsYetFilesThatYou = 'Aún no hay importaciones. Los archivos que subas aparecerán aquí.';
export const loadMore = 'Cargar más';
export const yourColumnsMayHaveAnyName =
  'Tus columnas pueden tener cualquier nombre y orden. Ves lo que entendimos y puedes corregirlo antes de que se guarde algo.';
export const theAiNeedsAtLeast1 =
  'La IA necesita al menos 1 fila de datos. Las columnas adicionales se ignoran.';
export const dateAndTimeMayStandIn =
  'La fecha y la hora pueden ir en una sola columna, como 01/12/2026 18:30.';
export const filesOfUpTo100Mb =
  'Acepta archivos de hasta 100 MB y 1,000,000 de filas. Guarda primero las hojas de cálculo como CSV.';
export const everyRowIsCheckedBeforeThe =
  'Cada fila se revisa antes de guardar la primera. Las filas con errores se pueden descargar, con lo que está mal.';
export const uploadingTheSameFileAgainChanges =
  'Subir otra vez el mismo archivo no cambia nada, así que puedes repetirlo sin problema.';
export const uploadSchedule = 'Subir horario';
export const aClassIsRecognizedByIts = 'Una clase se reconoce por su nombre, inicio y salón.';
export const uploadBookings = 'Subir reservas';
export const uploadTheClassScheduleFirstBookings =
  'Sube primero el horario de clases: las reservas de clases desconocidas se omiten y se cuentan.';
export const downloadTemplateCsv = 'Descargar plantilla CSV';
export const iUnderstandLetMeUpload = 'Entendido, subir archivo';
export const classesImported = (classes: number) =>
  `Se ${wordFor(classes, 'importó', 'importaron')} ${counted(classes, 'clase', 'clases')}`;
export const classesUpdated = (classes: number) =>
  `se ${wordFor(classes, 'actualizó', 'actualizaron')} ${counted(classes, 'clase', 'clases')}`;
export const classesCancelled = (classes: number) =>
  `se ${wordFor(classes, 'canceló', 'cancelaron')} ${counted(classes, 'clase', 'clases')}`;
export const unchanged = 'sin cambios';
export const bookingsImported = (bookings: number) =>
  `Se ${wordFor(bookings, 'importó', 'importaron')} ${counted(bookings, 'reserva', 'reservas')}`;
export const updated = (bookings: number) => wordFor(bookings, 'actualizada');
export const skippedNoMatchingClass = (bookings: number) =>
  `${wordFor(bookings, 'omitida')} (sin clase que coincida)`;
export const leftAsCancelled = (bookings: number) =>
  wordFor(bookings, 'quedó como cancelada', 'quedaron como canceladas');
export const success = 'Listo';
export const bookingsImportedSuccessfully = (shown: string, bookings: number) =>
  `${shown} ${wordFor(bookings, 'reserva importada correctamente', 'reservas importadas correctamente')}`;
export const fieldAndColumn = (field: string, column: string) => `${field} (columna “${column}”)`;
export const rowAndAbout = (row: number, about: string) => `Fila ${row}: ${about}`;
export const andMoreErrors = (shown: string, errors: number) =>
  `... y ${shown} ${wordFor(errors, 'error más', 'errores más')}`;
export const importFailed = 'La importación falló';
export const occurredNoBookingsWereImported = (findingsTotal: number) =>
  `Hubo ${counted(findingsTotal, 'error', 'errores')}. No se importó ninguna reserva.`;
export const validationFailed = 'La revisión encontró errores';
export const pleaseCheckTheErrorsBelow = 'Revisa los errores de abajo.';
export const theLastRowsAreBeingSaved = (soFar: string) => `Se están guardando las últimas filas; ${soFar}.`;
export const theLastRowsAreBeingSavedTitle = 'Se están guardando las últimas filas.';
export const hadBeenImportedAnd = (thingsText: string, imported: number) =>
  `${thingsText} ya ${wordFor(imported, 'estaba importada y se queda', 'estaban importadas y se quedan')}.`;
export const hadBeenUpdatedAndSo = (thingsText: string, updated: number) =>
  `${thingsText} ya ${wordFor(updated, 'estaba actualizada y así se queda', 'estaban actualizadas y así se quedan')}.`;
export const someRowsMayHaveBeenSaved = 'Puede que se hayan guardado algunas filas que no se contaron.';
export const nothingWasImportedTitle = 'No se importó nada.';
export const errorsCounted = (errors: number) => counted(errors, 'error', 'errores');
export const importCancelled = 'Importación cancelada';
export const detectionFailed = 'La detección falló';
export const uploadFailed = 'La carga falló';
export const couldNotDetectCsvFormatPlease = 'No se pudo detectar el formato del CSV. Revisa tu archivo.';
export const yourImportIsTakingLongerThan =
  'Tu importación tarda más de lo esperado. Revisa tus datos en un momento.';
export const pleaseLogInToUploadYour = 'Inicia sesión para subir tu horario.';
export const pleaseLogInToUploadBookings = 'Inicia sesión para subir reservas.';
export const authenticationRequired = 'Debes iniciar sesión';
export const rowsCounted = (rows: number) => counted(rows, 'fila', 'filas');
export const someOfRows = (some: string, rows: number) => `${some} de ${counted(rows, 'fila', 'filas')}`;
export const downloadRejectedRowsOf = (file: string) => `Descargar filas rechazadas de ${file}`;
export const rowsLeftOut = 'Filas omitidas';
export const rowsWereLeftOut = (rows: number) =>
  wordFor(
    rows,
    '1 fila omitida: la excluiste, o su estado indica que no cuenta.',
    `${counted(rows, 'fila omitida', 'filas omitidas')}: las excluiste, o su estado indica que no cuentan.`,
  );
export const rowOfClass = (row: number, className: string, reason: string) =>
  `Fila ${row}, ${className}: ${reason}`;
export const andMoreRows = (shown: string, rows: number) =>
  `... y ${shown} ${wordFor(rows, 'fila más', 'filas más')}`;
export const skippedRows = 'Filas ignoradas';
export const columnMappingConfirmed = 'Asignación de columnas confirmada';
export const pleaseMapAllRequiredFieldsAbove = 'Asigna arriba todos los campos obligatorios';
export const pleaseSayAboveWhetherTheDay = 'Dinos arriba si va primero el día o el mes';
export const confirmColumnMapping = 'Confirmar asignación de columnas';
export const theFirstRowsAsTheyStand = 'Las primeras filas como están en el archivo';
export const preview = 'Vista previa';
export const previewOfTheFirstRows = 'Vista previa de las primeras filas';
export const checkingRows = 'Revisando filas';
export const savingRows = 'Guardando filas';
export const youCanCloseThisWellTell =
  'Puedes cerrar esto. Te avisamos cuando termine. Cada fila se revisa antes de guardar la primera.';
export const analyzingYourCsvFormat = 'Analizando el formato de tu CSV...';
export const uploadingName = (name: string) => `Subiendo ${name}`;
export const sizeOfSize = (sent: string, size: string) => `${sent} de ${size}`;
export const classesStayThatHaveBookingsWere =
  'Se quedan las clases que tienen reservas, que se enviaron a un marketplace o que cambiaron después. Las clases que el archivo canceló vuelven a darse. Se queda lo demás que cambió en clases que ya estaban aquí.';
export const bookingsStayThatAMarketplaceOr =
  'Se quedan las reservas que también informó un marketplace o tu sistema, o que cambiaron después. Las reservas que ya estaban aquí vuelven a ser como antes.';
export const takeThisImportBack = '¿Deshacer esta importación?';
export const takeBack = (thingsText: string) => `¿Deshacer ${thingsText}?`;
export const theseBookingsMayCountTwice = (bookings: string) =>
  `${bookings} son de clientes que ya tenían una reserva de la misma clase, de otro archivo, de un marketplace o de tu sistema. Si son las mismas reservas, deshaz esta importación y revisa qué significa cada columna.`;
export const thisRemovesWhatAddedForGood = (fileName: string, kept: string) =>
  `Esto elimina para siempre lo que agregó ${fileName}. ${kept}`;
export const thingsAreClasses = (classes: number) => counted(classes, 'clase', 'clases');
export const thingsAreBookings = (bookings: number) => counted(bookings, 'reserva', 'reservas');
export const takeItBackOrTakeThem = (imported: number) => wordFor(imported, 'Deshacer', 'Deshacer todas');
export const staysStay = (thingsText: string, rows: number) =>
  `${thingsText} ${wordFor(rows, 'se queda', 'se quedan')}`;
export const itWasHereBeforeTheImport = (rows: number) =>
  wordFor(rows, 'ya estaba aquí antes de la importación', 'ya estaban aquí antes de la importación');
export const asTheImportChangedBecause = (stay: string, rows: number, was: string) =>
  `${stay} como ${wordFor(rows, 'la', 'las')} dejó la importación, porque ${was}.`;
export const nothingWasTakenBack = 'No se deshizo nada.';
export const takenBack = (thingsText: string, rows: number) =>
  `Se ${wordFor(rows, 'deshizo', 'deshicieron')} ${thingsText}.`;
export const countTextOfThingsText = (countText: string, thingsText: string) =>
  `${countText} de ${thingsText}`;
export const somethingWentWrongOnOurSide = 'Algo salió mal de nuestro lado; puedes intentarlo de nuevo.';
export const takingTheImportBack = 'Deshaciendo la importación';
export const theImportWasNotTakenBack = 'No se deshizo la importación';
export const nothingWasTakenBackTitle = 'No se deshizo nada';
export const importTakenBack = 'Importación deshecha';
export const continueInBackground = 'Continuar en segundo plano';
export const chooseAnotherFile = 'Elegir otro archivo';
export const reviewMappingAgain = 'Revisar la asignación otra vez';
export const moreUploads = 'Más opciones de carga';
export const clearingData = 'Borrando datos...';
export const invalidFileType = 'Tipo de archivo no válido';
export const pleaseUploadACsvFile = 'Sube un archivo CSV';
export const theImportedDataWasClearedMeanwhile = 'Los datos importados se borraron mientras tanto.';
export const cancelledElsewhereOrCleared =
  'Esta importación se canceló en otro lugar o se borraron tus datos. Vuelve a subir el archivo si aún lo necesitas.';
export const theImportHistoryCouldNotBe = 'No se pudo actualizar el historial de importaciones';
export const theImportCouldNotBeCancelled = 'No se pudo cancelar la importación';
export const theyHaveBookings = (rows: number) => wordFor(rows, 'tiene reservas', 'tienen reservas');
export const theyWereSentToAMarketplace = (rows: number) =>
  wordFor(rows, 'se envió a un marketplace', 'se enviaron a un marketplace');
export const recommendationsForThemWaitInAi = (rows: number) =>
  wordFor(
    rows,
    'una recomendación para ella espera en Decisiones de IA',
    'hay recomendaciones para ellas en Decisiones de IA',
  );
export const aMarketplaceOrYourStudioSystem = (rows: number) =>
  wordFor(
    rows,
    'también la informó un marketplace o tu sistema',
    'también las informó un marketplace o tu sistema',
  );
export const theyWereChangedSince = (rows: number) => wordFor(rows, 'cambió después', 'cambiaron después');
export const stayBecause = (stay: string, why: string) => `${stay} porque ${why}.`;
export const beenTakenBackSoFar = (part: string, rows: number) =>
  `Se ${wordFor(rows, 'ha deshecho', 'han deshecho')} ${part} hasta ahora.`;
export const goOnSellingThePlaces = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'sigue vendiendo', 'siguen vendiendo')} los lugares que se ofrecieron ahí.`;
export const beenImportedSoFar = (thingsText: string, imported: number) =>
  `se ${wordFor(imported, 'ha importado', 'han importado')} ${thingsText} hasta ahora`;
export const beenUpdatedSoFar = (thingsText: string, updated: number) =>
  `se ${wordFor(updated, 'ha actualizado', 'han actualizado')} ${thingsText} hasta ahora`;
export const exampleRoom = (letter: string) => `Sala ${letter}`;
export const exampleCyclingRoom = 'Sala de ciclismo';
