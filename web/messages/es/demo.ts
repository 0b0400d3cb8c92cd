export const thisIsADemoSignUp = 'Esto es una demo. Regístrate para hacerlo con tu propio estudio.';
export const inTheDemoYouCanOpen =
  'La demo solo abre las clases de esta semana. Regístrate para ver tu propio estudio.';
export const demo = 'Demo';
export const youAreLookingAtADemo = 'Estás viendo un estudio de demostración.';
export const nothingHereCanBeChanged = 'Aquí no se puede cambiar nada.';
export const demoStudio = 'Estudio de demostración';
export const leaveTheDemo = 'Salir de la demo';
export const startDayFreeTrial = (trialDays: number) => `Empezar prueba gratis de ${trialDays} días`;
export const notInTheDemo = 'No está en la demo';
export const thisPageIsNotPartOf = 'Esta página no es parte de la demo';
export const hereYouSetUpYourOwn =
  'Aquí configuras tu propio estudio: sus marketplaces, reglas y ajustes. Regístrate para usarlo.';
