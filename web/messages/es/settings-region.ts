export const yourSettingsWereNotSaved = 'Tus datos no se guardaron';
export const changeTheCurrency = '¿Cambiar la moneda?';
export const changeCurrency = 'Cambiar moneda';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `Los importes de tus clases y reservas no se convierten: ${before} pasa a ser ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `Lo que tus marketplaces pagan por reserva tampoco se convierte: ${before} pasa a ser ${after}. Corrígelo en Integraciones.`;
export const visitValuesAreNoLongerUsed =
  'Los importes que indicaste en Cuánto vale una visita dejan de usarse. Vuelve a indicarlos después del cambio.';
export const ifTheAmountsWereIn = (currency: string) =>
  `Si los importes de tus archivos estaban en ${currency}, después del cambio son correctos.`;
