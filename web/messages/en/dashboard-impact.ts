import { counted } from '../counted.ts';

export const expectedAndActualBookings = 'Expected and actual bookings';
export const month = 'Month';
export const expected = 'Expected';
export const actual = 'Actual';
export const classesOffByTwoOrLess = 'Classes off by two or less';
export const tooFewClassesToCompareYet = 'Too few classes to compare yet';
export const earned = 'Earned';
export const classes = 'Classes';
export const leftAlone = 'Left alone';
export const earnedByChannel = 'Earned by channel';
export const earnedByClass = 'Earned by class';
export const cupoImpactCsv = (today: string) => `cupo-impact-${today}.csv`;
export const downloadCsv = 'Download CSV';
export const print = 'Print';
export const cupoLeavesOneClassInTen = (countedTo: string | null) =>
  `Cupo leaves one class in ten alone, chosen at random. It compares the other classes with these, each with the same class in other weeks: the difference is what Cupo earned. The true figure lies in its range 19 times out of 20. While a range includes zero, nothing is proven yet.${countedTo === null ? '' : ` Counted up to ${countedTo}.`}`;
export const impact = 'Impact';
export const whatCupoEarnedWhatMarketplacesPaid =
  'What Cupo earned, what marketplaces paid, and how good the forecasts were';
export const theImpactCouldNotBeLoaded = 'The impact could not be loaded';
export const allMonthsTogether = 'All months together';
export const monthByMonth = 'Month by month';
export const nothingIsMeasuredYetMeasuringBegins =
  'Nothing is measured yet. Measuring begins once automatic execution has changed classes and the first of them are over.';
export const whatCupoEarnedMonthByMonth = 'What Cupo earned, month by month';
export const theLastRowComparesTheClasses =
  'The last row compares the classes of all months together. It is more certain than a single month, and is not the sum of the rows.';
export const withThisManyRowsOneCould =
  'With this many rows, one could look proven by chance. The ranges are wider to allow for that.';
export const byMarketplace = 'By marketplace';
export const whatCupoEarnedByMarketplace = 'What Cupo earned, by marketplace';
export const bookedThrough = 'Booked through';
export const byClass = 'By class';
export const whatCupoEarnedByClass = 'What Cupo earned, by class';
export const classLabel = 'Class';
export const paidPerVisit = 'Paid per visit';
export const noMarketplaceVisitIsRecordedIn = 'No marketplace visit is recorded in these classes.';
export const recordedRevenueAfterFeesDividedBy =
  'Recorded revenue after fees, divided by the bookings that were not cancelled. No-shows and caps are included where your files say what was paid.';
export const months = 'Months';
export const howGoodTheForecastsWere = 'How good the forecasts were';
export const nothingToCompareYetEachFinished =
  'Nothing to compare yet. Each finished class is compared with the forecast made a day or two before.';
export const cupoExpectedAndCame = (expectedBookings: number, shown: string, _bookings: number) =>
  `Cupo expected ${counted(expectedBookings, 'booking')} and ${shown} came.`;
export const aDayOrTwoBeforeClass = (sums: string, meanOffBookings: string, share: string, classes: number) =>
  `A day or two before class, ${sums} On average it was off by ${meanOffBookings} per class; in ${share} of ${counted(classes, 'class', 'classes')} by no more than two.`;
export const comparedWithTheContract = (amount: string) => `${amount} compared with the contract`;
export const whatMarketplacesPaidForAVisit = 'What marketplaces paid for a visit';
export const marketplace = 'Marketplace';
export const visits = 'Visits';
export const contract = 'Contract';
export const afterInFeesInTotal = (amount: string) => `after ${amount} in fees in total`;
export const theImpactCouldNotBeRefreshed = 'The impact could not be refreshed';
export const period = 'Period';
export const figure = 'Figure';
export const name = 'Name';
export const earnedAtLeast = 'Earned at least';
export const earnedAtMost = 'Earned at most';
export const earnedPerClass = 'Earned per class';
export const verdict = 'Result';
export const classesChanged = 'Classes changed';
export const classesLeftAlone = 'Classes left alone';
export const revenue = 'Revenue';
export const fees = 'Fees';
export const expectedBookings = 'Expected bookings';
export const bookings = 'Bookings';
export const classesForecast = 'Classes compared';
export const currency = 'Currency';
export const all = 'All';
export const forecast = 'Forecast';
