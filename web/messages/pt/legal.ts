export { careSections, dataSections } from '#web/src/public/legal/pt/privacy.tsx';
export { lawSections, serviceSections } from '#web/src/public/legal/pt/terms.tsx';

/** The day on which both texts took effect. */
export const effective = '21 de novembro de 2026';
export const contents = 'Conteúdo';
export const backToHome = 'Voltar ao início';
export const inEffectSince = (day: string) => `Em vigor desde ${day}`;
export const privacyPolicy = 'Política de Privacidade';
export const whatWeKnow = (name: string) =>
  `O que o ${name} sabe sobre os estúdios e quem reserva neles, por quê, por quanto tempo e o que você pode nos pedir.`;
export const termsOfService = 'Termos de Serviço';
export const theContractInShort = (name: string, trialDays: number, price: string) =>
  `O contrato entre seu estúdio e o ${name}. Em resumo: ${trialDays} dias grátis, depois ${price}, cancele quando quiser; seus dados continuam seus.`;
