export const yourSettingsWereNotSaved = 'Your settings were not saved';
export const changeTheCurrency = 'Change the currency?';
export const changeCurrency = 'Change Currency';
export const importedAmountsAreNotConverted = (before: string, after: string) =>
  `The amounts of your classes and bookings are not converted: ${before} becomes ${after}.`;
export const whatYourMarketplacesPayIsNotConverted = (before: string, after: string) =>
  `What your marketplaces pay per booking is not converted either: ${before} becomes ${after}. Correct it in Integrations.`;
export const visitValuesAreNoLongerUsed =
  'Amounts that you entered under What a Visit Is Worth are no longer used. Enter them again after the change.';
export const ifTheAmountsWereIn = (currency: string) =>
  `If the amounts in your files were in ${currency}, they are right after the change.`;
