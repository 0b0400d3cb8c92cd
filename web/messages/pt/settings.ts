import { counted, wordFor } from '../counted.ts';

export const accountSetup = 'Configuração da conta';
export const whatYourPricesAndRevenueAre = 'Em que moeda seus preços e receita são mostrados';
export const editAccountSetup = 'Editar configuração da conta';
export const currency = 'Moeda';
export const country = 'País';
export const notSet = 'Não definido';
export const whereYourStudioIsAndIts = 'Onde seu estúdio fica e que moeda usa';
export const regionalSettings = 'Configurações regionais';
export const saveSettings = 'Salvar configurações';
export const aiSettingsSaved = 'Configurações de IA salvas';
export const failedToSaveAiSettings = 'Não foi possível salvar as configurações de IA';
export const saveAiSettings = 'Salvar configurações de IA';
export const aiCapacityOptimization = 'Otimização de vagas com IA';
export const whatTheOptimizerMayDoAnd = 'O que o otimizador pode fazer e até onde pode ir';
export const automationIsPausedTurnItOn =
  'A automação está pausada. Ative-a de novo para mudar estas opções.';
export const enterAWholeNumberFrom1 = (slotsMost: number) => `Digite um número inteiro de 1 a ${slotsMost}`;
export const looksAtEveryOpenClassAnd = 'Analisa cada aula aberta e recomenda onde as vagas rendem mais';
export const aiOptimization = 'Otimização com IA';
export const appliesRecommendationsThatAreSureEnough =
  'Executa as recomendações seguras o bastante para o limite abaixo';
export const autoExecute = 'Execução automática';
export const confidenceThreshold = (percent: string) => `Limite de confiança: ${percent}`;
export const howSureARecommendationMustBe =
  'Quão segura uma recomendação deve ser para ser executada sozinha';
export const alsoAppliedWhereMostIsWon = (percent: string) =>
  `Também se executa uma recomendação que ganha menos vezes, se do dinheiro que pode ganhar ou perder, em média pelo menos ${percent} é ganho.`;
export const leaves1ClassIn10Untouched =
  'Deixa 1 em cada 10 aulas sem alteração para você ver o que a automação ganha. Uma aula que você aprova manualmente deixa de ser comparada.';
export const measureTheGain = 'Medir o ganho';
export const maxSlotAdjustment = 'Ajuste máximo de vagas';
export const howManyPlacesOneDecisionMay = 'Quantas vagas uma decisão pode mover em um marketplace';
export const n1To = (slotsMost: number) => `De 1 a ${slotsMost}`;
export const separatePlaces = 'Vagas separadas';
export const aFreePlaceIsOfferedAt =
  'Uma vaga livre é oferecida em um marketplace por vez: nunca é vendida duas vezes';
export const sharedPlaces = 'Vagas compartilhadas';
export const theSameFreePlaceMayBe =
  'A mesma vaga livre pode ser oferecida em vários marketplaces, desde que quase nunca seja vendida duas vezes antes de a reserva ser conhecida';
export const needsConnectedMarketplacesThatAllReport =
  'Exige que todos os marketplaces conectados informem as reservas na hora: Wellhub e TotalPass fazem isso';
export const inventory = 'Inventário';
export const pausedForAllStudiosByThe = 'Pausado para todos os estúdios pela equipe do Cupo';
export const pausedManualModeIsActive = 'Pausado: o modo manual está ativo';
export const running = 'Em execução';
export const automationControl = 'Controle da automação';
export const oneSwitchForEverythingThatThe = 'Um interruptor para tudo o que o produto faz sozinho';
export const whileItIsOffNothingIs =
  'Enquanto está desligada, nada é otimizado nem enviado sozinho. As edições manuais de capacidade continuam funcionando.';
export const automation = 'Automação';
export const dataManagement = 'Gerenciamento de dados';
export const startOverWithWhatYouHave = 'Recomece com o que você importou';
export const clearImportData = 'Limpar dados importados';
export const removeYourBookingsOrYourClasses =
  'Remova suas reservas, ou suas aulas com tudo o que pertence a elas. Perguntamos de novo antes de excluir algo.';
export const money = 'Dinheiro';
export const whatAVisitIsWorth = 'Quanto vale uma visita';
export const billing = 'Cobrança';
export const studio = 'Estúdio';
export const studioDetails = 'Detalhes do estúdio';
export const holidaysAndClosures = 'Feriados e fechamentos';
export const notifications = 'Notificações';
export const data = 'Dados';
export const dataUpload = 'Envio de dados';
export const reservationEMails = 'E-mails de reservas';
export const reservationEmailSync = 'Reservas por e-mail';
export const emailSenderMappings = 'Remetentes de e-mail';
export const recentConfirmations = 'Confirmações recentes';
export const failedEvents = 'Eventos com falha';
export const learnedLayouts = 'Layouts aprendidos';
export const studioName = 'Nome do estúdio';
export const whatYourCustomersCallIt = 'Como seus clientes o chamam';
export const mexico = 'Brasil';
export const timezone = 'Fuso horário';
export const theTimeZoneOfYourClasses = 'O fuso horário das suas aulas';
export const pleaseEnterYourStudioName = 'Digite o nome do seu estúdio';
export const cancel = 'Cancelar';
export const failedToLoadYourSettingsPlease = 'Não foi possível carregar suas configurações. Tente de novo.';
export const replayingYourLastWeeksWithThese = 'Repetindo suas últimas semanas com estas configurações...';
export const settings = 'Configurações';
export const yourStudioItsAutomationItsData = 'Seu estúdio, a automação, os dados e a assinatura';
export const switchOn = 'Ativar';
export const yourLastWeeksCouldNotBe = 'Não foi possível repetir suas últimas semanas';
export const simulateAgain = 'Simular de novo';
export const switchItOnAlthoughNoGain = 'Ativar mesmo sem ganho comprovado';
export const switchOnAutoExecute = 'Ativar execução automática';
export const letAutoExecuteGoFurther = 'Permitir que a execução automática vá mais longe';
export const saveTheseSettings = 'Salvar estas configurações';
export const saveThemAlthoughNoGain = 'Salvar estas configurações mesmo sem ganho comprovado';
export const autoExecuteIsNotSwitchedOn = 'A execução automática não foi ativada';
export const weekByWeek = 'Semana a semana';
export const sevenDaysFrom = 'Sete dias a partir de';
export const classes = 'Aulas';
export const gain = 'Ganho';
export const daysWithALoss = 'Dias com perda';
export const lossDaysOfDays = (lossDays: number, days: number) => `${lossDays} de ${days}`;
export const shareOfThePossibleGain = 'Parte do ganho possível';
export const nothingToGain = 'Nada a ganhar';
export const soldAgainUnderTheseSettingsWith = (classes: number, instantIn: string) =>
  `Repetimos ${counted(classes, 'aula concluída', 'aulas concluídas')} com estas configurações, estimando os clientes que não acharam vaga. Simulado em ${instantIn}; vale por sete dias.`;
export const amountToAmount = (low: string, high: string) => `${low} a ${high}`;
export const noFinishedClasses = 'Nenhuma aula concluída';
export const onlyOn = (classes: number, days: number) =>
  `Apenas ${counted(classes, 'aula concluída', 'aulas concluídas')} em ${counted(days, 'dia', 'dias')}`;
export const yourStudioWouldHaveEarnedMore = 'Seu estúdio teria ganhado mais';
export const evenTheCautiousEstimateIsA = 'Até a estimativa prudente é um ganho.';
export const noGainIsProven = 'Nenhum ganho comprovado';
export const theIntervalIncludesZeroTheDifference = 'A faixa inclui zero: a diferença pode ser acaso.';
export const yourStudioWouldHaveEarnedLess = 'Seu estúdio teria ganhado menos';
export const evenTheHopefulEstimateIsA =
  'A faixa toda está abaixo de zero. Por enquanto, é melhor aprovar as recomendações manualmente.';
export const thereIsTooLittleHistoryTo = 'Há pouco histórico para saber';
export const ofConnectedMarketplacesCouldBeReplayed = (tooLittle: string) =>
  `${tooLittle} de marketplaces conectados puderam ser repetidas. Envie reservas passadas ou decida sem uma prova.`;
export const notKnownForTheseSettingsYet =
  'Ainda não se sabe com estas configurações: limite de vagas, limite de confiança e inventário são repetidos juntos.';
export const thereIsTooLittleHistoryToTell = (tooLittle: string) =>
  `Há pouco histórico para saber: ${tooLittle} puderam ser repetidas.`;
export const weeksReplayed = (weeks: number, gainText: string, intervalText: string) =>
  `${counted(weeks, 'semana repetida', 'semanas repetidas')}: ${gainText}, faixa de 95% ${intervalText}.`;
export const notProvenYet = ' Ainda não comprovado.';
export const inTheLastFourWeeksWith = (inventoryMode: string, lately: string, all: string, proven: string) =>
  `Nas últimas quatro semanas, com vagas ${inventoryMode === 'shared' ? 'compartilhadas' : 'separadas'}: ${lately}. ${all}${proven}`;
export const logo = 'Logotipo';
export const besideYourStudiosNameOnThe = 'Ao lado do nome do seu estúdio, no painel e em Integrações';
export const uploadALogo = 'Enviar um logotipo';
export const changeTheLogo = 'Mudar o logotipo';
export const email = 'E-mail';
export const whatYouSignInWith = 'Com que você entra';
export const studioDetailsSaved = 'Detalhes do estúdio salvos';
export const failedToSaveSettings = 'Não foi possível salvar as configurações';
export const howYourStudioAppearsHereAnd = 'Como seu estúdio aparece aqui e que horário usa';
export const saveStudioDetails = 'Salvar detalhes do estúdio';
export const theMeasuredGainCouldNotBe = (message: string) =>
  `Não foi possível carregar o ganho medido. ${message}`;
export const comparingFinishedClasses = 'Comparando aulas concluídas...';
export const measuredGain = 'Ganho medido';
export const provenGain = 'Ganho comprovado';
export const provenLoss = 'Perda comprovada';
export const notProvenYetTitle = 'Ainda não comprovado';
export const classesCounted = (classes: number) => counted(classes, 'aula', 'aulas');
export const openToAutomaticChangesAgainstHeld = (classesText: string, classes: number, heldOut: number) =>
  `${classesText} ${wordFor(classes, 'aberta')} a mudanças automáticas em relação a ${heldOut} sem alteração`;
export const thereAreTooFewFinishedClasses = (compared: string) =>
  `Há poucas aulas concluídas para comparar: ${compared}.`;
export const aClassBetweenAnd95Interval = (
  mean: string | undefined,
  low: string | undefined,
  high: string | undefined,
  compared: string,
) => `${mean} por aula, entre ${low} e ${high} (faixa de 95%). Comparadas: ${compared}.`;
export const step1ClassSchedule = 'Etapa 1: grade de aulas';
export const yourClassesWithTheirRoomsAnd =
  'Suas aulas com salas e vagas. As reservas são associadas a elas.';
export const uploadClassSchedule = 'Enviar grade de aulas';
export const step2Bookings = 'Etapa 2: reservas';
export const whatWasBookedAndWhenWhat = 'O que foi reservado e quando: é disso que a previsão aprende.';
export const uploadBookingData = 'Enviar dados de reservas';
export const downloadFailed = 'Não foi possível baixar';
export const downloadTemplate = (title: string) => `Baixar modelo: ${title}`;
export const downloadTemplateTitle = 'Baixar modelo';
export const bringYourClassesAndBookingsIn = 'Traga suas aulas e reservas de arquivos';
export const yourAccountSettingsHaveBeenSaved = 'As configurações da sua conta foram salvas';
export const failedToSaveYourSettingsPlease = 'Não foi possível salvar suas configurações. Tente de novo.';
export const autoExecuteIsSwitchedOn = 'A execução automática está ativada';
export const automationPaused = 'Automação pausada';
export const automationResumed = 'Automação retomada';
export const failedToUpdateAutomationStatus = 'Não foi possível atualizar o status da automação';
export const visitValuesSaved = 'Valores de visita salvos';
export const failedToSaveVisitValues = 'Não foi possível salvar os valores de visita';
export const placesAreKeptForYourOwn =
  'As vagas são guardadas para seus clientes quando as visitas deles valem mais do que um marketplace paga';
export const saveVisitValues = 'Salvar valores de visita';
export const leaveAFieldEmptyToUse =
  'Deixe um campo vazio para usar a sugestão. Se não houver, usamos o que seus marketplaces pagam.';
export const whatYourVisitsAreWorthCould = 'Não foi possível carregar quanto valem suas visitas';
export const aMembersVisit = 'Visita de um aluno com plano';
export const aVisitFromAPack = 'Visita de um pacote';
export const aDropIn = 'Visita avulsa';
export const enterAnAmountOfZeroOr = 'Digite um valor de zero ou mais';
export const enterAtMost = (amount: string) => `Digite no máximo ${amount}`;
export const enterAnAmountSuchAs = (example: string) => `Digite um valor como ${example}`;
export const whatYourBestPayingMarketplacePays = 'o que paga seu melhor marketplace';
export const estimatedFromWhatYourMarketplacesPay = 'estimado do que seus marketplaces pagam';
export const yourBookingsShowNoAmountFor = 'Suas reservas não mostram valor para estas visitas. ';
export const noSuggestionYet = (unpaid: string) => `${unpaid}Ainda não há sugestão.`;
export const fromWithAnAmount = (paidVisits: number) =>
  `de ${counted(paidVisits, 'reserva', 'reservas')} com valor`;
export const unpaidSuggestedAmountSource = (unpaid: string, amount: string, source: string) =>
  `${unpaid}Sugerido: ${amount}, ${source}.`;
export const interval95 = 'Faixa de 95%';
export const language = 'Idioma';
export const ofEMailsNotificationsAndTheApp = 'E-mails, notificações e o app';
export const saveLanguage = 'Salvar idioma';
export const languageOfYourStudio = 'Idioma do seu estúdio';
export const chooseYourOwnInTheMenu =
  'Se você prefere outro idioma no app, escolha no menu ao lado de Sair. Só muda para você.';
