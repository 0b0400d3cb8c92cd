import { counted, wordFor } from '../counted.ts';

export const recentConfirmations = 'Confirmações recentes';
export const bookingsAndCancellationsFromEMail =
  'O que os e-mails reservaram e cancelaram, do mais novo ao mais antigo';
export const recentConfirmationsTitle = 'Confirmações recentes';
export const noReservationsFromEMailYet = 'Ainda não há reservas de e-mail. Elas aparecerão aqui.';
export const failedToConnectGmail = 'Não foi possível conectar o Gmail';
export const popupWasBlockedByYourBrowser =
  'Seu navegador bloqueou a janela. Permita pop-ups deste site e tente de novo.';
export const pleaseAllowPopupsToConnectGmail = 'Permita pop-ups para conectar o Gmail';
export const oAuthTimedOutPleaseTryAgain =
  'O tempo acabou. Tente de novo e conclua a autorização em 2 minutos.';
export const gmailConnectionTimedOut = 'O tempo para conectar o Gmail acabou';
export const notAuthenticated = 'Você não entrou';
export const noAuthUrlReturnedFromServer = 'O servidor não devolveu o endereço de autorização';
export const oAuthCompletedButTokenNotSaved =
  'A autorização foi concluída, mas a permissão não foi salva. Tente de novo.';
export const theGoogleWindowWasClosedBefore =
  'A janela do Google foi fechada antes de conectar o Gmail. Tente de novo.';
export const disconnectGmail = 'Desconectar o Gmail?';
export const cancel = 'Cancelar';
export const disconnectGmailTitle = 'Desconectar o Gmail';
export const isNoLongerReadAndOur = (email: string) =>
  `${email} não é mais lido e devolvemos ao Google a permissão de leitura. O que foi reservado pelos e-mails fica.`;
export const theReservationsCouldNotBeLoaded = 'Não foi possível carregar as reservas';
export const showMore = 'Mostrar mais';
export const toReview = 'A revisar';
export const failed = 'Com falha';
export const skipped = 'Ignoradas';
export const reservationsToReview = 'Reservas a revisar';
export const nothingWaitsForYouWhatCannot =
  'Nada espera por você. O que não pode ser lido com certeza vem para cá e nunca é adivinhado.';
export const failedEvents = 'Eventos com falha';
export const noFailedEvents = 'Nenhum evento com falha.';
export const eMailsThatWereSkipped = 'E-mails ignorados';
export const noneEMailsThatSeemTo =
  'Nenhum. E-mails que parecem não ter reserva vêm para cá, para que você possa nos corrigir.';
export const fromFromInstantIn = (from: string, instantIn: string) => `De ${from}, ${instantIn}`;
export const reviewOf = (title: string) => `Revisar ${title}`;
export const review = 'Revisar';
export const correctOf = (title: string) => `Corrigir ${title}`;
export const correct = 'Corrigir';
export const retryOf = (title: string) => `Tentar de novo ${title}`;
export const retry = 'Tentar de novo';
export const deleteOf = (title: string) => `Excluir ${title}`;
export const deleteLabel = 'Excluir';
export const failedEventsTitle = 'Eventos com falha';
export const eMailsThatWaitForYou = 'E-mails que esperam por você, que falharam ou que foram ignorados';
export const events = 'Eventos';
export const deleteTheLayout = (form: string) => `Excluir o layout ${form}`;
export const noneYetCorrectAnEMail =
  'Nenhum ainda. Corrija um e-mail uma vez e os parecidos serão lidos sem você.';
export const learnedLayouts = 'Layouts aprendidos';
export const learnedLayoutsTitle = 'Layouts aprendidos';
export const eMailsLikeOneThatYou = 'E-mails como um que você corrigiu: são lidos sem você';
export const layoutsMayServeOthers =
  'Quando outros estúdios ensinam o mesmo layout, nossa equipe pode usá-lo para ler os e-mails deles e os seus. Só palavras comuns e o domínio do remetente são compartilhados. Os nomes dos seus clientes e o que eles escreveram nunca saem do seu estúdio.';
export const theLearnedLayoutsCouldNotBe = 'Não foi possível carregar os layouts aprendidos';
export const theEMail = 'O e-mail';
export const textOfTheEMail = 'Texto do e-mail';
export const noSubject = '(sem assunto)';
export const selectAPartOfTheE = 'Selecione uma parte do e-mail ou escolha abaixo.';
export const isThe = (shown: string) => `“${shown}” é:`;
export const pleaseUseTheSelectedTextAs = (label: string) => `Usar o texto selecionado como ${label}`;
export const notTold = 'Não está no e-mail';
export const whatItSays = 'O que diz';
export const places = 'Vagas';
export const enterHowManyPlaces = (most: number) => `Informe quantas vagas foram reservadas, de 1 a ${most}.`;
export const customer = 'Cliente';
export const classLabel = 'Aula';
export const day = 'Dia';
export const time = 'Horário';
export const reference = 'Referência';
export const whyThisNeedsYourReview = 'Por que precisa da sua revisão';
export const itIsLikelyThatAllOf = (percent: string) => `Temos ${percent} de certeza de que lemos certo.`;
export const whatWasRead = 'O que foi lido';
export const confirm = 'Confirmar';
export const reviewAReservation = 'Revisar uma reserva';
export const theReservationWasNotAdded = 'A reserva não foi adicionada';
export const whatYouSeeIsWhatIt = ' O que você vê é o que ela diz agora.';
export const theReservationCouldNotBeLoaded = 'Não foi possível carregar a reserva';
export const chooseWhatTheMailSays = 'Escolha o que o e-mail diz';
export const chooseTheClassItIsAbout = 'Escolha de qual aula se trata';
export const theBookingsOfTheClassAre = 'As reservas da aula estão a caminho';
export const chooseTheBookingThatIsCancelled = 'Escolha a reserva cancelada';
export const whatTheMailSays = 'O que o e-mail diz';
export const chooseOne = 'Escolha um';
export const optional = 'Opcional';
export const chooseTheDayToSeeIts = 'Escolha o dia para ver as aulas.';
export const thereAreNoClassesOn = (day: string) => `Não há aulas em ${day}.`;
export const classesOn = (day: string) => `Aulas de ${day}`;
export const theClassHasNoOpenBooking = (channelName: string) =>
  `A aula não tem reserva aberta de ${channelName}: nenhuma vaga é liberada.`;
export const bookingThatIsCancelled = 'Reserva cancelada';
export const unknownCustomer = 'Cliente desconhecido';
export const bookedInstantIn = (instantIn: string) => `Reservada em ${instantIn}`;
export const noneOfThese = 'Nenhuma destas';
export const noPlaceIsFreed = 'Nenhuma vaga é liberada.';
export const whatItMeans = 'O que significa';
export const chooseTheDay = (day: string | null) => `Escolha o dia${day ? `, ${day}` : ''}`;
export const theClassIsMarkedAsCancelled =
  'A aula é marcada como cancelada e não recebe mais decisões. As reservas ficam como estão.';
export const pleaseFillInAllFields = 'Preencha todos os campos';
export const enterAWholeAddressAsBookings = 'Digite um endereço completo, como reservas@exemplo.com';
export const senderEmail = 'E-mail do remetente';
export const marketplaceName = 'Nome do marketplace';
export const aStudioHasAtMostSenders = (sendersMax: number) =>
  `Um estúdio tem no máximo ${sendersMax} remetentes. Exclua um primeiro.`;
export const addMapping = 'Adicionar remetente';
export const deleteSenderEmail = (senderEmail: string) => `Excluir ${senderEmail}`;
export const noSendersYetNoMailIs =
  'Ainda não há remetentes: nenhum e-mail é lido até você adicionar o primeiro.';
export const senderMappings = 'Remetentes';
export const whichAddressesToAdd = 'Quais endereços adicionar';
export const fitpassAndTotalPass = 'Fitpass e TotalPass';
export const theSenderOfTheBookingMails =
  'O remetente dos e-mails de reserva que você recebe: abra um e copie o endereço atrás do nome.';
export const reportsBookingsOnItsOwnOnce =
  'Avisa das reservas sozinho quando está conectado. Adicione um endereço só se você recebe e-mails sobre elas.';
export const emailSenderMappings = 'Remetentes de e-mail';
export const onlyMailsFromTheseAddressesAre = 'Só são lidos e-mails destes endereços';
export const theSenderMappingsCouldNotBe = 'Não foi possível carregar os remetentes';
export const waitingForGoogle = 'Aguardando o Google';
export const reconnect = 'Reconectar';
export const connectGmail = 'Conectar o Gmail';
export const connectionLost = 'Conexão perdida';
export const connected = 'Conectado';
export const gmailIsNotConnected = 'O Gmail não está conectado';
export const disconnect = 'Desconectar';
export const gmailHasToBeConnectedAgain = 'É preciso conectar o Gmail de novo';
export const untilThenNoReservationMailIs = (problem: string) =>
  `${problem || 'O Google não aceita mais nossa permissão para ler esta caixa.'} Até lá nenhum e-mail de reserva é lido; nenhum se perde.`;
export const gmailCannotBeConnectedHereThis =
  'Não é possível conectar o Gmail aqui: esta instalação não tem acesso ao Google.';
export const noEMailIsReadUntil = 'Nenhum e-mail é lido até você ativar.';
export const readsNewEMailsFromYour =
  'Lê os e-mails novos dos seus remetentes em menos de um minuto e os reserva nas aulas';
export const emailSync = 'Leitura de e-mail';
export const pleaseEnterASyncEmailAddress = 'Digite o e-mail a ser lido';
export const pleaseConnectGmailBeforeSaving = 'Conecte o Gmail antes de salvar';
export const syncEmail = 'E-mail lido';
export const theGmailAddressThatYourMarketplaces =
  'O endereço do Gmail para o qual seus marketplaces escrevem';
export const saveConfiguration = 'Salvar configuração';
export const theAddressMustMatchTheConnected = (email: string) =>
  `O endereço deve ser o da conta conectada, ${email}.`;
export const theAddressMustMatchTheGmail = 'O endereço deve ser o da conta do Gmail que você conectar.';
export const lastSync = 'Última leitura';
export const notYet = 'Ainda não';
export const onItsWay = 'A caminho';
export const reservationEmailSync = 'Reservas por e-mail';
export const bookingsThatMarketplacesSendByE =
  'Reservas que os marketplaces enviam por e-mail, lidas do seu Gmail';
export const emailSyncCouldNotBeLoaded = 'Não foi possível carregar a leitura de e-mail';
export const correctWhatWasRead = 'Corrigir o que foi lido';
export const thereIsNoDateInThe = 'Não há data no texto selecionado.';
export const thereIsNoTimeInThe = 'Não há horário no texto selecionado.';
export const save = 'Salvar';
export const thisWasNotSaved = 'Isto não foi salvo';
export const theTextOfThisEMail = 'O texto deste e-mail não está mais guardado.';
export const theEMailCouldNotBe = 'Não foi possível carregar o e-mail';
export const date = 'Data';
export const chooseWhatHappened = 'Escolha o que aconteceu';
export const enterAtLeastTheClassThe = 'Informe pelo menos a aula, a data ou a referência';
export const noReservation = 'Não é reserva';
export const offerToUse = (text: string) => `Usar: “${text}”`;
export const notInTheEMail = 'Não está no e-mail';
export const writeTheNamesAndTheReference =
  'Escreva os nomes e a referência como no e-mail. Deixe vazio o que ele não diz.';
export const whatHappened = 'O que aconteceu';
export const eMailsOfThisSenderThat = 'E-mails deste remetente parecidos com este serão lidos sem você.';
export const onlyEMailsFromAProven = (unproven: string) =>
  `${unproven} Só e-mails de um remetente comprovado podem ser lidos sem você.`;
export const rememberThisLayout = 'Lembrar este layout';
export const theReservationsCouldNotBeRefreshed = 'Não foi possível atualizar as reservas';
export const theReservationCouldNotBeRefreshed = 'Não foi possível atualizar a reserva';
export const theBookingsOfTheClassCould = 'Não foi possível carregar as reservas da aula';
export const addingTheReservation = 'A reserva está sendo adicionada';
export const reservationAdded = 'Reserva adicionada';
export const theReservationWaitsForYourReview = 'A reserva espera sua revisão';
export const theReservationFailedAgain = 'A reserva falhou de novo';
export const theEMailIsNotAbout = 'O e-mail não é sobre uma reserva';
export const failedToRetryEvent = 'Não foi possível tentar de novo';
export const theReservationIsDeleted = 'Reserva excluída';
export const failedToDeleteEvent = 'Não foi possível excluir';
export const theLearnedLayoutsCouldNotBeRefreshed = 'Não foi possível atualizar os layouts aprendidos';
export const alsoReadThatWaited = (alsoRead: number) =>
  ` Também ${wordFor(alsoRead, 'foi lido', 'foram lidos')} ${counted(alsoRead, 'e-mail que esperava', 'e-mails que esperavam')}.`;
export const theEMailIsSkipped = 'O e-mail foi ignorado';
export const layoutDeleted = 'Layout excluído';
export const failedToDeleteLayout = 'Não foi possível excluir o layout';
export const theSenderMappingsCouldNotBeRefreshed = 'Não foi possível atualizar os remetentes';
export const failedToAddMapping = 'Não foi possível adicionar o remetente';
export const noIntegrationFound = 'Nenhuma integração encontrada';
export const mailsFromAreRead = (senderEmail: string) => `E-mails de ${senderEmail} são lidos`;
export const mappingDeleted = 'Remetente excluído';
export const failedToDeleteMapping = 'Não foi possível excluir o remetente';
export const emailSyncCouldNotBeRefreshed = 'Não foi possível atualizar a leitura de e-mail';
export const gmailConnectedSuccessfully = 'Gmail conectado!';
export const gmailDisconnectedSuccessfully = 'Gmail desconectado';
export const failedToDisconnectGmail = 'Não foi possível desconectar o Gmail';
export const emailSyncConfigurationSaved = 'Configuração de e-mail salva';
export const failedToSaveConfiguration = 'Não foi possível salvar a configuração';
export const emailSyncIsSwitched = (syncEnabled: boolean) =>
  `A leitura de e-mail está ${syncEnabled ? 'ativada' : 'desativada'}`;
export const failedToUpdateSyncStatus = 'Não foi possível atualizar o status da leitura';
export const booking = 'Reserva';
export const cancellation = 'Cancelamento';
export const classCancelled = 'Aula cancelada';
export const toRead = (waitingMails: number) => `${counted(waitingMails, 'e-mail', 'e-mails')} a ler`;
export const upToDate = 'Em dia';
export const ofBooked = (bookings: number, totalCapacity: number) =>
  `${bookings} de ${totalCapacity} reservadas`;
export const fitsPercent = (percent: string) => `corresponde ${percent}`;
export const reservationsToAdd = (shown: string, reservations: number) =>
  `${shown} ${wordFor(reservations, 'reserva a adicionar', 'reservas a adicionar')}`;
export const weWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done}. Vamos ler e-mails como este por conta própria.${others}`;
export const reservationsOfTheEMail = 'Reservas do e-mail';
export const reservationNumber = (number: number) => `Reserva ${number}`;
export const leaveOutReservation = (number: number) => `Remover a reserva ${number}`;
export const addAnotherReservation = 'Adicionar outra reserva';
export const anEMailHasAtMost = (reservations: number) =>
  `Um e-mail pode ter no máximo ${counted(reservations, 'reserva')}.`;
export const itIsTheSameAsAnother = 'É igual a outra';
export const reservationNumberLacks = (number: number, what: string) => `Reserva ${number}: ${what}`;
export const labelOfReservation = (label: string, number: number) => `${label}, reserva ${number}`;
export const reservationsAreAdded = (added: number) =>
  `${counted(added, 'reserva adicionada', 'reservas adicionadas')}.`;
export const reservationsAreBeingAdded = (coming: number) =>
  `${counted(coming, 'reserva está sendo adicionada', 'reservas estão sendo adicionadas')}.`;
export const reservationsWaitForYou = (waiting: number) =>
  `${counted(waiting, 'reserva espera', 'reservas esperam')} sua revisão.`;
export const severalAndWeWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done} Vamos ler e-mails como este por conta própria.${others}`;
export const severalButNothingWasLearned = (done: string) =>
  `${done} Não conseguimos aprender como e-mails como este são escritos; os próximos vão precisar de você de novo.`;
