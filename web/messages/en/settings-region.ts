import { counted } from '../counted.ts';

export const changeTheTimeZone = 'Change the time zone?';
export const changeTheCurrency = 'Change the currency?';
export const changeTheTimeZoneAndCurrency = 'Change the time zone and the currency?';
export const changeTimeZone = 'Change Time Zone';
export const changeCurrency = 'Change Currency';
export const changeBoth = 'Change Both';
export const yourClassesAreShownAtOtherTimes = (classes: number, before: string, after: string) =>
  `Your ${counted(classes, 'class is', 'classes are')} not moved, but shown at another local time: ${before} becomes ${after}.`;
export const importedAgainEveryClassAppearsTwice =
  'If you import the same schedule again after the change, every class appears twice, at the old and at the new time.';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `The amounts of your classes and bookings are not converted: ${before} becomes ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `What your marketplaces pay per booking is not converted either: ${before} becomes ${after}. Correct it in Integrations.`;
export const visitValuesAreNoLongerUsed =
  'Amounts that you entered under What a Visit Is Worth are no longer used. Enter them again after the change.';
export const ifTheAmountsWereIn = (currency: string) =>
  `If the amounts in your files were in ${currency}, they are right after the change.`;

const wrong = {
  timezone: 'If the time zone was wrong when you imported, change it',
  currency: 'If the currency was wrong when you imported, change it',
  both: 'If the time zone or the currency was wrong when you imported, change it',
};
export const ifItWasWrongImportAgain = (what: keyof typeof wrong, isSetup: boolean, clearing: string) =>
  `${wrong[what]}${isSetup ? ' and finish the setup' : ''}. Then clear the imported data (${clearing}) and import your files again.`;
