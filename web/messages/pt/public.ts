export const oopsPageNotFound = 'Ops! Página não encontrada';
export const thisPlaceIsEmptyAndThere = 'Esta vaga está livre, mas não há nada para reservar neste endereço.';
export const backToHome = 'Voltar ao início';
export const sellEveryPlaceInEveryClass = (name: string) =>
  `${name}: venda cada vaga de cada aula onde rende mais`;
export const forecastsDemandForFitnessClassesAnd = (name: string, trialDays: number) =>
  `${name} prevê a demanda de aulas de fitness e move vagas entre Fitpass, Wellhub, TotalPass, ClassPass e clientes diretos. ${trialDays} dias grátis.`;
export const privacyPolicy = (name: string) => `Política de Privacidade · ${name}`;
export const whatKnowsAboutStudiosAndThe = (name: string) =>
  `O que o ${name} sabe sobre os estúdios e quem reserva neles, por quê e por quanto tempo.`;
export const termsOfService = (name: string) => `Termos de Serviço · ${name}`;
export const theContractBetweenFitnessStudiosAnd = (name: string) =>
  `O contrato entre estúdios de fitness e o ${name}: teste, preço, cancelamento, dados e responsabilidade.`;
export const unsubscribeName = (name: string) => `Cancelar inscrição · ${name}`;
export const whereTheMorningEMailsOf = (name: string) =>
  `Onde se cancela a inscrição nos e-mails do ${name}.`;
export const pageNotFound = (name: string) => `Página não encontrada · ${name}`;
export const thereIsNoPageAtThis = (name: string) => `Não há página do ${name} neste endereço.`;
export const startFreeTrial = (monthlyPrice: string) => `Começar teste grátis - ${monthlyPrice}`;
export const nameHome = (name: string) => `Início do ${name}`;
export const onThisPage = 'Nesta página';
export const signIn = 'Entrar';
export const legalAndContact = 'Jurídico e contato';
export const privacyPolicyTitle = 'Política de Privacidade';
export const termsOfServiceTitle = 'Termos de Serviço';
export const skipToContent = 'Pular para o conteúdo';
export const youAreUnsubscribedThereWillBe = 'Pronto: você não receberá mais e-mails deste tipo.';
export const thatDidNotWorkPleaseTry = 'Não funcionou. Tente de novo ou abra o link do e-mail outra vez.';
export const unsubscribe = 'Cancelar inscrição';
export const noMoreEMailsOfThis =
  'Não quer mais e-mails deste tipo? O que espera por você continua no seu painel.';
export const chooseWhatYouAreToldInstead = 'Prefiro escolher o que recebo';
export const language = 'Idioma';
export const aMonth = (price: string) => `${price} por mês`;
