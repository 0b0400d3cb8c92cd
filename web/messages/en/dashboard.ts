import { counted, wordFor } from '../counted.ts';

export const automationIsPausedForAllStudios = 'Automation is paused for all studios';
export const theCupoTeamHasPausedEverything =
  'The Cupo team has paused everything that happens by itself, and approvals with it. It goes on as soon as the reason is gone; ask us under Support when that is. Manual capacity edits still work.';
export const automationPausedManualModeActive = 'Automation Paused - Manual Mode Active';
export const resuming = 'Resuming...';
export const resumeAutomation = 'Resume Automation';
export const settings = 'Settings';
export const aiOptimizationAndAutomaticExecutionAre =
  'AI optimization and automatic execution are disabled. Manual capacity edits still work.';
export const connectedIntegrations = 'Connected Integrations';
export const noMarketplaceIsConnectedYet = 'No marketplace is connected yet.';
export const loading = 'Loading...';
export const dashboard = 'Dashboard';
export const yourBookingsAndWhatCupoRecommends = 'Your bookings and what Cupo recommends';
export const theDashboardCouldNotBeLoaded = 'The dashboard could not be loaded';
export const summary = 'Summary';
export const totalBookings = 'Total Bookings';
export const confirmedAllTime = 'confirmed, all time';
export const occupancyRate = 'Occupancy Rate';
export const past4WeeksAndExpectedIn = 'past 4 weeks, and expected in the next 7 days';
export const slotsManaged = 'Slots Managed';
export const placesMovedOnMarketplaces = 'places moved on marketplaces';
export const automationsRun = 'Automations Run';
export const adjustmentsSent = 'adjustments sent';
export const notProvenYet = ' Not proven yet.';
export const estimateWhatCupoWouldHaveEarned = 'Estimate: what Cupo would have earned';
export const inAReplayOfYourLast = (classes: number) =>
  `In a replay of your last ${wordFor(classes, 'class', counted(classes, 'class', 'classes'))}, Cupo found no change that earns more. This month is not measured yet.`;
export const replayOfYourLastLikelyThis = (classes: number, between: string, surely: string) =>
  `Replay of your last ${wordFor(classes, 'class', counted(classes, 'class', 'classes'))}, likely ${between}.${surely} This month is not measured yet.`;
export const cupoEarnedThisMonth = 'Cupo earned this month';
export const likelyMeasuredWith = (verdictWord: string, between: string, compared: string) =>
  `${verdictWord}: likely ${between}. Measured with ${compared}.`;
export const replayingYourPastClassesForA = 'Replaying your past classes for a first estimate...';
export const notMeasuredYetTheReplayOf = 'Not measured yet. The replay of your past classes failed.';
export const notMeasuredYetAFewWeeks = 'Not measured yet: a few weeks of finished classes are needed.';
export const uploadYourClassSchedule = 'Upload your class schedule';
export const uploadYourBookings = 'Upload your bookings';
export const connectAMarketplace = 'Connect a marketplace';
export const runTheAiOptimizer = 'Run the AI optimizer';
export const yourFirstWeek = 'Your first week';
export const stepsDone = (done: number, steps: number) => `${done} of ${steps} done`;
export const textDone = (text: string) => `${text}: done`;
export const toDo = 'To do';
export const aiOptimizationInsights = 'AI Optimization Insights';
export const decisionsPending = (shown: string, _decisions: number) => `${shown} Pending`;
export const totalDecisions = 'Total Decisions';
export const pendingReview = 'Pending Review';
export const executedToday = 'Executed Today';
export const aiAccuracyScore = 'AI Accuracy Score';
export const viewAiDecisions = 'View AI Decisions';
export const nothing = 'Nothing';
export const newRecommendationsComeWithTheNext = 'New recommendations come with the next run.';
export const forYourAnswer = (decisions: number) =>
  `${counted(decisions, 'recommendation')} ${wordFor(decisions, 'waits', 'wait')} for your answer.`;
export const aboutAmount = (amount: string) => `about ${amount}`;
export const thatIsWhatExpectedToBring = (waits: string, decisions: number) =>
  `${waits} That is what ${wordFor(decisions, 'it is', 'they are')} expected to bring.`;
export const waitingForYou = 'Waiting for you';
export const reviewRecommendations = 'Review recommendations';
export const seeAllRecommendations = 'See all recommendations';
export const seeTheImpact = 'See the impact';
export const whatNeedsYou = 'What needs you';
export const nothingNeedsYouRightNow = 'Nothing needs you right now.';
export const theOldest = (age: string) => `the oldest ${age}`;
export const reviewDecisionsRecommendation = (decisions: number) =>
  `Review ${counted(decisions, 'recommendation')}`;
export const closePlacesThatDoNotExist = (places: number) =>
  `Close ${counted(places, 'place')} on sale that ${wordFor(places, 'does', 'do')} not exist`;
export const inClassesWhileAutomationIsPaused = (classes: number) =>
  `in ${counted(classes, 'class', 'classes')}, not closed while automation is paused`;
export const worthAbout = (amount: string) => `worth about ${amount}`;
export const lookAtTheConnectionTo = (name: string) => `Check the connection to ${name}`;
export const reconnectGmail = 'Reconnect Gmail';
export const cupoCannotReadItsEMails = 'Cupo cannot read its e-mails';
export const carriesOutWhatIsSureEnough = (percent: string) =>
  `Carries out recommendations by itself that are sure enough at your threshold of ${percent}.`;
export const recommendationsWaitForYourApproval = 'Recommendations wait for your approval.';
export const waitingForTheFirstMarketplace = 'Waiting for the first marketplace';
export const connectedToYourMarketplaces = 'Connected to your marketplaces';
export const connectionsWorking = (working: number, connections: number) =>
  `${working} of ${counted(connections, 'connection')} ${wordFor(working, 'works', 'work')}`;
export const optimizationStatus = 'Optimization Status';
export const optimizationIsActive = 'Optimization is active';
export const optimizationIsPaused = 'Optimization is paused';
export const manageIntegrations = 'Manage Integrations';
export const addIntegration = 'Add Integration';
export const viewRules = 'View Rules';
export const createRule = 'Create Rule';
export const viewActivity = 'View Activity';
export const viewClasses = 'View Classes';
export const accountSetup = 'Account Setup';
export const quickActions = 'Quick Actions';
export const theDashboardCouldNotBeRefreshed = 'The dashboard could not be refreshed';
export const automationResumed = 'Automation resumed';
export const failedToResumeAutomation = 'Failed to resume automation';
export const ofTheComingSevenDaysAgainst = (title: string) =>
  `${title} of the coming seven days against the past four weeks`;
export const booked = 'Booked';
export const stillExpected = 'Still expected';
export const pastFourWeeks = 'Past four weeks';
export const noClassesInTheseDays = 'No classes in these days';
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';
export const chart = 'Chart';
export const table = 'Table';
export const bookedAndExpected = (
  bookings: string,
  bookedAmount: string,
  expectedAmount: string,
  likely: string,
) => `${bookings}. ${bookedAmount} booked · ${expectedAmount} expected, ${likely}.`;
export const theComingSevenDays = 'The coming seven days';
export const comparedWithTheLastFourWeeks = 'Compared with the last four weeks';
export const nothingUsual = 'nothing usual';
export const usually = (figure: string) => `usually ${figure}`;
export const theComingSevenDaysInNumbers = 'The coming seven days in numbers';
export const day = 'Day';
export const bookings = 'Bookings';
export const orMore = (count: number) => `${count} or more`;
export const lookAtFailedChanges = (shown: string, changes: number) =>
  `Look at ${shown} ${wordFor(changes, 'failed change')}`;
export const reviewFromEMail = (shown: string, reservations: number) =>
  `Review ${shown} ${wordFor(reservations, 'reservation')} from e-mail`;
