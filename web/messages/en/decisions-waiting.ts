import { counted } from '../counted.ts';

export const approveNounAbout = (noun: string, about: string) => `Approve ${noun}${about}`;
export const rejectNoun = (noun: string) => `Reject ${noun}`;
export const selectAll = (decisions: number) => `Select all ${decisions}`;
export const clearSelection = 'Clear selection';
export const thisIsSent = (band: string | null) => `${band ? `Together ${band}. ` : ''}This is sent:`;
export const youCanUndoItAsLong = 'You can undo it as long as the places are not sold.';
export const nothingIsSent = 'Nothing is sent.';
export const theyAreNotRecommendedAgainUntil =
  'They are not recommended again until the bookings, the capacity or the terms of their classes change clearly. This cannot be undone.';
export const decisions = (decisions: number) => counted(decisions, 'decision');
export const approveManyAbout = (many: string, about: string) => `Approve ${many}${about}?`;
export const rejectMany = (many: string) => `Reject ${many}?`;
export const approveMany = (many: string) => `Approve ${many}`;
export const rejectManyButton = (many: string) => `Reject ${many}`;
export const approving = 'Approving';
export const rejecting = 'Rejecting';
export const undoing = 'Undoing';
export const approvedAndQueuedForExecution = (_decisions: number) => 'approved and queued for execution';
export const rejected = (_decisions: number) => 'rejected';
export const undone = (_decisions: number) => 'undone';
export const underTotalDecision = (under: string, total: number) =>
  `${under} ${counted(total, 'decision')}...`;
export const answeredOfTotal = (answered: number, total: number) => `${answered} of ${total}`;
export const someOfDecisions = (done: number, decisions: number) =>
  `${done} of ${counted(decisions, 'decision')}`;
export const whatCouldNotBeDone = 'What could not be done';
export const undoAll = 'Undo all';
export const likelyLow = (low: string) => `likely ${low}`;
export const likelyTo = (low: string, high: string) => `likely ${low} to ${high}`;
export const seldomMuchMore = (likely: string) => `${likely}, seldom much more`;
export const seldomMuchLess = (likely: string) => `${likely}, seldom much less`;
export const aboutAmount = (amount: string) => `, about ${amount}`;
export const addedPlaceMore = (added: number) => `${counted(added, 'place')} more`;
export const removedPlaceFewer = (removed: number) => `${counted(removed, 'place')} fewer`;
export const and = ' and ';
export const channelNameMovedInClassesClass = (channelName: string, moved: string, classes: number) =>
  `${channelName}: ${moved} in ${counted(classes, 'class', 'classes')}`;
export const theServerSaidNothingOfIt = 'The server said nothing of it.';
export const failedToLoadAiDecisions = 'Failed to load AI decisions';
export const viewDetailsOf = (name: string) => `View Details of ${name}`;
export const viewDetails = 'View Details';
export const worth = 'Worth';
export const confidence = 'Confidence';
export const classLabel = 'Class';
export const change = 'Change';
export const occupancy = 'Occupancy';
export const timestamp = 'Timestamp';
export const actions = 'Actions';
export const bookedDecidedInstantIn = (booked: string, instantIn: string) =>
  `${booked} · Decided ${instantIn}`;
export const classTime = 'Class time';
export const filters = 'Filters';
export const day = 'Day';
export const allDays = 'All days';
export const allClasses = 'All classes';
export const marketplace = 'Marketplace';
export const allMarketplaces = 'All marketplaces';
export const anyConfidence = 'Any confidence';
export const sortBy = 'Sort by';
export const clearFilters = 'Clear filters';
export const nextPage = 'Next page';
export const previousPage = 'Previous page';
export const pageNumber = (page: number) => `Page ${page}`;
export const decisionsThatWaitForYourAnswer = 'Decisions that wait for your answer';
export const noDecisionsFound = 'No decisions found';
export const noWaitingDecisionMatchesTheseFilters = 'No waiting decision matches these filters.';
export const runTheAiOptimizerToHave = 'Run the AI optimizer to have your open classes looked at.';
export const decisionsToAnswerTogether = 'Decisions to answer together';
export const selectAllOnThisPage = 'Select all on this page';
export const selectName = (name: string) => `Select ${name}`;
export const loadingDecisions = 'Loading decisions...';
export const selectedDecisions = (decisions: number) => counted(decisions, 'selected decision');
export const sureDecisions = (decisions: number, threshold: string) =>
  `${counted(decisions, 'decision')} sure enough for your threshold of ${threshold}`;
export const winsOfTheMoney = (percent: string) => `wins ${percent} of the money at stake`;
export const next = 'next';
export const previous = 'previous';
export const approve = 'approve';
export const reject = 'reject';
export const undoTheLastApproval = 'undo the last approval';
export const open = 'open';
export const bookedOfCapacity = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} booked`;
export const youSetTheseYourself = (what: string) =>
  `${what}. You set these there yourself; Logs lists them.`;
