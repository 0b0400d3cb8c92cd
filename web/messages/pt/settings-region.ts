import { counted } from '../counted.ts';

export const changeTheTimeZone = 'Mudar o fuso horário?';
export const changeTheCurrency = 'Mudar a moeda?';
export const changeTheTimeZoneAndCurrency = 'Mudar o fuso horário e a moeda?';
export const changeTimeZone = 'Mudar fuso horário';
export const changeCurrency = 'Mudar moeda';
export const changeBoth = 'Mudar os dois';
export const yourClassesAreShownAtOtherTimes = (classes: number, before: string, after: string) =>
  `Você tem ${counted(classes, 'aula', 'aulas')}. Elas não são movidas, mas aparecem em outro horário local: ${before} passa a ser ${after}.`;
export const importedAgainEveryClassAppearsTwice =
  'Se você importar a mesma grade de novo depois da mudança, cada aula aparece duas vezes: no horário antigo e no novo.';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `Os valores das suas aulas e reservas não são convertidos: ${before} passa a ser ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `O que seus marketplaces pagam por reserva também não é convertido: ${before} passa a ser ${after}. Corrija em Integrações.`;
export const visitValuesAreNoLongerUsed =
  'Os valores que você informou em Quanto vale uma visita deixam de ser usados. Informe-os de novo depois da mudança.';
export const ifTheAmountsWereIn = (currency: string) =>
  `Se os valores dos seus arquivos estavam em ${currency}, depois da mudança eles ficam certos.`;

const wrong = {
  timezone: 'Se o fuso horário estava errado quando você importou, mude-o',
  currency: 'Se a moeda estava errada quando você importou, mude-a',
  both: 'Se o fuso horário ou a moeda estava errada quando você importou, mude',
};
export const ifItWasWrongImportAgain = (what: keyof typeof wrong, isSetup: boolean, clearing: string) =>
  `${wrong[what]}${isSetup ? ' e conclua a configuração' : ''}. Depois limpe os dados importados (${clearing}) e importe seus arquivos de novo.`;
