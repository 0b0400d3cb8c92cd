export const beToldWhenCupoIsClosed = 'Saiba mesmo com o Cupo fechado';
export const doNotOfferThisAgain = 'Não oferecer isto de novo';
export const showInThisBrowser = 'Mostrar neste navegador';
export const thisBrowserCanShowYouWhat =
  'Este navegador pode avisar sobre o que precisa de você: uma decisão que espera, uma senha recusada. Seu navegador vai pedir permissão, e você pode desativar nas configurações quando quiser.';
export const itShowsNotificationsAlsoWhileCupo = 'Mostra notificações, também com o Cupo fechado.';
export const itShowsNoneYetYourBrowser = 'Ainda não mostra nenhuma. Seu navegador vai pedir permissão.';
export const youHaveForbiddenNotificationsOfThis =
  'Você bloqueou as notificações deste site. Pode permiti-las de novo nas configurações do navegador.';
export const itCannotShowNotificationsOnAn =
  'Não consegue mostrar notificações. No iPhone, adicione primeiro o Cupo à tela de início.';
export const thisBrowser = 'Este navegador';
export const onLabel = 'Ativado';
export const showNoMoreHere = 'Não mostrar mais aqui';
export const toAddress = (address: string) => ` para ${address}`;
export const noEMailsAreSent = (to: string) => `Nenhum e-mail é enviado${to}`;
export const sendEMailsAgain = 'Enviar e-mails de novo';
export const oneCameBackOnYourMailbox = (instantIn: string) =>
  `Um voltou em ${instantIn}: sua caixa não existe ou não aceita os nossos.`;
export const oneWasReportedAsSpamOn = (instantIn: string) => `Um foi marcado como spam em ${instantIn}.`;
export const eMailIsNotSetUp = 'O e-mail ainda não está configurado neste site, então nenhum é enviado.';
export const unsubscribedFromAnEMailOn = (instantIn: string) =>
  `Você cancelou a inscrição em um e-mail em ${instantIn}`;
export const toAddressSentence = (address: string) => `Para ${address}. `;
export const lastEMailOn = (instantIn: string) => `Último e-mail em ${instantIn}`;
export const hourOfTheMorning = 'Hora da manhã';
export const onYourStudiosClock = 'No horário do seu estúdio';
export const whatHappensMeanwhileIsToldWhen =
  'O que acontecer nesse meio-tempo é avisado quando elas terminam. Pagamentos são avisados a qualquer hora.';
export const quietHours = 'Horas de silêncio';
export const quietFrom = 'Silêncio desde';
export const quietUntil = 'Silêncio até';
export const chooseAnotherHourThanThatAt = 'Escolha uma hora diferente da de início';
export const eachMorning = 'Toda manhã';
export const whatWaitsForYourAnswerAnd =
  'O que espera sua resposta e quanto vale, o que falhou e o que foi executado';
export const eachMonday = 'Toda segunda-feira';
export const whatCupoEarnedHowFullThe = 'O que o Cupo ganhou, quão cheia foi a semana e a semana que vem';
export const whatCannotWait = 'O que não pode esperar';
export const aPasswordIsRefusedAMarketplace =
  'Uma senha recusada, um marketplace que não responde, uma aula com vagas vendidas a mais';
export const imports = 'Importações';
export const oneEndsOrFailsWhileYou = 'Uma termina ou falha enquanto você não está olhando';
export const yourAccount = 'Sua conta';
export const aSignInFromANew = 'Uma entrada por um navegador novo, um acesso dado ou usado por nossa equipe';
export const billing = 'Cobrança';
export const aPaymentFailsOrYourFree = 'Um pagamento falha ou seu teste grátis termina';
export const what = 'O quê';
export const eMail = 'E-mail';
export const browser = 'Navegador';
export const kindAndWay = (name: string, byEmail: boolean) =>
  `${name}, ${byEmail ? 'por e-mail' : 'no navegador'}`;
export const notifications = 'Notificações';
export const whatYouAreToldByE = 'O que avisamos, por e-mail ou no navegador, e quando';
export const saveNotifications = 'Salvar notificações';
export const failedToLoadWhatYouAre = 'Não foi possível carregar o que avisamos';
export const newLabel = 'Nova';
export const nothingYet = 'Nada ainda';
export const whatNeedsYouWhatWasDone =
  'O que precisa de você, o que foi feito e o que foi ganho aparece aqui e fica por 90 dias.';
export const failedToLoadNotifications = 'Não foi possível carregar as notificações';
export const showEarlierOnes = 'Mostrar anteriores';
export const whatNeedsYouWhatWasDoneAnd = 'O que precisa de você, o que foi feito e o que foi ganho';
export const chooseWhatYouAreTold = 'Escolha o que avisamos';
export const thisBrowserCouldNotBeReached = 'As notificações não chegaram a este navegador';
export const notificationsInThisBrowserCouldNot =
  'Não foi possível desativar as notificações neste navegador';
export const notificationsSaved = 'Notificações salvas';
export const failedToSaveNotifications = 'Não foi possível salvar as notificações';
export const eMailsAreSentAgain = 'Os e-mails são enviados de novo';
export const eMailsCouldNotBeSwitched = 'Não foi possível reativar os e-mails';
export const errorLoadingNotifications = 'Erro ao carregar as notificações';
export const languageSaved = 'Idioma salvo';
export const failedToSaveLanguage = 'Não foi possível salvar o idioma';
