import { counted } from '../counted.ts';

export const accountSetup = 'Account Setup';
export const whatYourPricesAndRevenueAre = 'What your prices and revenue are shown in';
export const editAccountSetup = 'Edit Account Setup';
export const currency = 'Currency';
export const country = 'Country';
export const notSet = 'Not set';
export const whereYourStudioIsAndIts = 'Where your studio is, and its currency';
export const regionalSettings = 'Regional Settings';
export const saveSettings = 'Save Settings';
export const aiSettingsSaved = 'AI settings saved';
export const failedToSaveAiSettings = 'Failed to save AI settings';
export const saveAiSettings = 'Save AI Settings';
export const aiCapacityOptimization = 'AI Capacity Optimization';
export const whatTheOptimizerMayDoAnd = 'What the optimizer may do, and how far it may go';
export const automationIsPausedTurnItOn = 'Automation is paused. Turn it on again to change these switches.';
export const enterAWholeNumberFrom1 = (slotsMost: number) => `Enter a whole number from 1 to ${slotsMost}`;
export const looksAtEveryOpenClassAnd = 'Looks at every open class and recommends where its places earn most';
export const aiOptimization = 'AI optimization';
export const appliesRecommendationsThatAreSureEnough =
  'Applies recommendations that are sure enough for the threshold below';
export const autoExecute = 'Auto-execute';
export const confidenceThreshold = (percent: string) => `Confidence threshold: ${percent}`;
export const howSureARecommendationMustBe = 'How sure a recommendation must be to be applied automatically';
export const alsoAppliedWhereMostIsWon = (percent: string) =>
  `Also applied: a recommendation that wins less often, if at least ${percent} of the money it may win or lose is won on average.`;
export const leaves1ClassIn10Untouched =
  'Leaves 1 class in 10 untouched, so you can see what automation earns. A class that you approve by hand is no longer compared.';
export const measureTheGain = 'Measure the gain';
export const maxSlotAdjustment = 'Max slot adjustment';
export const howManyPlacesOneDecisionMay = 'How many places one decision may move at a marketplace';
export const n1To = (slotsMost: number) => `1 to ${slotsMost}`;
export const separatePlaces = 'Separate places';
export const aFreePlaceIsOfferedAt =
  'A free place is offered at one marketplace at a time: it is never sold twice';
export const sharedPlaces = 'Shared places';
export const theSameFreePlaceMayBe =
  'The same free place may be offered at several marketplaces, as long as it is hardly ever sold twice before a booking is known';
export const needsConnectedMarketplacesThatAllReport =
  'Needs connected marketplaces that all report their bookings live: Wellhub and TotalPass do';
export const inventory = 'Inventory';
export const pausedForAllStudiosByThe = 'Paused for all studios by the Cupo team';
export const pausedManualModeIsActive = 'Paused: manual mode is active';
export const running = 'Running';
export const automationControl = 'Automation Control';
export const oneSwitchForEverythingThatThe = 'One switch for everything that the product does by itself';
export const whileItIsOffNothingIs =
  'While it is off, nothing is optimized and nothing is sent by itself. Manual capacity edits still work.';
export const automation = 'Automation';
export const dataManagement = 'Data Management';
export const startOverWithWhatYouHave = 'Start over with what you have imported';
export const clearImportData = 'Clear Import Data';
export const removeYourBookingsOrYourClasses =
  'Remove your bookings, or your classes with all that belongs to them. You are asked once more before anything is deleted.';
export const money = 'Money';
export const whatAVisitIsWorth = 'What a Visit Is Worth';
export const billing = 'Billing';
export const studio = 'Studio';
export const studioDetails = 'Studio Details';
export const holidaysAndClosures = 'Holidays and Closures';
export const notifications = 'Notifications';
export const data = 'Data';
export const dataUpload = 'Data Upload';
export const reservationEMails = 'Reservation e-mails';
export const reservationEmailSync = 'Reservation Email Sync';
export const emailSenderMappings = 'Email Sender Mappings';
export const recentConfirmations = 'Recent Confirmations';
export const failedEvents = 'Failed Events';
export const learnedLayouts = 'Learned Layouts';
export const studioName = 'Studio Name';
export const whatYourCustomersCallIt = 'What your customers call it';
export const mexico = 'Mexico';
export const timezone = 'Timezone';
export const theTimeZoneOfYourClasses = 'The time zone of your classes';
export const pleaseEnterYourStudioName = 'Please enter your studio name';
export const cancel = 'Cancel';
export const failedToLoadYourSettingsPlease = 'Failed to load your settings. Please try again.';
export const replayingYourLastWeeksWithThese = 'Replaying your last weeks with these settings...';
export const settings = 'Settings';
export const yourStudioItsAutomationItsData = 'Your studio, its automation, its data and its subscription';
export const switchOn = 'Switch on';
export const yourLastWeeksCouldNotBe = 'Your last weeks could not be replayed';
export const simulateAgain = 'Simulate Again';
export const switchItOnAlthoughNoGain = 'Switch it on although no gain is proven';
export const switchOnAutoExecute = 'Switch on auto-execute';
export const letAutoExecuteGoFurther = 'Let auto-execute go further';
export const saveTheseSettings = 'Save these settings';
export const saveThemAlthoughNoGain = 'Save these settings although no gain is proven';
export const autoExecuteIsNotSwitchedOn = 'Auto-execute is not switched on';
export const weekByWeek = 'Week by week';
export const sevenDaysFrom = 'Seven days from';
export const classes = 'Classes';
export const gain = 'Gain';
export const daysWithALoss = 'Days with a loss';
export const lossDaysOfDays = (lossDays: number, days: number) => `${lossDays} of ${days}`;
export const shareOfThePossibleGain = 'Share of the possible gain';
export const nothingToGain = 'Nothing to gain';
export const soldAgainUnderTheseSettingsWith = (classes: number, instantIn: string) =>
  `${counted(classes, 'finished class was', 'finished classes were')} replayed under these settings, estimating customers who found them full. Simulated ${instantIn}; it counts for seven days.`;
export const amountToAmount = (low: string, high: string) => `${low} to ${high}`;
export const noFinishedClasses = 'No finished classes';
export const onlyOn = (classes: number, days: number) =>
  `Only ${counted(classes, 'finished class', 'finished classes')} on ${counted(days, 'day')}`;
export const yourStudioWouldHaveEarnedMore = 'Your studio would have earned more';
export const evenTheCautiousEstimateIsA = 'Even the cautious estimate is a gain.';
export const noGainIsProven = 'No gain is proven';
export const theIntervalIncludesZeroTheDifference =
  'The interval includes zero: the difference may be chance.';
export const yourStudioWouldHaveEarnedLess = 'Your studio would have earned less';
export const evenTheHopefulEstimateIsA =
  'Even the hopeful estimate is a loss. Approve recommendations by hand for now.';
export const thereIsTooLittleHistoryTo = 'There is too little history to tell';
export const ofConnectedMarketplacesCouldBeReplayed = (tooLittle: string) =>
  `${tooLittle} of connected marketplaces could be replayed. Upload past bookings, or decide without a proof.`;
export const notKnownForTheseSettingsYet =
  'Not known for these settings yet: slot limit, threshold and inventory are replayed together.';
export const thereIsTooLittleHistoryToTell = (tooLittle: string) =>
  `There is too little history to tell: ${tooLittle} could be replayed.`;
export const weeksReplayed = (weeks: number, gainText: string, intervalText: string) =>
  `${counted(weeks, 'week')} replayed: ${gainText}, 95% interval ${intervalText}.`;
export const notProvenYet = ' Not proven yet.';
export const inTheLastFourWeeksWith = (inventoryMode: string, lately: string, all: string, proven: string) =>
  `In the last four weeks, with ${inventoryMode === 'shared' ? 'shared' : 'separate'} places: ${lately}. ${all}${proven}`;
export const logo = 'Logo';
export const besideYourStudiosNameOnThe = "Beside your studio's name, on the dashboard and in Integrations";
export const uploadALogo = 'Upload a logo';
export const changeTheLogo = 'Change the logo';
export const email = 'Email';
export const whatYouSignInWith = 'What you sign in with';
export const studioDetailsSaved = 'Studio details saved';
export const failedToSaveSettings = 'Failed to save settings';
export const howYourStudioAppearsHereAnd = 'How your studio appears here, and its time zone';
export const saveStudioDetails = 'Save Studio Details';
export const theMeasuredGainCouldNotBe = (message: string) =>
  `The measured gain could not be loaded. ${message}`;
export const comparingFinishedClasses = 'Comparing finished classes...';
export const measuredGain = 'Measured gain';
export const provenGain = 'Proven gain';
export const provenLoss = 'Proven loss';
export const notProvenYetTitle = 'Not proven yet';
export const classesCounted = (classes: number) => counted(classes, 'class', 'classes');
export const openToAutomaticChangesAgainstHeld = (classesText: string, _classes: number, heldOut: number) =>
  `${classesText} open to automatic changes against ${heldOut} held out`;
export const thereAreTooFewFinishedClasses = (compared: string) =>
  `There are too few finished classes to compare: ${compared}.`;
export const aClassBetweenAnd95Interval = (
  mean: string | undefined,
  low: string | undefined,
  high: string | undefined,
  compared: string,
) => `${mean} a class, between ${low} and ${high} (95% interval). Compared: ${compared}.`;
export const step1ClassSchedule = 'Step 1: Class Schedule';
export const yourClassesWithTheirRoomsAnd =
  'Your classes with their rooms and places. Bookings are matched to them.';
export const uploadClassSchedule = 'Upload Class Schedule';
export const step2Bookings = 'Step 2: Bookings';
export const whatWasBookedAndWhenWhat = 'What was booked and when: what the forecast learns from.';
export const uploadBookingData = 'Upload Booking Data';
export const downloadFailed = 'Download failed';
export const downloadTemplate = (title: string) => `Download Template: ${title}`;
export const downloadTemplateTitle = 'Download Template';
export const bringYourClassesAndBookingsIn = 'Bring your classes and bookings in from files';
export const yourAccountSettingsHaveBeenSaved = 'Your account settings have been saved';
export const failedToSaveYourSettingsPlease = 'Failed to save your settings. Please try again.';
export const autoExecuteIsSwitchedOn = 'Auto-execute is switched on';
export const automationPaused = 'Automation paused';
export const automationResumed = 'Automation resumed';
export const failedToUpdateAutomationStatus = 'Failed to update automation status';
export const visitValuesSaved = 'Visit values saved';
export const failedToSaveVisitValues = 'Failed to save visit values';
export const placesAreKeptForYourOwn =
  'Places are kept for your own customers where their visits are worth more than a marketplace pays';
export const saveVisitValues = 'Save Visit Values';
export const leaveAFieldEmptyToUse =
  'Leave a field empty to use the suggestion. Where there is none, we go by what your marketplaces pay.';
export const whatYourVisitsAreWorthCould = 'What your visits are worth could not be loaded';
export const aMembersVisit = "A member's visit";
export const aVisitFromAPack = 'A visit from a pack';
export const aDropIn = 'A drop-in';
export const enterAnAmountOfZeroOr = 'Enter an amount of zero or more';
export const enterAtMost = (amount: string) => `Enter at most ${amount}`;
export const enterAnAmountSuchAs = (example: string) => `Enter an amount such as ${example}`;
export const whatYourBestPayingMarketplacePays = 'what your best-paying marketplace pays';
export const estimatedFromWhatYourMarketplacesPay = 'estimated from what your marketplaces pay';
export const yourBookingsShowNoAmountFor = 'Your bookings show no amount for these visits. ';
export const noSuggestionYet = (unpaid: string) => `${unpaid}No suggestion yet.`;
export const fromWithAnAmount = (paidVisits: number) =>
  `from ${counted(paidVisits, 'booking')} with an amount`;
export const unpaidSuggestedAmountSource = (unpaid: string, amount: string, source: string) =>
  `${unpaid}Suggested: ${amount}, ${source}.`;
export const interval95 = '95% interval';
export const language = 'Language';
export const ofEMailsNotificationsAndTheApp = 'E-mails, notifications, and the app';
export const saveLanguage = 'Save Language';
export const languageOfYourStudio = 'Language of your studio';
export const chooseYourOwnInTheMenu =
  'If you prefer another language in the app, choose it in the menu beside Sign Out. Your choice holds for you alone.';
