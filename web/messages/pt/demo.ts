export const thisIsADemoSignUp = 'Isto é uma demonstração. Cadastre-se para fazer isso com o seu estúdio.';
export const inTheDemoYouCanOpen =
  'A demonstração abre só as aulas desta semana. Cadastre-se para ver o seu estúdio.';
export const demo = 'Demonstração';
export const youAreLookingAtADemo = 'Você está vendo um estúdio de demonstração.';
export const nothingHereCanBeChanged = 'Nada pode ser alterado aqui.';
export const demoStudio = 'Estúdio de demonstração';
export const leaveTheDemo = 'Sair da demonstração';
export const startDayFreeTrial = (trialDays: number) => `Começar teste grátis de ${trialDays} dias`;
export const notInTheDemo = 'Não está na demonstração';
export const thisPageIsNotPartOf = 'Esta página não faz parte da demonstração';
export const hereYouSetUpYourOwn =
  'Aqui você configura seu próprio estúdio: marketplaces, regras e ajustes. Cadastre-se para usar.';
