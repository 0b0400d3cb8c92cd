import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const lookThroughYourClassesAndHow = 'Veja suas aulas e quão cheia cada uma deve ficar.';
export const runTheAiOptimizerItSays =
  'Execute o otimizador com IA: ele diz onde as vagas de cada aula aberta rendem mais.';
export const approveWhatConvincesYouEachChange =
  'Aprove o que convencer você. Cada mudança é enviada, verificada e registrada.';
export const comeFromYourSystem = 'Vêm do seu sistema';
export const classesUploadedUploaded = (classesUploaded: number) =>
  counted(classesUploaded, 'enviada', 'enviadas');
export const welcomeTo = (name: string) => `Boas-vindas ao ${name}!`;
export const yourStudioIsSetUpThis = 'Seu estúdio está configurado. Veja como ele está.';
export const summary = 'Resumo';
export const regionalSettings = 'Configurações regionais';
export const configured = 'Configurado';
export const classes = 'Aulas';
export const marketplaces = 'Marketplaces';
export const marketplacesConnectedConnected = (marketplacesConnected: number) =>
  counted(marketplacesConnected, 'conectado', 'conectados');
export const noneYet = 'Nenhum ainda';
export const whatsNext = 'O que vem a seguir';
export const addMarketplaces = 'Adicionar marketplaces';
export const viewMyClasses = 'Ver minhas aulas';
export const goToDashboard = 'Ir ao painel';
export const comingSoon = 'Em breve';
export const marketplaceConnectionWillBeAvailableAfter =
  'A conexão com marketplaces estará disponível depois da configuração inicial';
export const theMarketplacesCouldNotBeLoaded = 'Não foi possível carregar os marketplaces';
export const connectName = (name: string) => `Conectar ${name}`;
export const connect = 'Conectar';
export const connectYourMarketplaces = 'Conecte seus marketplaces';
export const placesAreOfferedWhereTheyEarn =
  'As vagas são oferecidas onde rendem mais. Conecte agora ou mais tarde.';
export const whatIsAVisitWorthTo = 'Quanto vale uma visita para você?';
export const placesAreKeptForYourOwn =
  'As vagas são guardadas para seus clientes quando as visitas deles valem mais do que um marketplace paga. Você pode mudar isso depois em Configurações.';
export const skipForNow = 'Pular por agora';
export const completeSetup = 'Concluir configuração';
export const skipToDashboard = 'Ir direto ao painel';
export const setUpYourStudio = 'Configure seu estúdio';
export const yourProgressCouldNotBeLoaded = 'Não foi possível carregar seu progresso';
export const done = 'pronto';
export const currentStep = 'etapa atual';
export const toDo = 'a fazer';
export const stepOf = (step: number, steps: number) => `Etapa ${step} de ${steps}`;
export const welcomeToProduct = (name: string) => `Boas-vindas ao ${name}`;
export const firstTellUsWhatYourStudio =
  'Primeiro, diga como seu estúdio se chama, onde ele fica e que moeda você usa. Sugerimos o que seu navegador informa. Confira a moeda e o fuso horário: seus arquivos são lidos com eles.';
export const saveAndContinue = 'Salvar e continuar';
export const uploadRequired = 'Envio obrigatório';
export const pleaseUploadAtLeastOneClass = 'Envie pelo menos uma aula para continuar';
export const yourSystem = 'seu sistema';
export const yourClassesComeFromByThemselves = (called: string) =>
  `Suas aulas vêm de ${called} sozinhas. Você não precisa enviar nada.`;
export const yourClassesWillComeFromOnce = (called: string) =>
  `Suas aulas virão de ${called} quando nossa equipe conectar. Continue sem arquivo ou envie um para começar hoje.`;
export const uploadYourClassSchedule = 'Envie sua grade de aulas';
export const theClassesOfTheComingWeeks =
  'As aulas das próximas semanas, em um arquivo CSV. Um modelo mostra as colunas necessárias.';
export const uploadMoreClasses = 'Enviar mais aulas';
export const uploadClassSchedule = 'Enviar grade de aulas';
export const continueToMarketplaces = 'Continuar para marketplaces';
export const failedToConnectErpPleaseTry = 'Não foi possível conectar o sistema. Tente de novo.';
export const customErp = 'Outro sistema (ERP)';
export const tellUsWhatYourStudioRuns = 'Diga que sistema seu estúdio usa e nossa equipe entra em contato.';
export const erpDetails = 'Dados do sistema';
export const systemNameAndLoginAddress = 'Nome do sistema e endereço de acesso';
export const requestIntegration = 'Solicitar integração';
export const connectYourStudioSystem = 'Conecte o sistema do seu estúdio';
export const howShouldWeGetYourClass = 'Como recebemos sua grade de aulas?';
export const yourStudioRunsOnKenkoOur = 'Seu estúdio usa Kenko. Nossa equipe aprova a conexão.';
export const connectKenko = 'Conectar Kenko';
export const manualDataEntry = 'Entrada manual de dados';
export const uploadYourScheduleAsACsv = 'Envie sua grade em um arquivo CSV. Pronto na hora.';
export const pleaseUseManualUpload = 'Usar envio manual';
export const youGiveUsTheSignIn = (name: string) =>
  `Você nos dá o acesso de uma conta que possa ler sua grade em ${name}: abaixo, ou depois em Integrações.`;
export const ourTeamConnectsItYouSee = 'Nossa equipe conecta. Você acompanha em Integrações.';
export const yourClassesAndBookingsThenCome =
  'Suas aulas e reservas passam a vir sozinhas. Até lá você pode continuar a configuração ou enviar um arquivo.';
export const weSavedYourChoiceThisIs = 'Guardamos sua escolha. Veja o que acontece agora:';
export const failedToConnectIntegration = 'Não foi possível conectar a integração';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Digite a senha de novo para tentar outra vez.`;
export const doThisLater = 'Fazer isso depois';
export const sendAndContinue = 'Enviar e continuar';
export const failedToSaveYourProgress = 'Não foi possível salvar seu progresso';
export const back = 'Voltar';
export const accountSetup = 'Configuração da conta';
export const erpConnection = 'Conexão com o sistema';
export const classSchedule = 'Grade de aulas';
export const classesAreUploaded = (shown: ReactNode, classes: number) =>
  rich(shown, ` ${wordFor(classes, 'aula enviada', 'aulas enviadas')}`);
