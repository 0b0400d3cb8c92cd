import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
import { counted, wordFor } from '../counted.ts';

export const pendingReview = 'Pending Review';
export const queued = 'Queued';
export const sending = 'Sending';
export const executed = 'Executed';
export const partlyExecuted = 'Partly executed';
export const failed = 'Failed';
export const rejected = 'Rejected';
export const withdrawn = 'Withdrawn';
export const superseded = 'Superseded';
export const expired = 'Expired';
export const undone = 'Undone';
export const applied = 'Applied';
export const cancelled = 'Cancelled';
export const waitsForYou = 'Waits for you';
export const decidedBookingsNowNow = (decided: string, bookingsNow: number) =>
  `${decided}, ${bookingsNow} now`;
export const bookingsTotalCapacityBooked = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} booked`;
export const viewDetailsOf = (className: string, day: string, classLocalTime: string) =>
  `View Details of ${className}, ${day} ${classLocalTime}`;
export const viewDetails = 'View Details';
export const timestamp = 'Timestamp';
export const classLabel = 'Class';
export const worth = 'Worth';
export const change = 'Change';
export const occupancy = 'Occupancy';
export const confidence = 'Confidence';
export const status = 'Status';
export const actions = 'Actions';
export const decidedInstantIn = (instantIn: string) => `Decided ${instantIn}`;
export const reject = 'Reject';
export const approveAndExecute = 'Approve & Execute';
export const optimizer = 'Optimizer';
export const rule = 'Rule';
export const inOtherWords = 'In other words';
export const wordedByALanguageModelIts = 'Worded by a language model. Its numbers are those above.';
export const aiAnalysis = 'AI Analysis';
export const ofWhatItMayWinOrLose = (percent: string) =>
  `Of what these changes may win or lose, ${percent} is won on average.`;
export const carriedOutThoughLessSure = (confidencePercent: string, threshold: string, wonPercent: string) =>
  `Cupo carried this out by itself. Its confidence of ${confidencePercent} is below your threshold of ${threshold}, but of what it may win or lose, ${wonPercent} is won on average.`;
export const decisionType = 'Decision type';
export const expectedRevenue = 'Expected revenue';
export const recommendations = 'Recommendations';
export const dayAtClassLocalTime = (day: string, classLocalTime: string) => `${day} at ${classLocalTime}`;
export const close = 'Close';
export const itCannotBeUndone = (undoRefusal: string) => `It cannot be undone: ${undoRefusal}`;
export const aiDecisions = 'AI Decisions';
export const thereIsNoSuchDecision = 'There is no such decision';
export const reviewWhatTheOptimizerRecommendsFor =
  'Review what the optimizer recommends for each class, and what came of it';
export const runningTheAiOptimizer = 'Running the AI optimizer';
export const runAiOptimizer = 'Run AI Optimizer';
export const decisions = 'Decisions';
export const noDecisionsFound = 'No decisions found';
export const runTheAiOptimizerToHave = 'Run the AI optimizer to have your open classes looked at.';
export const failedToLoadAiDecisions = 'Failed to load AI decisions';
export const loadingDecisions = 'Loading decisions...';
export const loadMore = 'Load more';
export const bookedWordsOfTotalCapacityIs = (
  bookedMessage: string,
  totalCapacity: number,
  isExpected: boolean,
  likely: string,
) => `${bookedMessage} of ${totalCapacity}${isExpected ? ` (${likely})` : ''}`;
export const stayAsTheyAre = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'stays as it is', 'stay as they are')}`;
export const theAiOptimizerIsLookingAt = 'The AI optimizer is looking at your open classes...';
export const theRunDidNotFinish = (at: string, problem: string) =>
  `${at}: The run did not finish. ${problem}`;
export const failedOn = (names: string) => `Failed on ${names}`;
export const sendingTo = (names: string) => `Sending to ${names}`;
export const namesWaitForYou = (names: string) => `${names} waits for you`;
export const doneOn = (names: string) => `Done on ${names}`;
export const before = 'Before';
export const after = 'After';
export const placesToPlaceBookedBooked = (placesTo: number, booked: number) =>
  `${counted(placesTo, 'place')}, ${booked} booked`;
export const booked = 'Booked';
export const open = 'Open';
export const newlyOpen = 'Newly open';
export const increase = 'Increase';
export const decrease = 'Decrease';
export const maintain = 'Maintain';
export const expectedRevenueImpact = (amount: string) => `Expected revenue impact: ${amount}`;
export const toDo = 'To do:';
export const aiAnalyzedAndGenerated = (classesText: string, decisionsGenerated: number) =>
  `AI analyzed ${classesText} and generated ${counted(decisionsGenerated, 'recommendation')}`;
export const placesPlaceOnName = (places: number, name: string) => `${counted(places, 'place')} on ${name}`;
export const placesOnName = (places: number, name: string) => `${places} on ${name}`;
export const moveFromTo = (places: number, from: string, to: string) =>
  `Move ${counted(places, 'place')} from ${from} to ${to}`;
export const openAndClose = (opened: string, closed: string) => `Open ${opened}, and close ${closed}`;
export const openOnEach = (onEach: string) => `Open ${onEach}`;
export const closeOnEach = (onEach: string) => `Close ${onEach}`;
export const leaveThePlacesAsTheyAre = 'Leave the places as they are';
export const noDifferenceInRevenueExpected = 'no difference in revenue expected';
export const aboutGain = (gain: string) => `about ${gain}`;
export const classIsAheadOrBehind = (distance: number, percent: number) =>
  `the class is ${distance}% ${percent > 0 ? 'ahead' : 'behind'}`;
export const paysMoreButUsuallySellsOnly = (name: string, bookings: string) =>
  `${name} pays more, but usually sells only ${bookings} more from here`;
export const paysMoreButCustomersItTurns = (name: string) =>
  `${name} pays more, but customers it turns away often book with you directly`;
export const it = 'It';
export const usuallySellsMoreFromHere = (who: string, bookings: string) =>
  `${who} usually sells ${bookings} more from here`;
export const noPlaceIsFreeAnyMore = 'No place is free any more';
export const aPlaceLeftFreeWillProbably = (later: string, name: string, now: string) =>
  `A place left free will probably earn ${later} later; ${name} pays ${now} now`;
export const youUsuallySellMoreDirectlyFrom = (bookings: string) =>
  `You usually sell ${bookings} more directly from here`;
export const yourRulesAskedForThis = (rules: number, names: string) =>
  `Your ${wordFor(rules, 'rule')} ${names} asked for this`;
export const thereIsNoHistoryToCompare =
  'There is no history to compare with yet, so this is a first estimate';
export const whyAndPace = (why: string, pace: string) => `${why}, and ${pace}.`;
export const allDecisions = 'All Decisions';
export const undoThisDecision = 'Undo this decision?';
export const cancel = 'Cancel';
export const undoDecision = 'Undo decision';
export const whatStoodBeforeComesBackHere =
  'The numbers from before are restored, here and on the marketplaces:';
export const placesCounted = (places: number) => counted(places, 'place');
export const undo = 'Undo';
export const decisionApprovedAndQueuedForExecution = 'Decision approved and queued for execution';
export const failedToApproveDecision = 'Failed to approve decision';
export const decisionRejected = 'Decision rejected';
export const failedToRejectDecision = 'Failed to reject decision';
export const decisionUndone = 'Decision undone';
export const failedToUndoDecision = 'Failed to undo decision';
export const pleaseConnectAtLeastOneIntegration =
  'Please connect at least one integration before running the AI optimizer';
export const failedToRunAiOptimizer = 'Failed to run AI optimizer';
export const itIsNotRecommendedAgainUntil =
  'It is not recommended again until the bookings, the capacity or the terms of the class change clearly.';
export const cupoWillNoLongerChangeThese =
  'Cupo will no longer change these places automatically, except to lower them as the class fills. New recommendations wait for your approval.';
export const thisClassIsInTheComparison =
  'This class is in the comparison group: one class in ten is left alone, so that what automatic decisions bring can be measured.';
export const itsRecommendationWaitsForYou = (compared: string) =>
  `${compared} Its recommendation waits for you.`;
export const youDecidedThePlacesOfFor = (names: string) =>
  `You decided the places of ${names} for this class last, so nothing automatic changes them. This recommendation waits for you.`;
export const tookThisBack = 'took this back';
export const refusedThis = 'refused this';
export const youNothingAutomaticChangesThePlaces = (verb: string, names: string) =>
  `You ${verb}: nothing automatic changes the places of ${names} for this class again, until you approve a recommendation for them.`;
export const wasDeleted = 'was deleted';
export const wasSwitchedOff = 'was switched off';
export const withdrawnYourRuleWhichAskedFor = (rule: string, withdrawnBy: string) =>
  `Withdrawn: your rule “${rule}”, which asked for this, ${withdrawnBy}. Nothing was sent.`;
export const youDecidedThePlacesOfLast = (names: string) =>
  `You set the places of ${names} yourself. Approve a recommendation to let Cupo manage them again.`;
export const nothingAutomaticChangesItsPlaces = (compared: string) =>
  `${compared} Nothing automatic changes its places.`;
export const channelNameAtPlaces = (channelName: string, places: number) => `${channelName} at ${places}`;
export const youRejectedThisAt = (time: string, places: string, untilChanged: string) =>
  `You rejected this on ${time}: ${places}. ${untilChanged}`;
export const youRejectedThisOn = (time: string, untilChanged: string) =>
  `You rejected this on ${time}. ${untilChanged}`;
export const theClassCouldNotBeTried = 'The class could not be tried';
export const loadingWhatTheClassIsTried = 'Loading what the class is tried with...';
export const thisClassCanBeTriedAfter = 'This class can be tried after the next run of the AI optimizer.';
export const whatIf = 'What if';
export const typeWholePlacesOf0Or = 'Type whole places of 0 or more, and prices of 0 or more.';
export const revenueAgainstNow = 'Revenue, against now';
export const chanceToSellOut = 'Chance to sell out';
export const asItIsNow = (percent: string) => `${percent} as it is now`;
export const bookingsAtTheStart = 'Bookings at the start';
export const bookingsAsNow = (bookings: string) => `${bookings} as it is now`;
export const capacity = 'Capacity';
export const placesOn = (channelName: string) => `Places on ${channelName}`;
export const channelNamePrice = (channelName: string) => `${channelName} price`;
export const pricesAreWhatABookingBrings =
  'Prices are what a booking brings you from now on. Cupo does not guess who would stay away at another price.';
export const backToTheRecommendation = 'Back to the recommendation';

export const placesFromTo = (placesFrom: number, shown: ReactNode, placesTo: number) =>
  rich(`${placesFrom} → `, shown, ` ${wordFor(placesTo, 'place')}`);
export const marketplaceWithPlaces = (name: string, places: number) =>
  `${name} (${counted(places, 'place')})`;
export const bookedWhenDecided = (bookings: number, totalCapacity: number, occupancy: string) =>
  `${bookings}/${totalCapacity} booked (${occupancy}) when this was decided`;
