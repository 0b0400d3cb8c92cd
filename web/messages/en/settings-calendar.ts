export const publicHolidays = 'Public holidays:';
export const publicHolidaysOfTheNextTwelve = 'Public holidays of the next twelve months';
export const yourOwnDays = 'Your own days';
export const holidaysAndClosures = 'Holidays and Closures';
export const forecastsTreatTheseDaysSeparatelySo =
  "Forecasts treat these days separately, so they don't distort a usual week";
export const daysAreMarkedRemoveSomeFirst = (markedDaysMax: number) =>
  `${markedDaysMax} days are marked. Remove some first.`;
export const markDays = 'Mark Days';
export const yourHolidaysAndClosuresCouldNot = 'Your holidays and closures could not be loaded';
export const isANormalDayForUs = (name: string) => `${name} is a normal day for us`;
export const aNormalDayForUs = 'A normal day for us';
export const publicHolidaysTitle = 'Public holidays';
export const noClassesTakePlace = 'No classes take place';
export const expectMoreOrFewerCustomersThan = 'Expect more or fewer customers than usual';
export const pleaseEnterAName = 'Please enter a name';
export const pleaseChooseTheDay = 'Please choose the day';
export const chooseADayAfterTheFirst = 'Choose a day after the first';
export const chooseADayIsChosen = (label: string, chosen: string) =>
  `${label}: choose a day, ${chosen} is chosen`;
export const chooseADay = (label: string) => `${label}: choose a day`;
export const whatHappens = 'What happens';
export const nameLabel = 'Name';
export const pleaseUseTheSameNameEachTime =
  'Use the same name each time it happens, so Cupo can learn its effect';
export const renovation = 'Renovation';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const leaveItEmptyForOneDay = 'Leave it empty for one day';
export const removeName = (name: string) => `Remove ${name}`;
export const noDaysMarkedYetAddYour = 'No days marked yet. Add your own holidays, closures and events.';
export const markedDays = 'Marked days';
export const noPublicHolidays = 'No public holidays';
export const nationalHolidaysOnly = 'National holidays only';
export const country = 'Country';
export const weUseItsPublicHolidays = 'We use its public holidays';
export const chooseACountry = 'Choose a country';
export const region = 'Region';
export const pleaseUseTheHolidaysOf = (label: string) => `Use the holidays of ${label}`;
export const publicHolidaysSaved = 'Public holidays saved';
export const failedToSaveWhosePublicHolidays = 'Failed to save whose public holidays count';
export const failedToSaveThePublicHoliday = 'Failed to save the public holiday';
export const daysMarked = 'Days marked';
export const markRemoved = 'Mark removed';
export const failedToRemoveTheMark = 'Failed to remove the mark';
export const closed = 'Closed';
export const specialEvent = 'Special event';
export const publicHoliday = 'Public holiday';
