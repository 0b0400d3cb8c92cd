import { counted, wordFor } from '../counted.ts';

export const automationIsPausedForAllStudios = 'A automação está pausada para todos os estúdios';
export const theCupoTeamHasPausedEverything =
  'A equipe do Cupo pausou tudo o que acontece sozinho e também as aprovações. Tudo volta assim que a causa for resolvida; fale conosco em Suporte. As edições manuais de capacidade continuam funcionando.';
export const automationPausedManualModeActive = 'Automação pausada - Modo manual ativo';
export const resuming = 'Retomando...';
export const resumeAutomation = 'Retomar automação';
export const settings = 'Configurações';
export const aiOptimizationAndAutomaticExecutionAre =
  'A otimização com IA e a execução automática estão desativadas. As edições manuais de capacidade continuam funcionando.';
export const connectedIntegrations = 'Integrações conectadas';
export const noMarketplaceIsConnectedYet = 'Nenhum marketplace conectado ainda.';
export const loading = 'Carregando...';
export const dashboard = 'Painel';
export const yourBookingsAndWhatCupoRecommends = 'Suas reservas e o que o Cupo recomenda';
export const theDashboardCouldNotBeLoaded = 'Não foi possível carregar o painel';
export const summary = 'Resumo';
export const totalBookings = 'Total de reservas';
export const confirmedAllTime = 'confirmadas, desde o início';
export const occupancyRate = 'Ocupação';
export const past4WeeksAndExpectedIn = 'últimas 4 semanas e o esperado nos próximos 7 dias';
export const slotsManaged = 'Vagas gerenciadas';
export const placesMovedOnMarketplaces = 'vagas movidas nos marketplaces';
export const automationsRun = 'Automações executadas';
export const adjustmentsSent = 'ajustes enviados';
export const notProvenYet = ' Ainda não comprovado.';
export const estimateWhatCupoWouldHaveEarned = 'Estimativa: o que o Cupo teria ganhado';
export const inAReplayOfYourLast = (classes: number) =>
  `Ao repetir ${wordFor(classes, 'sua última aula', `suas últimas ${counted(classes, 'aula', 'aulas')}`)}, o Cupo não encontrou mudança que renda mais. Este mês ainda não foi medido.`;
export const replayOfYourLastLikelyThis = (classes: number, between: string, surely: string) =>
  `Repetição ${wordFor(classes, 'da sua última aula', `das suas últimas ${counted(classes, 'aula', 'aulas')}`)}, provavelmente ${between}.${surely} Este mês ainda não foi medido.`;
export const cupoEarnedThisMonth = 'O Cupo ganhou neste mês';
export const likelyMeasuredWith = (verdictWord: string, between: string, compared: string) =>
  `${verdictWord}: provavelmente ${between}. Medido com ${compared}.`;
export const replayingYourPastClassesForA = 'Repetindo suas aulas passadas para uma primeira estimativa...';
export const notMeasuredYetTheReplayOf = 'Ainda não medido. A repetição das suas aulas passadas falhou.';
export const notMeasuredYetAFewWeeks =
  'Ainda não medido: são necessárias algumas semanas de aulas concluídas.';
export const uploadYourClassSchedule = 'Envie sua grade de aulas';
export const uploadYourBookings = 'Envie suas reservas';
export const connectAMarketplace = 'Conecte um marketplace';
export const runTheAiOptimizer = 'Execute o otimizador com IA';
export const yourFirstWeek = 'Sua primeira semana';
export const stepsDone = (done: number, steps: number) => `${done} de ${steps} prontos`;
export const textDone = (text: string) => `${text}: pronto`;
export const toDo = 'A fazer';
export const aiOptimizationInsights = 'Otimização com IA';
export const decisionsPending = (shown: string, decisions: number) =>
  `${shown} ${wordFor(decisions, 'pendente')}`;
export const totalDecisions = 'Total de decisões';
export const pendingReview = 'A revisar';
export const executedToday = 'Executadas hoje';
export const aiAccuracyScore = 'Precisão da IA';
export const viewAiDecisions = 'Ver decisões de IA';
export const nothing = 'Nada';
export const newRecommendationsComeWithTheNext = 'Novas recomendações chegam com a próxima execução.';
export const forYourAnswer = (decisions: number) =>
  `${counted(decisions, 'recomendação espera', 'recomendações esperam')} sua resposta.`;
export const aboutAmount = (amount: string) => `cerca de ${amount}`;
export const thatIsWhatExpectedToBring = (waits: string, decisions: number) =>
  `${waits} É o que se espera que ${wordFor(decisions, 'ela traga', 'elas tragam')}.`;
export const waitingForYou = 'Esperando por você';
export const reviewRecommendations = 'Revisar recomendações';
export const seeAllRecommendations = 'Ver todas as recomendações';
export const seeTheImpact = 'Ver o impacto';
export const whatNeedsYou = 'O que precisa de você';
export const nothingNeedsYouRightNow = 'Nada precisa de você agora.';
export const theOldest = (age: string) => `o mais antigo, ${age}`;
export const reviewDecisionsRecommendation = (decisions: number) =>
  `Revisar ${counted(decisions, 'recomendação', 'recomendações')}`;
export const closePlacesThatDoNotExist = (places: number) =>
  `Feche ${counted(places, 'vaga', 'vagas')} à venda que não ${wordFor(places, 'existe', 'existem')}`;
export const inClassesWhileAutomationIsPaused = (classes: number) =>
  `em ${counted(classes, 'aula', 'aulas')}; o Cupo não as fecha enquanto a automação está pausada`;
export const worthAbout = (amount: string) => `valem cerca de ${amount}`;
export const lookAtTheConnectionTo = (name: string) => `Verificar a conexão com ${name}`;
export const reconnectGmail = 'Reconectar o Gmail';
export const cupoCannotReadItsEMails = 'O Cupo não consegue ler os e-mails';
export const carriesOutWhatIsSureEnough = (percent: string) =>
  `Executa sozinho as recomendações seguras o bastante para o seu limite de ${percent}.`;
export const recommendationsWaitForYourApproval = 'As recomendações esperam sua aprovação.';
export const waitingForTheFirstMarketplace = 'Esperando o primeiro marketplace';
export const connectedToYourMarketplaces = 'Conectado aos seus marketplaces';
export const connectionsWorking = (working: number, connections: number) =>
  `${working} de ${counted(connections, 'conexão', 'conexões')} ${wordFor(working, 'funciona', 'funcionam')}`;
export const optimizationStatus = 'Status da otimização';
export const optimizationIsActive = 'A otimização está ativa';
export const optimizationIsPaused = 'A otimização está pausada';
export const manageIntegrations = 'Gerenciar integrações';
export const addIntegration = 'Adicionar integração';
export const viewRules = 'Ver regras';
export const createRule = 'Criar regra';
export const viewActivity = 'Ver atividade';
export const viewClasses = 'Ver aulas';
export const accountSetup = 'Configuração da conta';
export const quickActions = 'Ações rápidas';
export const theDashboardCouldNotBeRefreshed = 'Não foi possível atualizar o painel';
export const automationResumed = 'Automação retomada';
export const failedToResumeAutomation = 'Não foi possível retomar a automação';
export const ofTheComingSevenDaysAgainst = (title: string) =>
  `${title} dos próximos sete dias em relação às últimas quatro semanas`;
export const booked = 'Reservado';
export const stillExpected = 'Ainda esperado';
export const pastFourWeeks = 'Últimas quatro semanas';
export const noClassesInTheseDays = 'Não há aulas nestes dias';
export const occupancy = 'Ocupação';
export const revenue = 'Receita';
export const chart = 'Gráfico';
export const table = 'Tabela';
export const bookedAndExpected = (
  bookings: string,
  bookedAmount: string,
  expectedAmount: string,
  likely: string,
) => `${bookings}. ${bookedAmount} reservados · ${expectedAmount} esperados, ${likely}.`;
export const theComingSevenDays = 'Os próximos sete dias';
export const comparedWithTheLastFourWeeks = 'Comparado com as últimas quatro semanas';
export const nothingUsual = 'nada habitual';
export const usually = (figure: string) => `normalmente ${figure}`;
export const theComingSevenDaysInNumbers = 'Os próximos sete dias em números';
export const day = 'Dia';
export const bookings = 'Reservas';
export const orMore = (count: number) => `${count} ou mais`;
export const lookAtFailedChanges = (shown: string, changes: number) =>
  `Verificar ${shown} ${wordFor(changes, 'mudança com falha', 'mudanças com falha')}`;
export const reviewFromEMail = (shown: string, reservations: number) =>
  `Revisar ${shown} ${wordFor(reservations, 'reserva', 'reservas')} de e-mail`;
