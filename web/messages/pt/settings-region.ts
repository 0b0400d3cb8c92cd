export const yourSettingsWereNotSaved = 'Suas configurações não foram salvas';
export const changeTheCurrency = 'Mudar a moeda?';
export const changeCurrency = 'Mudar moeda';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `Os valores das suas aulas e reservas não são convertidos: ${before} passa a ser ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `O que seus marketplaces pagam por reserva também não é convertido: ${before} passa a ser ${after}. Corrija em Integrações.`;
export const visitValuesAreNoLongerUsed =
  'Os valores que você informou em Quanto vale uma visita deixam de ser usados. Informe-os de novo depois da mudança.';
export const ifTheAmountsWereIn = (currency: string) =>
  `Se os valores dos seus arquivos estavam em ${currency}, depois da mudança eles ficam certos.`;
