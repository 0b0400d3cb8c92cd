export const oopsPageNotFound = '¡Ups! Página no encontrada';
export const thisPlaceIsEmptyAndThere = 'Este lugar está vacío y no hay nada que reservar en esta dirección.';
export const backToHome = 'Volver al inicio';
export const sellEveryPlaceInEveryClass = (name: string) =>
  `${name}: vende cada lugar de cada clase donde más gana`;
export const forecastsDemandForFitnessClassesAnd = (name: string, trialDays: number) =>
  `${name} pronostica la demanda de clases de fitness y mueve lugares entre Fitpass, Wellhub, TotalPass, ClassPass y clientes directos. ${trialDays} días gratis.`;
export const privacyPolicy = (name: string) => `Política de privacidad · ${name}`;
export const whatKnowsAboutStudiosAndThe = (name: string) =>
  `Qué sabe ${name} de los estudios y de quienes reservan en ellos, por qué y por cuánto tiempo.`;
export const termsOfService = (name: string) => `Términos del servicio · ${name}`;
export const theContractBetweenFitnessStudiosAnd = (name: string) =>
  `El contrato entre los estudios de fitness y ${name}: prueba, precio, cancelación, datos y responsabilidad.`;
export const unsubscribeName = (name: string) => `Cancelar suscripción · ${name}`;
export const whereTheMorningEMailsOf = (name: string) =>
  `Donde se cancela la suscripción a los correos de ${name}.`;
export const pageNotFound = (name: string) => `Página no encontrada · ${name}`;
export const thereIsNoPageAtThis = (name: string) => `No hay ninguna página de ${name} en esta dirección.`;
export const startFreeTrial = (monthlyPrice: string) => `Empezar prueba gratis - ${monthlyPrice}`;
export const nameHome = (name: string) => `Inicio de ${name}`;
export const onThisPage = 'En esta página';
export const signIn = 'Iniciar sesión';
export const legalAndContact = 'Legal y contacto';
export const privacyPolicyTitle = 'Política de privacidad';
export const termsOfServiceTitle = 'Términos del servicio';
export const skipToContent = 'Saltar al contenido';
export const youAreUnsubscribedThereWillBe = 'Listo: ya no recibirás correos de este tipo.';
export const thatDidNotWorkPleaseTry =
  'No funcionó. Inténtalo de nuevo o abre otra vez el enlace del correo.';
export const unsubscribe = 'Cancelar suscripción';
export const noMoreEMailsOfThis = '¿No quieres más correos de este tipo? Lo que te espera sigue en tu panel.';
export const chooseWhatYouAreToldInstead = 'Mejor elegir qué te avisamos';
export const language = 'Idioma';
export const aMonth = (price: string) => `${price} al mes`;
