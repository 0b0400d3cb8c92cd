import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
import { counted, wordFor } from '../counted.ts';

export const chart = 'Chart';
export const table = 'Table';
export const bookingsAgainstExpectedInNumbers = 'Bookings against expected, in numbers';
export const beforeClass = 'Before class';
export const booked = 'Booked';
export const expected = 'Expected';
export const usualRange = 'Usual range';
export const usualFromTo = (low: string, high: string) => `${low} to ${high}`;
export const capacity = 'Capacity';
export const bookingCurve = 'Booking Curve';
export const shownOnceAFewPastClasses = 'Shown once a few past classes of this series are known.';
export const showTheBookingCurveAs = 'Show the booking curve as';
export const learntFrom = (sentence: string, classesLearntFrom: number) =>
  `${sentence} Learnt from ${counted(classesLearntFrom, 'past class', 'past classes')}.`;
export const onSaleThatDoNotExist = (places: number) =>
  `${counted(places, 'place')} on sale that ${wordFor(places, 'does', 'do')} not exist`;
export const automationIsPausedSoCupoDoes = (newPlaces: string) =>
  `While automation is paused, Cupo does not close what is offered beyond the free places. You can, as your own change: ${newPlaces}.`;
export const placesAt = (channelName: string, places: number) => `${channelName} ${counted(places, 'place')}`;
export const closeThem = 'Close them';
export const closingThem = 'Closing them';
export const cancelledAsWrote = (channelName: string) => `Cancelled, as ${channelName} wrote`;
export const cancelledInKenko = 'Cancelled in Kenko';
export const cancelledInKenkoSince = (instantIn: string) =>
  `Cupo read in Kenko on ${instantIn} that this class is cancelled. Cupo closes its open places at your connected marketplaces, also while automation is paused, and decides nothing for it. Its bookings stay until they are cancelled. If Kenko lists it as taking place again, Cupo opens the places that it closed.`;
export const cancelledInAFile = 'Cancelled in a file';
export const cancelledInAFileSince = (instantIn: string) =>
  `A file imported on ${instantIn} says that this class is cancelled. Cupo closes its open places at your connected marketplaces, even while automation is paused, and makes no more decisions for it. Its bookings stay as they are. The class stays cancelled until you say that it takes place, even if another file lists it.`;
export const puttingTheClassBack = 'Putting the class back';
export const itTakesPlace = 'It takes place';
export const theMailOfSaysThatThis = (instantIn: string) =>
  `The mail of ${instantIn} says that this class does not take place. Cupo closes its open places at your connected marketplaces (not while automation is paused), decides nothing for it, and leaves its bookings as they are.`;
export const changeTheCapacity = 'Change the capacity?';
export const cancel = 'Cancel';
export const changeCapacity = 'Change capacity';
export const theToo = (following: number) =>
  `The ${counted(following, 'class of its series that follows changes', 'classes of its series that follow change')} too.`;
export const openMarketplacePlacesThatNoLonger =
  'Open marketplace places that no longer fit are taken back. Places already sold stay.';
export const capacityCannotBeLessThanCurrent = (min: number) =>
  `Capacity cannot be less than current bookings (${min})`;
export const capacityCannotBeMoreThan = (max: number) => `Capacity cannot be more than ${max}`;
export const save = 'Save';
export const totalCapacity = 'Total Capacity';
export const atLeast = (min: number, overtaken: boolean, totalCapacity: number) =>
  `At least ${min}${overtaken ? `; now ${totalCapacity}` : ''}`;
export const invalidCapacity = 'Invalid Capacity';
export const takenInTheClassItWas = (places: number) =>
  `including ${counted(places, 'place')} still taken in the class as it was before Kenko moved it`;
export const bookedSoFar = 'booked so far';
export const bookingsExpectedLikely = (bookings: number, likely: string) => `${bookings} expected, ${likely}`;
export const expectedAtTheStart = 'expected at the start';
export const currentBookings = 'Current Bookings';
export const occupancy = 'Occupancy %';
export const editCapacity = 'Edit capacity';
export const capacityOverview = 'Capacity Overview';
export const channelMix = 'Channel Mix';
export const noBookingsYet = 'No bookings yet.';
export const channel = 'Channel';
export const bookings = 'Bookings';
export const revenue = 'Revenue';
export const failedStillShows = (slots: number) => `Failed: still shows ${slots}`;
export const failedNotConfirmed = 'Failed: not confirmed';
export const notCheckedYet = 'Not checked yet';
export const showsSlots = (slots: number) => `Shows ${slots}`;
export const stillShows = (slots: number) => `Still shows ${slots}`;
export const cancelledOn = (channelName: string) => `Cancelled on ${channelName}`;
export const recurringTemplate = 'Recurring Template';
export const partOfRecurringSeries = 'Part of recurring series';
export const undo = 'Undo';
export const dayAtLocalTime = (day: string, localTime: string) => `${day} at ${localTime}`;
export const classLabel = 'Class';
export const thisClassNoLongerExistsClose = 'This class no longer exists. Close this to see the schedule.';
export const theClassCouldNotBeLoaded = 'The class could not be loaded';
export const setAsRecurring = 'Set as Recurring';
export const close = 'Close';
export const unnamed = 'Unnamed';
export const noConfirmedBookingsYet = 'No confirmed bookings yet.';
export const bookingsKnownByNumber = (bookings: number) =>
  `${counted(bookings, 'booking')} ${wordFor(bookings, 'is', 'are')} known only by number, from a schedule file or a marketplace.`;
export const furtherBookingsKnownByNumber = (bookings: number) =>
  `${counted(bookings, 'more booking')} ${wordFor(bookings, 'is', 'are')} known only by number, from a schedule file or a marketplace.`;
export const placesBooked = (places: number) => counted(places, 'place', 'places');
export const customer = 'Customer';
export const bookedThrough = 'Booked through';
export const price = 'Price';
export const confirmedBookings = 'Confirmed Bookings';
export const listOfConfirmedBookings = 'List of confirmed bookings';
export const theBookingsCouldNotBeLoaded = 'The bookings could not be loaded';
export const showMoreBookings = 'Show more bookings';
export const atStart = 'at start';
export const noBookingsAreKnownYet = 'No bookings are known yet.';
export const moreThanUsual = 'more than usual';
export const fewerThanUsual = 'fewer than usual';
export const asUsual = 'as usual';
export const beforeClassBy = (time: string) => `${time} before class`;
export const atTheStartOfClass = 'at the start of class';
export const curveInWords = (
  booked: number,
  when: string,
  standing: string,
  expected: string,
  low: string,
  high: string,
) => `${booked} booked ${when}, ${standing}: ${expected} expected, ${low} to ${high} most of the time.`;
export const noFurtherBookingsAreExpectedThe =
  'No further bookings are expected. The class, its bookings and its places stay as they are until you change them.';
export const theForecastGoesByWhatPublic =
  'The forecast takes the effect of public holidays at your studio into account.';
export const theForecastGoesByWhatSuch = 'The forecast goes by what such days do at your studio.';
export const edit = 'Edit';
export const calledOff = 'called off';
export const waitsForYou = 'waits for you';
export const triedAttemptsTime = (attempts: number) => `tried ${counted(attempts, 'time')}`;
export const undone = 'Undone';
export const theHistoryCouldNotBeLoaded = 'The history could not be loaded';
export const showMoreChanges = 'Show more changes';
export const history = 'History';
export const nothingOfThisClassWasChanged = 'Nothing of this class was changed yet.';
export const itCannotBeUndone = (undoRefusal: string) => `It cannot be undone: ${undoRefusal}`;
export const allChanges = 'All changes';
export const thisClassWasChangedWhileYou = 'This class was changed while you were editing';
export const pleaseUseTheNewNumbers = 'Use the new numbers';
export const keepMyNumbers = 'Keep my numbers';
export const nothingOfYoursIsSavedYet =
  'Nothing of yours is saved yet. What you typed stands beside the new numbers.';
export const weeksCounted = (weeks: number) => counted(weeks, 'week');
export const failedToGenerateRecurringClasses = 'Failed to generate recurring classes';
export const setUpRecurringSchedule = 'Set Up Recurring Schedule';
export const generateClasses = 'Generate classes';
export const numberOfWeeks = 'Number of weeks';
export const everyAtStudioTimeUntilClasses = (
  className: string,
  longWeekday: string,
  localTime: string,
  day: string,
) =>
  `${className} every ${longWeekday} at ${localTime}, studio time, until ${day}. Classes that exist already stay as they are.`;
export const cupoFoundThisByItself = ' Cupo found this by itself.';
export const replacesAndIsForecastFromIts = (seriesText: string, by: string) =>
  `Replaces ${seriesText}, and is forecast from its bookings too.${by}`;
export const takingItBack = 'Taking it back';
export const undoItDoesNotReplace = (seriesText: string) => `Undo: it does not replace ${seriesText}`;
export const amountBooked = (amount: string) => `${amount} booked`;
export const bookedSoFarAndForecast = (forecast: string) => `Booked so far. ${forecast}`;
export const expectedAtTheStartLikely = (likely: string) => `Expected at the start, ${likely}.`;
export const total = 'Total';
export const direct = 'Direct';
export const marketplace = 'Marketplace';
export const revenueBreakdown = 'Revenue Breakdown';
export const thisAndThe = (following: number) =>
  `This and the ${counted(following, 'following class', 'following classes')}`;
export const applyTo = 'Apply to';
export const thisClass = 'This class';
export const previous = 'Previous';
export const oneOfSeveralAtThisTime = (place: number, classes: number) =>
  `${place} of ${classes} at this time`;
export const next = 'Next';
export const whateverIsFree = 'Whatever is free';
export const notConnected = 'Not Connected';
export const soldAllocated = 'Sold / allocated';
export const onTheMarketplace = 'On the marketplace';
export const editSlotAllocations = 'Edit slot allocations';
export const slotAllocations = 'Slot Allocations';
export const atMost = (max: number) => `At most ${max}`;
export const soldAlreadySoNothingMoreWill = (sold: number) =>
  `${counted(sold, 'is', 'are')} sold already, so nothing more will be offered`;
export const nowPlacesNone = (places: number | null | string) => `; now ${places ?? 'none'}`;
export const soldTo = (min: number, max: number, now: string) => `${min} sold; ${min} to ${max}${now}`;
export const placesAllocated = (places: number) => `${places} allocated`;
export const openPlacesOffered = (openPlaces: number) => `${counted(openPlaces, 'open place')} offered`;
export const marketplacesMayShareThe = (offered: string, openPlacesMax: number) =>
  `${offered}; marketplaces may share the ${counted(openPlacesMax, 'free one')}`;
export const ofFree = (offered: string, openPlacesMax: number) => `${offered} of ${openPlacesMax} free`;
export const takeBack = (places: string, count: number) => `${places}: take back ${count}`;
export const undoTheLastChange = 'Undo the last change?';
export const undoChange = 'Undo change';
export const whatStoodBeforeComesBackHere =
  'The numbers from before are restored, here and on the marketplaces:';
export const takesPlaceAgain = (className: string) => `${className} takes place again`;
export const theClassCouldNotBeRefreshed = 'The class could not be refreshed';
export const you = 'You';
export const listAnd = (first: string, last: string | undefined) => `${first} and ${last}`;
export const capacityUpdated = '✓ Capacity Updated';
export const nowHas = (className: string, totalCapacity: number) =>
  `${className} now has ${counted(totalCapacity, 'place')}`;
export const capacityWasUpdated = 'Capacity was updated';
export const slotAllocationsUpdatedSuccessfully = 'Slot allocations updated successfully';
export const slotAllocationsWereUpdated = 'Slot allocations were updated';
export const theLastChangeWasUndone = 'The last change was undone';
export const syncWithFailedAndWillRetry = (names: string) =>
  `Sync with ${names} failed and will retry automatically.`;
export const didNotTakeIt = (channelName: string, message: string | null) =>
  `${channelName} did not take it${message ? `: ${message}` : ''}.`;
export const partialSuccess = '⚠ Partial Success';
export const willFollowWithinMinutes = (names: string) => `${names} will follow within minutes.`;
export const setItInTooThenConfirm = (names: string) => `Set it in ${names} too, then confirm in Logs.`;
export const hereAndIn = (followingChanged: number) =>
  `, here and in ${counted(followingChanged, 'following class', 'following classes')}`;
export const followingNotChanged = (classes: number) =>
  `${counted(classes, 'following class was', 'following classes were')} not changed`;
export const andMore = (more: number) => `and ${more} more`;
export const updateFailed = '✗ Update Failed';
export const failedToUpdateCapacityPleaseTry = 'Failed to update capacity. Please try again.';
export const failedToUpdateSlotAllocations = 'Failed to update slot allocations';
export const failedToUndoTheChange = 'Failed to undo the change';
export const youMustBeLoggedIn = 'You must be logged in';
export const leftOut = (count: number, reason: string) => `${count} left out: ${reason}`;
export const classesGenerated = (classes: number, className: string) =>
  `Generated ${classes} ${wordFor(classes, 'recurring class for', 'recurring classes for')} ${className}`;
export const existedAlready = (existing: number) => `${existing} existed already`;
export const success = 'Success!';
export const none = 'none';
export const byHand = 'By hand';
export const approvedRecommendation = 'Approved recommendation';
export const automatic = 'Automatic';
export const importLabel = 'Import';

export const onAtGoesFrom = (
  className: string,
  day: string,
  time: string,
  from: ReactNode,
  to: ReactNode,
  places: number,
) => rich(`${className} on ${day} at ${time} goes from `, from, ' to ', to, ` ${wordFor(places, 'place')}.`);
export const days = (days: number) => counted(days, 'day');
export const hours = (hours: number) => counted(hours, 'hour');
export const minutes = (minutes: number) => counted(minutes, 'minute');
export const onItsWay = 'on its way';
export const done = 'done';
export const failed = 'failed';
export const successMark = '✓ Success';
export const errorMark = '✗ Error';
export const sendingTo = (saved: string, names: string) => `${saved}. Sending to ${names}…`;
