import { counted, wordFor } from '../counted.ts';

export const testConnectionTo = (name: string) => `Testar a conexão com ${name}`;
export const testing = 'Testando...';
export const testConnection = 'Testar conexão';
export const reconnect = 'Reconectar';
export const linkedClasses = 'Aulas vinculadas';
export const disconnect = 'Desconectar';
export const moreFor = (name: string) => `Mais de ${name}`;
export const more = 'Mais';
export const pricingAndGuidelines = (name: string) => `Preços e diretrizes de ${name}`;
export const pricingAndGuidelinesTitle = 'Preços e diretrizes';
export const connect = 'Conectar';
export const enterTheAgainToRetry = (label: string) => ` Digite de novo ${label} para tentar outra vez.`;
export const failedToConnectIntegration = 'Não foi possível conectar a integração';
export const hasNoInterfaceToSignIn = (name: string) =>
  `${name} não pode ser conectado automaticamente. Dizemos quais vagas definir no painel de parceiros e você confirma em Registros.`;
export const successfullyConnectedTo = (name: string) => `${name} conectado`;
export const changesThatFailedAre = (sendingAgain: number) =>
  counted(sendingAgain, 'mudança com falha está', 'mudanças com falha estão');
export const isConnectedAgainBeingSent = (name: string, changes: string, count: number) =>
  `${name} está conectado de novo. ${changes} sendo ${wordFor(count, 'enviada')}.`;
export const revenuePerBooking = 'Receita por reserva';
export const paidForNoShows = 'Pago por faltas';
export const guidelines = 'Diretrizes';
export const connectedSince = 'Conectado desde';
export const lastSync = 'Última sincronização';
export const notYet = 'Ainda não';
export const lastTest = 'Último teste';
export const signedInOrFailed = (ok: boolean, at: string) => `${ok ? 'Entrou' : 'Falhou'}, ${at}`;
export const revenuePerBookingIn = (currency: string) => `Receita por reserva (${currency})`;
export const whatYouArePaidForOne = 'O que pagam a você por uma reserva';
export const paidForNoShowsTitle = 'Pago por faltas (%)';
export const shareYouStillReceiveForA = 'A parte que ainda pagam quando alguém não vem';
export const credentialsAreSealedBeforeTheyAre =
  'As credenciais são criptografadas antes de serem guardadas e não são mostradas de novo.';
export const portalEMail = 'E-mail do portal';
export const theAddressYouSignInTo = 'O e-mail com que você entra no portal de parceiros';
export const portalPassword = 'Senha do portal';
export const thePasswordOfThatSignIn = 'A senha desse acesso';
export const gymId = 'ID da academia';
export const theNumberWellhubKnowsYourStudio = 'O número pelo qual o Wellhub conhece seu estúdio';
export const apiToken = 'Token de API';
export const issuedByWellhubForItsBooking = 'Emitido pelo Wellhub para a interface de reservas';
export const placeApiKey = 'Chave de API do local';
export const namesYourStudioIssuedByTotalPass = 'Identifica seu estúdio; emitida pelo TotalPass';
export const partnerApiKey = 'Chave de API de parceiro';
export const namesYouAsAPartnerIssued = 'Identifica você como parceiro; emitida pelo TotalPass';
export const pleaseEnterTheRevenuePerBooking = 'Digite a receita por reserva';
export const revenuePerBookingCannotBeNegative = 'A receita por reserva não pode ser negativa';
export const enterTheRevenueSuchAs = (example: string) =>
  `Digite a receita por reserva como um valor, por exemplo ${example}`;
export const revenuePerBookingIsAtMost = (amount: string) =>
  `A receita por reserva pode ser no máximo ${amount}`;
export const isRequired = (label: string) => `${label}: dado obrigatório`;
export const mustHaveAtMostCharacters = (label: string, charactersMax: number) =>
  `${label} deve ter no máximo ${charactersMax} caracteres`;
export const enterAWholePercentFrom0 = 'Digite uma porcentagem inteira de 0 a 100';
export const disconnectName = (name: string) => `Desconectar ${name}?`;
export const itsCredentialsAreDeletedAndIts = (name: string) =>
  `As credenciais são excluídas e as vagas não mudam mais. O que ${name} mostra agora continua à venda lá. Preços e diretrizes ficam guardados para quando você conectar de novo.`;
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const minimumHoursBeforeClass = (minHoursBeforeClass: number) =>
  `Horas mínimas antes da aula: ${minHoursBeforeClass}`;
export const stopChangingPlacesThisLongBefore = 'Para de mudar vagas tanto tempo antes da aula';
export const minimumHoursBeforeClassTitle = 'Horas mínimas antes da aula';
export const lowOccupancyThreshold = (amount: string) => `Limite de ocupação baixa: ${amount}`;
export const belowItPlacesHereGoTo = (thresholdStepPercent: number) =>
  `Abaixo dele, o Cupo pode mover vagas, mas nunca as fecha. Pelo menos ${thresholdStepPercent}% abaixo do limite alto.`;
export const lowOccupancyThresholdTitle = 'Limite de ocupação baixa';
export const highOccupancyThreshold = (amount: string) => `Limite de ocupação alta: ${amount}`;
export const aboveItNoPlacesAreAdded = (thresholdStepPercent: number) =>
  `Acima dele, não se adicionam vagas aqui. Pelo menos ${thresholdStepPercent}% acima do limite baixo.`;
export const highOccupancyThresholdTitle = 'Limite de ocupação alta';
export const low = 'Baixa';
export const medium = 'Média';
export const high = 'Alta';
export const whenOffOnlyYourGeneralAi = 'Quando desativadas, só valem suas configurações de IA';
export const optimizationGuidelines = 'Diretrizes de otimização';
export const priority = 'Prioridade';
export const whichMarketplaceComesFirstWhereBookings =
  'Qual marketplace vem primeiro quando as reservas rendem quase o mesmo';
export const notes = 'Notas';
export const forYouAndYourTeam = 'Para você e sua equipe';
export const hBeforeClassToPriority = (
  minHoursBeforeClass: number,
  lowOccupancyPercent: number,
  highOccupancyPercent: number,
  priority: string,
) =>
  `${minHoursBeforeClass} h antes da aula, ${lowOccupancyPercent}% a ${highOccupancyPercent}%, prioridade ${priority}`;
export const off = 'Desativadas';
export const noLongerAcceptsTheStoredCredentials = (name: string) =>
  `${name} não aceita mais as credenciais guardadas`;
export const theyHaveExpiredOrWereChanged =
  'Elas expiraram ou foram mudadas lá. Nada é enviado até você conectar de novo.';
export const isNotAnswering = (name: string) => `${name} não responde`;
export const cupoTriesAgainAt = (at: string) => `O Cupo tenta de novo às ${at}.`;
export const cupoTriesAgainSoon = 'O Cupo tenta de novo em breve.';
export const lastProblem = 'Último problema';
export const otherPlaces = (driftClasses: number) =>
  `${counted(driftClasses, 'aula mostra', 'aulas mostram')} outras vagas`;
export const showedAnotherNumberThanWasSet = (name: string) =>
  `${name} mostrou um número diferente do definido. O Cupo o define de novo.`;
export const reconnectName = (name: string) => `Reconectar ${name}`;
export const connectName = (name: string) => `Conectar ${name}`;
export const failedToLoadIntegrations = 'Não foi possível carregar as integrações';
export const dataSources = 'Fontes de dados';
export const whereYourScheduleComesFromAnd =
  'De onde vem sua grade e em quais marketplaces suas vagas são oferecidas';
export const noneOfMyClasses = 'Nenhuma das minhas aulas';
export const leaveItOut = 'Omitir';
export const yourClassForOnAt = (name: string, day: string, localTime: string) =>
  `Sua aula para ${name} em ${day} às ${localTime}`;
export const chooseYourClass = 'Escolha sua aula';
export const saving = 'Salvando...';
export const matchByItselfAgain = (name: string) => `Vincular ${name} de novo automaticamente`;
export const matchByItself = 'Vincular automaticamente';
export const onName = (name: string) => `Em ${name}`;
export const yourClass = 'Sua aula';
export const classesOn = (name: string) => `Aulas em ${name}`;
export const placesAreSetOnlyForWhat =
  'Vagas só são definidas no que está vinculado a uma das suas aulas. O vínculo é feito por nome, horário e sala; onde isso não basta, você escolhe.';
export const whichClasses = 'Quais aulas';
export const readInstantIn = (instantIn: string) => `Lido em ${instantIn}`;
export const isBeingRead = (name: string) => `${name} está sendo lido`;
export const readAgain = 'Ler de novo';
export const whatIChooseGoesForEvery =
  'O que eu escolher vale para todas as aulas com o mesmo nome, também as futuras';
export const failedToLoadTheLinkedClasses = 'Não foi possível carregar as aulas vinculadas';
export const loadingLinkedClasses = 'Carregando aulas vinculadas...';
export const loadMore = 'Carregar mais';
export const notLinked = 'Não vinculadas';
export const linked = 'Vinculadas';
export const leftOut = 'Omitidas';
export const hasNotBeenReadYetPress = (name: string) => `${name} ainda não foi lido. Clique em Ler de novo.`;
export const everyClassThatListsIsLinked = (name: string) =>
  `Todas as aulas que ${name} lista estão vinculadas ou omitidas.`;
export const noClassThatListsIsLinked = (name: string) =>
  `Nenhuma aula que ${name} lista está vinculada a uma sua.`;
export const nothingIsLeftOut = 'Nada foi omitido.';
export const linkedByYou = 'Vinculada por você';
export const leftOutByYou = 'Omitida por você';
export const matched = 'Vinculada';
export const leftOutAsOthersOfIts = 'Omitida, como outras com o mesmo nome';
export const marketplaceIntegrations = 'Integrações com marketplaces';
export const whatIsMissingIsMarkedBelow = 'O que falta está marcado abaixo.';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Digite a senha de novo para tentar outra vez.`;
export const requestAccessTo = (systemName: string) => `Solicitar acesso a ${systemName}`;
export const submitRequest = 'Enviar solicitação';
export const studioName = 'Nome do estúdio';
export const asItIsCalledInThat = 'Como ele se chama nesse sistema';
export const loginUrl = 'Endereço de acesso';
export const whereYouSignInToIt = 'Onde você entra';
export const username = 'Usuário';
export const ofAnAccountThatMayRead = 'De uma conta que possa ler a grade e as reservas';
export const password = 'Senha';
export const ofThatAccount = 'Dessa conta';
export const whatElseOurTeamShouldKnow = 'O que mais nossa equipe deve saber';
export const credentialsAreSealedBeforeTheyAreStored =
  'As credenciais são criptografadas antes de serem guardadas. Sempre que nossa equipe as vê para conectar seu sistema, isso fica registrado e é mostrado a você.';
export const pleaseEnterTheLoginUrl = 'Digite o endereço de acesso';
export const enterAnAddressSuchAsHttps = 'Digite um endereço como https://app.example.com/login';
export const pleaseEnterYourStudioName = 'Digite o nome do seu estúdio';
export const pleaseUseAtMostCharacters = (studioNameCharactersMax: number) =>
  `Use no máximo ${studioNameCharactersMax} caracteres`;
export const pleaseFillInAllRequiredFields = 'Preencha todos os campos obrigatórios';
export const usernameIsRequired = 'O usuário é obrigatório';
export const passwordIsRequired = 'A senha é obrigatória';
export const requested = 'Solicitado';
export const reviewed = 'Revisado';
export const credentialsSeenByOurTeam = 'Credenciais vistas por nossa equipe';
export const yourRequestWasRejected = 'Sua solicitação foi rejeitada';
export const ourTeamNeedsCredentialsToConnect =
  'Nossa equipe precisa de credenciais para conectar. Adicione-as em Alterar solicitação.';
export const couldNotBeRead = (name: string) => `Não foi possível ler ${name}`;
export const pendingApproval = '⏳ Aguardando aprovação';
export const rejected = 'Rejeitada';
export const requestAccess = 'Solicitar acesso';
export const changeRequest = 'Alterar solicitação';
export const cancelRequest = 'Cancelar solicitação';
export const requestAgain = 'Solicitar de novo';
export const cancelTheRequestFor = (systemName: string) => `Cancelar a solicitação de ${systemName}?`;
export const theRequestAndItsCredentialsAre =
  'A solicitação e as credenciais são excluídas. Você pode solicitar de novo quando quiser.';
export const disconnectSystemName = (systemName: string) => `Desconectar ${systemName}?`;
export const itsCredentialsAreDeletedClassesAnd =
  'As credenciais são excluídas. As aulas e reservas que já estão aqui ficam; para conectar outra vez, nossa equipe precisa aprovar de novo.';
export const erpConfigurations = 'Sistemas de gestão (ERP)';
export const pricingAndGuidelinesSaved = (name: string) => `${name}: preços e diretrizes`;
export const save = 'Salvar';
export const failedToSaveIntegration = 'Não foi possível salvar a integração';
export const nameSaved = (name: string) => `${name} salvo`;
export const integrationDisconnected = 'Integração desconectada';
export const failedToDisconnectIntegration = 'Não foi possível desconectar a integração';
export const theConnectionTo = (
  name: string,
  result: { testId: string; at: string; ok: boolean; message: string } | null,
) => `A conexão com ${name} ${result ? 'não funciona' : 'ainda está sendo testada'}`;
export const itsResultWillShowOnThe = 'O resultado aparecerá no cartão.';
export const failedToTestTheConnectionTo = (name: string) => `Não foi possível testar a conexão com ${name}`;
export const saved = 'Salvo';
export const failedToLinkTheClass = 'Não foi possível vincular a aula';
export const matchedByItselfAgain = 'Vinculada de novo automaticamente';
export const failedToChangeTheLink = 'Não foi possível mudar o vínculo';
export const failedToReadTheMarketplace = 'Não foi possível ler o marketplace';
export const yourIntegrationRequestHasBeenSubmitted = (systemName: string) =>
  `Sua solicitação de integração com ${systemName} foi enviada para aprovação`;
export const integrationRequestCancelled = 'Solicitação de integração cancelada';
export const failedToCancelRequest = 'Não foi possível cancelar a solicitação';
export const lowPriority = 'baixa';
export const mediumPriority = 'média';
export const highPriority = 'alta';
