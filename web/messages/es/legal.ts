export { careSections, dataSections } from '#web/src/public/legal/es/privacy.tsx';
export { lawSections, serviceSections } from '#web/src/public/legal/es/terms.tsx';

/** The day on which both texts took effect. */
export const effective = '21 de noviembre de 2026';
export const contents = 'Contenido';
export const backToHome = 'Volver al inicio';
export const inEffectSince = (day: string) => `Vigente desde el ${day}`;
export const privacyPolicy = 'Política de privacidad';
export const whatWeKnow = (name: string) =>
  `Qué sabe ${name} de los estudios y de quienes reservan en ellos, por qué, por cuánto tiempo y qué puedes pedirnos.`;
export const termsOfService = 'Términos del servicio';
export const theContractInShort = (name: string, trialDays: number, price: string) =>
  `El contrato entre tu estudio y ${name}. En resumen: ${trialDays} días gratis, después ${price}, cancela cuando quieras; tus datos siguen siendo tuyos.`;
