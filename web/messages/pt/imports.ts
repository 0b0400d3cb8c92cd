import { counted, wordFor } from '../counted.ts';

export const downloadFailed = 'Não foi possível baixar';
export const viewSchedule = 'Ver grade';
export const downloadRejectedRows = 'Baixar linhas rejeitadas';
export const importIsProcessing = 'A importação está em andamento';
export const isBeingImported = (fileName: string) => `${fileName} está sendo importado.`;
export const removed = 'Será removido';
export const kept = 'Será mantido';
export const clearImportData = 'Limpar dados importados';
export const removeWhatCameInFromFiles = 'Remove o que veio de arquivos e e-mails, para começar de novo';
export const back = 'Voltar';
export const areYouAbsolutelySure = 'Você tem certeza absoluta?';
export const cancel = 'Cancelar';
export const thisCannotBeUndoneItRemoves = 'Isto não pode ser desfeito. Remove para sempre:';
export const clearBookingsOnly = 'Limpar só as reservas';
export const startOverWithYourBookingsAnd = 'Recomece suas reservas e mantenha sua grade.';
export const allImportedBookings = 'Todas as reservas importadas';
export const reservationsThatWereReadFromE = 'As reservas lidas de e-mails';
export const pastImportsOfBookings = 'As importações de reservas anteriores';
export const yourClassesWithTheirBookingsAnd = 'Suas aulas, com reservas e receita zeradas';
export const yourIntegrationsRulesAndSettings = 'Suas integrações, regras e configurações';
export const yesClearBookings = 'Sim, limpar reservas';
export const clearAllData = 'Limpar todos os dados';
export const startOverWithAnEmptySchedule = 'Recomece com uma grade vazia.';
export const allClasses = 'Todas as aulas';
export const decisionsChangesAtMarketplacesAndPast =
  'As decisões, as mudanças nos marketplaces e as importações anteriores';
export const yesClearAllData = 'Sim, limpar todos os dados';
export const bookingsCounted = (bookings: number) => counted(bookings, 'reserva', 'reservas');
export const queuedReservations = (queue: number) => counted(queue, 'reserva na fila', 'reservas na fila');
export const classesCounted = (classes: number) => counted(classes, 'aula', 'aulas');
export const historyEntries = (history: number) =>
  counted(history, 'registro do histórico', 'registros do histórico');
export const importYourBookingsAgainSoThat =
  'Importe suas reservas de novo para que nenhuma vaga seja vendida duas vezes.';
export const closeTheseClassesThereOrImport = 'Feche essas aulas lá ou importe sua grade de novo.';
export const inProgress = (title: string) => `${title}: em andamento`;
export const deletedSoFar = (counts: string) => `Excluído até agora: ${counts}.`;
export const dataCleared = 'Dados limpos';
export const deletedCounts = (counts: string) => `Excluído: ${counts}.`;
export const somethingWentWrongPleaseTryAgain = 'Algo deu errado. Tente de novo.';
export const errorClearingData = 'Não foi possível limpar os dados';
export const whyAndDeletedSoFar = (why: string, counts: string) => `${why} Excluído até agora: ${counts}.`;
export const theFileIsEmptyPleaseChoose = 'O arquivo está vazio. Escolha o arquivo que você exportou.';
export const bytes = (sizeBytes: number) => `${sizeBytes} bytes`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const megabytes = (megabytes: string) => `${megabytes} MB`;
export const formatDetectedSuccessfully = 'Formato detectado';
export const yourColumnsWereUnderstoodPleaseConfirm =
  'Entendemos suas colunas. Confirme o mapeamento abaixo.';
export const columnMappingDetected = 'Mapeamento de colunas detectado';
export const pleaseReviewTheMappingBelowTo = 'Verifique se o mapeamento abaixo está correto.';
export const lowConfidenceDetection = 'Detecção com baixa confiança';
export const pleaseReviewAndAdjustTheColumn = 'Revise e ajuste o mapeamento de colunas abaixo';
export const otherStudiosConfirmedTheseColumns =
  'Outros estúdios confirmaram estas colunas para arquivos como o seu. Confira.';
export const ourOwnReadingWasNotSure =
  'Nossa leitura não era segura, então um modelo de IA propôs estas colunas a partir dos títulos e de valores mascarados. Confira cada uma.';
export const yourColumnsAreMappedAsLast = 'Suas colunas foram mapeadas como da última vez.';
export const thisLooksLikeAnAttendanceList = 'Parece uma lista de presença';
export const itSaysWhoCameAndNot =
  'Ela diz quem veio, não quando as vagas foram reservadas. O Cupo aprende com reservas e não usa presença. Exporte a lista de reservas.';
export const thisLooksLikeAWaitlist = 'Parece uma lista de espera';
export const peopleOnAWaitlistHaveNo =
  'Quem está na lista de espera ainda não tem vaga, e o Cupo não usa listas de espera. Exporte a lista de reservas.';
export const thisLooksLikeAPayoutReport = 'Parece um relatório de repasses';
export const itSaysWhatAMarketplacePays =
  'Ele diz o que um marketplace paga a você, não quando as vagas foram reservadas. O Cupo não usa repasses. Exporte a lista de reservas.';
export const utf16LittleEndian = 'UTF-16 (little endian)';
export const utf16BigEndian = 'UTF-16 (big endian)';
export const windows1252Latin = 'Windows-1252 (latino)';
export const comma = 'Vírgula (,)';
export const semicolon = 'Ponto e vírgula (;)';
export const tab = 'Tabulação';
export const verticalBar = 'Barra vertical (|)';
export const yyyyMmDd20261231 = 'AAAA-MM-DD (2026-12-31)';
export const ddMmYyyy31122026 = 'DD/MM/AAAA (31/12/2026)';
export const mmDdYyyy12312026 = 'MM/DD/AAAA (12/31/2026)';
export const yyyyMmDd20261231Title = 'AAAA/MM/DD (2026/12/31)';
export const ddMmYyyy31122026Title = 'DD-MM-AAAA (31-12-2026)';
export const ddMmYy311226 = 'DD/MM/AA (31/12/26)';
export const mmDdYy123126 = 'MM/DD/AA (12/31/26)';
export const eachDateShowsItsOwnOrder = 'Cada data mostra sua ordem';
export const asTheClassDate = 'Como a data da aula';
export const eachAmountShowsItsOwn = 'Cada valor mostra o seu';
export const comma123450 = 'Vírgula (1.234,50)';
export const point123450 = 'Ponto (1,234.50)';
export const eachTimeShowsItsOwn = 'Cada horário mostra o seu';
export const n24Hours1830 = '24 horas (18:30)';
export const n12Hours630Pm = '12 horas (6:30 pm)';
export const n12HoursHourOnly6Pm = '12 horas, só a hora (6 pm)';
export const fromTo24Hours1830 = 'De–até, 24 horas (18:30 - 19:20)';
export const fromTo12Hours630 = 'De–até, 12 horas (6:30 - 7:20 pm)';
export const theFileHasNone = 'O arquivo não tem';
export const rowRow = (row: number) => `Linha ${row}`;
export const uploadClassSchedule = 'Enviar grade de aulas';
export const uploadBookingData = 'Enviar dados de reservas';
export const dropYourCsvFileHereOr = 'Solte aqui seu arquivo CSV ou';
export const chooseACsvFile = 'Escolha um arquivo CSV';
export const browseFiles = 'Procurar arquivos';
export const removeName = (name: string) => `Remover ${name}`;
export const importHistory = 'Histórico de importações';
export const cancelImportOf = (fileName: string) => `Cancelar a importação de ${fileName}`;
export const cancelImport = 'Cancelar importação';
export const started = 'Início';
export const file = 'Arquivo';
export const status = 'Status';
export const outcome = 'Resultado';
export const actions = 'Ações';
export const importLabel = 'Importação';
export const close = 'Fechar';
export const uploading = 'Enviando';
export const analyzing = 'Analisando';
export const notConfirmed = 'Não confirmada';
export const checking = 'Verificando';
export const importing = 'Importando';
export const completed = 'Concluída';
export const failed = 'Com falha';
export const cancelled = 'Cancelada';
export const classSchedule = 'Grade de aulas';
export const bookings = 'Reservas';
export const rowsTextSaved = (rowsText: string) => `Salvo: ${rowsText}`;
export const rowsTextChecked = (rowsText: string) => `Verificado: ${rowsText}`;
export const nothingWasImported = 'Nada foi importado';
export const failedToLoadTheImportHistory = 'Não foi possível carregar o histórico de importações';
export const timesIn = (zone: string) => `Horários de ${zone}`;
export const loadingImportHistory = 'Carregando o histórico de importações...';
export const noImportsYetFilesThatYou =
  'Ainda não há importações. Os arquivos que você enviar aparecerão aqui.';
export const loadMore = 'Carregar mais';
export const yourColumnsMayHaveAnyName =
  'Suas colunas podem ter qualquer nome e ordem. Você vê o que entendemos e pode corrigir antes que algo seja salvo.';
export const theAiNeedsAtLeast1 =
  'A IA precisa de pelo menos 1 linha de dados. Colunas extras são ignoradas.';
export const dateAndTimeMayStandIn = 'Data e horário podem ficar em uma só coluna, como 01/12/2026 18:30.';
export const filesOfUpTo100Mb =
  'Aceita arquivos de até 100 MB e 1.000.000 de linhas. Salve antes as planilhas como CSV.';
export const everyRowIsCheckedBeforeThe =
  'Cada linha é verificada antes de salvar a primeira. Linhas com erros podem ser baixadas, com o que está errado.';
export const uploadingTheSameFileAgainChanges =
  'Enviar o mesmo arquivo de novo não muda nada, então você pode repetir sem problema.';
export const uploadSchedule = 'Enviar grade';
export const aClassIsRecognizedByIts = 'Uma aula é reconhecida por nome, início e sala.';
export const uploadBookings = 'Enviar reservas';
export const uploadTheClassScheduleFirstBookings =
  'Envie primeiro a grade de aulas: reservas de aulas desconhecidas são ignoradas e contadas.';
export const downloadTemplateCsv = 'Baixar modelo CSV';
export const iUnderstandLetMeUpload = 'Entendi, quero enviar';
export const classesImported = (classes: number) => counted(classes, 'aula importada', 'aulas importadas');
export const classesUpdated = (classes: number) => counted(classes, 'aula atualizada', 'aulas atualizadas');
export const classesCancelled = (classes: number) => counted(classes, 'aula cancelada', 'aulas canceladas');
export const unchanged = 'sem alterações';
export const bookingsImported = (bookings: number) =>
  counted(bookings, 'reserva importada', 'reservas importadas');
export const updated = (bookings: number) => wordFor(bookings, 'atualizada');
export const skippedNoMatchingClass = (bookings: number) =>
  `${wordFor(bookings, 'ignorada')} (sem aula correspondente)`;
export const leftAsCancelled = (bookings: number) =>
  wordFor(bookings, 'mantida como cancelada', 'mantidas como canceladas');
export const success = 'Sucesso';
export const bookingsImportedSuccessfully = (shown: string, bookings: number) =>
  `${shown} ${wordFor(bookings, 'reserva importada com sucesso!', 'reservas importadas com sucesso!')}`;
export const fieldAndColumn = (field: string, column: string) => `${field} (coluna “${column}”)`;
export const rowAndAbout = (row: number, about: string) => `Linha ${row}: ${about}`;
export const andMoreErrors = (shown: string, errors: number) =>
  `... e mais ${shown} ${wordFor(errors, 'erro', 'erros')}`;
export const importFailed = 'A importação falhou';
export const occurredNoBookingsWereImported = (findingsTotal: number) =>
  `${wordFor(findingsTotal, 'Ocorreu', 'Ocorreram')} ${counted(findingsTotal, 'erro', 'erros')}. Nenhuma reserva foi importada.`;
export const validationFailed = 'A validação falhou';
export const pleaseCheckTheErrorsBelow = 'Verifique os erros abaixo.';
export const theLastRowsAreBeingSaved = (soFar: string) => `As últimas linhas estão sendo salvas; ${soFar}.`;
export const theLastRowsAreBeingSavedTitle = 'As últimas linhas estão sendo salvas.';
export const hadBeenImportedAnd = (thingsText: string, imported: number) =>
  `${thingsText} já ${wordFor(imported, 'tinha sido importada e fica', 'tinham sido importadas e ficam')}.`;
export const hadBeenUpdatedAndSo = (thingsText: string, updated: number) =>
  `${thingsText} já ${wordFor(updated, 'tinha sido atualizada e fica assim', 'tinham sido atualizadas e ficam assim')}.`;
export const someRowsMayHaveBeenSaved = 'Algumas linhas podem ter sido salvas sem serem contadas.';
export const nothingWasImportedTitle = 'Nada foi importado.';
export const errorsCounted = (errors: number) => counted(errors, 'erro', 'erros');
export const importCancelled = 'Importação cancelada';
export const detectionFailed = 'A detecção falhou';
export const uploadFailed = 'O envio falhou';
export const couldNotDetectCsvFormatPlease =
  'Não foi possível detectar o formato do CSV. Verifique seu arquivo.';
export const yourImportIsTakingLongerThan =
  'Sua importação está demorando mais que o esperado. Confira seus dados em instantes.';
export const pleaseLogInToUploadYour = 'Entre para enviar sua grade.';
export const pleaseLogInToUploadBookings = 'Entre para enviar reservas.';
export const authenticationRequired = 'É preciso entrar';
export const rowsCounted = (rows: number) => counted(rows, 'linha', 'linhas');
export const someOfRows = (some: string, rows: number) => `${some} de ${counted(rows, 'linha', 'linhas')}`;
export const downloadRejectedRowsOf = (file: string) => `Baixar linhas rejeitadas de ${file}`;
export const rowsLeftOut = 'Linhas omitidas';
export const rowsWereLeftOut = (rows: number) =>
  wordFor(
    rows,
    '1 linha omitida: você a excluiu, ou o status indica que não conta.',
    `${counted(rows, 'linha omitida', 'linhas omitidas')}: você as excluiu, ou o status indica que não contam.`,
  );
export const rowOfClass = (row: number, className: string, reason: string) =>
  `Linha ${row}, ${className}: ${reason}`;
export const andMoreRows = (shown: string, rows: number) => `... e mais ${shown} ${wordFor(rows, 'linha')}`;
export const skippedRows = 'Linhas ignoradas';
export const columnMappingConfirmed = 'Mapeamento de colunas confirmado';
export const pleaseMapAllRequiredFieldsAbove = 'Mapeie acima todos os campos obrigatórios';
export const pleaseSayAboveWhetherTheDay = 'Diga acima se vem primeiro o dia ou o mês';
export const confirmColumnMapping = 'Confirmar mapeamento de colunas';
export const theFirstRowsAsTheyStand = 'As primeiras linhas como estão no arquivo';
export const preview = 'Prévia';
export const previewOfTheFirstRows = 'Prévia das primeiras linhas';
export const checkingRows = 'Verificando linhas';
export const savingRows = 'Salvando linhas';
export const youCanCloseThisWellTell =
  'Você pode fechar isto. Avisaremos quando terminar. Cada linha é verificada antes de salvar a primeira.';
export const analyzingYourCsvFormat = 'Analisando o formato do seu CSV...';
export const uploadingName = (name: string) => `Enviando ${name}`;
export const sizeOfSize = (sent: string, size: string) => `${sent} de ${size}`;
export const classesStayThatHaveBookingsWere =
  'Ficam as aulas que têm reservas, que foram enviadas a um marketplace ou que mudaram depois. As aulas que o arquivo cancelou voltam a acontecer. Fica o resto que ele mudou em aulas que já estavam aqui.';
export const bookingsStayThatAMarketplaceOr =
  'Ficam as reservas que um marketplace ou seu sistema também informou, ou que mudaram depois. As reservas que já estavam aqui voltam a ser como antes.';
export const takeThisImportBack = 'Desfazer esta importação?';
export const takeBack = (thingsText: string) => `Desfazer ${thingsText}?`;
export const theseBookingsMayCountTwice = (bookings: string) =>
  `${bookings} são de clientes que já tinham uma reserva da mesma aula, de outro arquivo, de um marketplace ou do seu sistema. Se forem as mesmas reservas, desfaça esta importação e confira o que cada coluna significa.`;
export const thisRemovesWhatAddedForGood = (fileName: string, kept: string) =>
  `Isto remove para sempre o que ${fileName} adicionou. ${kept}`;
export const thingsAreClasses = (classes: number) => counted(classes, 'aula', 'aulas');
export const thingsAreBookings = (bookings: number) => counted(bookings, 'reserva', 'reservas');
export const takeItBackOrTakeThem = (imported: number) => wordFor(imported, 'Desfazer', 'Desfazer todas');
export const staysStay = (thingsText: string, rows: number) =>
  `${thingsText} ${wordFor(rows, 'fica', 'ficam')}`;
export const itWasHereBeforeTheImport = (rows: number) =>
  wordFor(rows, 'já estava aqui antes da importação', 'já estavam aqui antes da importação');
export const asTheImportChangedBecause = (stay: string, rows: number, was: string) =>
  `${stay} como a importação ${wordFor(rows, 'a deixou', 'as deixou')}, porque ${was}.`;
export const nothingWasTakenBack = 'Nada foi desfeito.';
export const takenBack = (thingsText: string, rows: number) =>
  `${thingsText} ${wordFor(rows, 'desfeita', 'desfeitas')}.`;
export const countTextOfThingsText = (countText: string, thingsText: string) =>
  `${countText} de ${thingsText}`;
export const somethingWentWrongOnOurSide = 'Algo deu errado do nosso lado; você pode tentar de novo.';
export const takingTheImportBack = 'Desfazendo a importação';
export const theImportWasNotTakenBack = 'A importação não foi desfeita';
export const nothingWasTakenBackTitle = 'Nada foi desfeito';
export const importTakenBack = 'Importação desfeita';
export const continueInBackground = 'Continuar em segundo plano';
export const chooseAnotherFile = 'Escolher outro arquivo';
export const reviewMappingAgain = 'Rever o mapeamento';
export const moreUploads = 'Mais opções de envio';
export const clearingData = 'Limpando dados...';
export const invalidFileType = 'Tipo de arquivo inválido';
export const pleaseUploadACsvFile = 'Envie um arquivo CSV';
export const theImportedDataWasClearedMeanwhile = 'Os dados importados foram limpos nesse meio-tempo.';
export const cancelledElsewhereOrCleared =
  'Esta importação foi cancelada em outro lugar ou seus dados foram limpos. Envie o arquivo novamente se ainda precisar dele.';
export const theImportHistoryCouldNotBe = 'Não foi possível atualizar o histórico de importações';
export const theImportCouldNotBeCancelled = 'Não foi possível cancelar a importação';
export const theyHaveBookings = (rows: number) => wordFor(rows, 'tem reservas', 'têm reservas');
export const theyWereSentToAMarketplace = (rows: number) =>
  wordFor(rows, 'foi enviada a um marketplace', 'foram enviadas a um marketplace');
export const recommendationsForThemWaitInAi = (rows: number) =>
  wordFor(
    rows,
    'uma recomendação para ela espera em Decisões de IA',
    'há recomendações para elas em Decisões de IA',
  );
export const aMarketplaceOrYourStudioSystem = (rows: number) =>
  wordFor(
    rows,
    'um marketplace ou seu sistema também a informou',
    'um marketplace ou seu sistema também as informou',
  );
export const theyWereChangedSince = (rows: number) => wordFor(rows, 'mudou depois', 'mudaram depois');
export const stayBecause = (stay: string, why: string) => `${stay} porque ${why}.`;
export const beenTakenBackSoFar = (part: string, rows: number) =>
  `${part} ${wordFor(rows, 'foi desfeita', 'foram desfeitas')} até agora.`;
export const goOnSellingThePlaces = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'continua vendendo', 'continuam vendendo')} as vagas oferecidas lá.`;
export const beenImportedSoFar = (thingsText: string, imported: number) =>
  `${thingsText} ${wordFor(imported, 'importada', 'importadas')} até agora`;
export const beenUpdatedSoFar = (thingsText: string, updated: number) =>
  `${thingsText} ${wordFor(updated, 'atualizada', 'atualizadas')} até agora`;
export const exampleRoom = (letter: string) => `Sala ${letter}`;
export const exampleCyclingRoom = 'Sala de bike';
