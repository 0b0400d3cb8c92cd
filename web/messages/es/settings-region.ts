import { counted } from '../counted.ts';

export const changeTheTimeZone = '¿Cambiar la zona horaria?';
export const changeTheCurrency = '¿Cambiar la moneda?';
export const changeTheTimeZoneAndCurrency = '¿Cambiar la zona horaria y la moneda?';
export const changeTimeZone = 'Cambiar zona horaria';
export const changeCurrency = 'Cambiar moneda';
export const changeBoth = 'Cambiar ambas';
export const yourClassesAreShownAtOtherTimes = (classes: number, before: string, after: string) =>
  `Tienes ${counted(classes, 'clase', 'clases')}. No se mueven, pero se muestran a otra hora local: ${before} pasa a ser ${after}.`;
export const importedAgainEveryClassAppearsTwice =
  'Si vuelves a importar el mismo horario después del cambio, cada clase aparece dos veces: a la hora anterior y a la nueva.';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `Los importes de tus clases y reservas no se convierten: ${before} pasa a ser ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `Lo que tus marketplaces pagan por reserva tampoco se convierte: ${before} pasa a ser ${after}. Corrígelo en Integraciones.`;
export const visitValuesAreNoLongerUsed =
  'Los importes que indicaste en Cuánto vale una visita dejan de usarse. Vuelve a indicarlos después del cambio.';
export const ifTheAmountsWereIn = (currency: string) =>
  `Si los importes de tus archivos estaban en ${currency}, después del cambio son correctos.`;

const wrong = {
  timezone: 'Si la zona horaria era incorrecta cuando importaste, cámbiala',
  currency: 'Si la moneda era incorrecta cuando importaste, cámbiala',
  both: 'Si la zona horaria o la moneda era incorrecta cuando importaste, cámbiala',
};
export const ifItWasWrongImportAgain = (what: keyof typeof wrong, isSetup: boolean, clearing: string) =>
  `${wrong[what]}${isSetup ? ' y termina la configuración' : ''}. Después borra los datos importados (${clearing}) y vuelve a importar tus archivos.`;
