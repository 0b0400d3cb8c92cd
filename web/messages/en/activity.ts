import { counted, wordFor } from '../counted.ts';

export const watchTheRecordingOf = (className: string) => `Watch the recording of ${className}`;
export const watch = '▶ Watch';
export const recording = 'Recording';
export const timestamp = 'Timestamp';
export const platform = 'Platform';
export const classLabel = 'Class';
export const action = 'Action';
export const status = 'Status';
export const details = 'Details';
export const sinceInstantIn = (instantIn: string) => `Since ${instantIn}`;
export const allPlatforms = 'All platforms';
export const allStatuses = 'All statuses';
export const chooseLabelDayDay = (label: string, day: string | null) =>
  `Choose ${label}${day ? `, ${day}` : ''}`;
export const findByClassName = 'Find by class name';
export const clearTheClassName = 'Clear the class name';
export const filters = 'Filters';
export const from = 'From';
export const to = 'To';
export const clearFilters = 'Clear filters';
export const activityLogs = 'Activity Logs';
export const everyChangeOfPlacesAtYour = 'Every change of places at your marketplaces, with proof';
export const errorLoadingLogs = 'Error loading logs';
export const success = 'Success';
export const failure = 'Failure';
export const pending = 'Pending';
export const notSent = 'Not sent';
export const loadingActivityLogs = 'Loading activity logs...';
export const noChangesMatchTheseFilters = 'No changes match these filters.';
export const noActivityLogsYetAutomationActions =
  'No activity logs yet. Automation actions will appear here.';
export const lookedThroughEverythingSince = (at: string) => `Looked through everything since ${at}`;
export const lookFurtherBack = 'Look further back';
export const loadMore = 'Load more';
export const exportCsv = 'Export CSV';
export const recentActions = 'Recent Actions';
export const timesIn = (zone: string) => `Times in ${zone}`;
export const changesFound = (hasMore: boolean, changes: number) =>
  `${hasMore ? 'At least ' : ''}${counted(changes, 'change')}`;
export const sendAgainOn = (className: string, channelName: string) =>
  `Send again: ${className} on ${channelName}`;
export const sendAgain = 'Send again';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} at ${classLocalTime}`;
export const thereMayBeMoreChooseThe = 'There may be more: choose the status Failure to see all.';
export const couldNotDoIt = 'Could not do it?';
export const cancel = 'Cancel';
export const markAsNotDone = 'Mark as not done';
export const whatWentWrong = 'What went wrong?';
export const optionalItIsKeptInLogs = 'Optional. It is kept in Logs.';
export const playback = 'Playback';
export const previousStep = 'Previous step';
export const pause = 'Pause';
export const play = 'Play';
export const nextStep = 'Next step';
export const stepOf = (step: number, total: number) => `Step ${step} of ${total}`;
export const spacePlaysAndPausesArrowKeys = 'Space plays and pauses, arrow keys step';
export const dayAtClassLocalTimeAction = (day: string, classLocalTime: string, actionText: string) =>
  `${day} at ${classLocalTime} · ${actionText}`;
export const backToLogs = 'Back to logs';
export const classNameOnChannelName = (className: string, channelName: string) =>
  `${className} on ${channelName}`;
export const technicalViewStepByStep = 'Technical view, step by step';
export const theRecordingCouldNotBeLoaded = 'The recording could not be loaded';
export const loadingTheRecording = 'Loading the recording...';
export const nothingHasBeenRecordedForThis = 'Nothing has been recorded for this change yet.';
export const whatHappened = 'What happened';
export const beforePlaces = (places: number) => `Before ${places}`;
export const setPlaces = (places: number) => `set ${places}`;
export const nothingToSet = 'nothing to set';
export const notSetYet = (placesTo: number) => `${placesTo} not set yet`;
export const nameShows = (name: string, places: number) => `${name} shows ${places}`;
export const hasNotConfirmedIt = (name: string) => `${name} has not confirmed it`;
export const fractionOfSeconds = (seconds: number) => counted(seconds, 'second');
export const seconds = (seconds: number) => counted(seconds, 'second');
export const minutes = (minutes: number) => counted(minutes, 'minute');
export const hours = (hours: number) => counted(hours, 'hour');
export const atAndLasted = (at: string, lasted: string) => `${at}, in ${lasted}`;
export const before = 'Before';
export const after = 'After';
export const placesOnTheMarketplace = 'places on the marketplace';
export const atAndMs = (at: string, durationMs: number) => `${at} · ${durationMs} ms`;
export const noAnswer = 'No answer';
export const request = 'Request';
export const answer = 'Answer';
export const confirmThePlacesOf = (className: string) => `Confirm the places of ${className}`;
export const confirm = 'Confirm';
export const couldNotDoItFor = (className: string) => `Could not do it: ${className}`;
export const couldNotDoItText = 'Could not do it';
export const steps = 'Steps';
export const noAnswerInText = 'no answer';
export const theRecordingCouldNotBeRefreshed = 'The recording could not be refreshed';
export const changeConfirmed = 'Change confirmed';
export const markedAsNotDone = 'Marked as not done';
export const failedToConfirmTheChange = 'Failed to confirm the change';
export const downloadFailed = 'Download failed';
export const theChangeIsSentAgain = 'The change is sent again';
export const failedToSendTheChangeAgain = 'Failed to send the change again';
export const answeredABooking = 'Answered a booking';
export const classCancelled = 'Class cancelled';
export const classTakesPlace = 'Class takes place';
export const keptAt = (placesTo: number) => `Kept at ${counted(placesTo, 'place')}`;
export const increased = 'Increased';
export const reduced = 'Reduced';
export const fromTo = (way: string, placesFrom: number, placesTo: number) =>
  `${way} from ${placesFrom} to ${counted(placesTo, 'place')}`;
export const approvedDecision = 'Approved decision';
export const automatic = 'Automatic';
export const manualEdit = 'Manual edit';
export const setAgain = 'Set again';
export const bookingRequest = 'Booking request';
export const reportedByEMail = 'Reported by e-mail';
export const readInKenko = 'Read in Kenko';
export const cancelledInKenko = 'Cancelled in Kenko';
export const takesPlaceInKenko = 'Takes place in Kenko';
export const cancelledInAFile = 'Cancelled in a file';
export const errorDetails = (details: string) => `Error: ${details}`;
export const moreThanAreNotOnTheir = (count: number) =>
  `More than ${counted(count, 'change')} are not on their marketplace`;
export const countChangeCountIsNotOn = (count: number) =>
  `${counted(count, 'change')} ${wordFor(count, 'is not on its', 'are not on their')} marketplace`;
export const notOnSince = (placesTo: number, platform: string, since: string) =>
  `${counted(placesTo, 'place is', 'places are')} not on ${platform} since ${since}`;
export const exportedRowsChange = (rows: number) => `Exported ${counted(rows, 'change')}`;
export const backToForOlderOnesChoose = (count: string, instantIn: string) =>
  `${count}, back to ${instantIn}. For older ones choose an earlier last day and export again.`;
export const showsPlaces = (name: string, places: number) => `${name} shows ${counted(places, 'place')}.`;
export const isToShowPlaces = (name: string, places: number) =>
  `${name} is to show ${counted(places, 'place')}.`;
export const replaced = 'Not sent: a newer change replaced it.';
export const tooLate = 'Not sent in time: automatic changes of this class had ended.';
export const classBegan = 'Not sent: the class has begun.';
export const notConfirmed = 'Not done: nobody confirmed it in time.';
export const pausedByStudio = 'Waiting: automation is paused. It is sent once you resume automation.';
export const pausedByTeam =
  'Waiting: we have paused automation for all studios. It is sent once automation runs again.';
export const decidedAt = 'Decided';
export const appliedAt = 'Applied';
export const endedAt = 'Ended';
export const classDate = 'Class date';
export const classTime = 'Class time';
export const placesChanged = 'Places changed';
export const places = 'Places';
export const source = 'Source';
export const logsFileName = (today: string) => `activity-logs-${today}.csv`;
