import { counted } from '../counted.ts';

export const testConnectionTo = (name: string) => `Test connection to ${name}`;
export const testing = 'Testing...';
export const testConnection = 'Test connection';
export const reconnect = 'Reconnect';
export const linkedClasses = 'Linked classes';
export const disconnect = 'Disconnect';
export const moreFor = (name: string) => `More for ${name}`;
export const more = 'More';
export const pricingAndGuidelines = (name: string) => `Pricing and guidelines ${name}`;
export const pricingAndGuidelinesTitle = 'Pricing and guidelines';
export const connect = 'Connect';
export const enterTheAgainToRetry = (label: string) => ` Enter the ${label} again to retry.`;
export const failedToConnectIntegration = 'Failed to connect integration';
export const hasNoInterfaceToSignIn = (name: string) =>
  `${name} can’t be connected automatically. We tell you which places to set in its partner dashboard; you mark them done in Logs.`;
export const successfullyConnectedTo = (name: string) => `Successfully connected to ${name}`;
export const changesThatFailedAre = (sendingAgain: number) =>
  counted(sendingAgain, 'change that failed is', 'changes that failed are');
export const isConnectedAgainBeingSent = (name: string, changes: string, _count: number) =>
  `${name} is connected again. ${changes} being sent.`;
export const revenuePerBooking = 'Revenue per booking';
export const paidForNoShows = 'Paid for no-shows';
export const guidelines = 'Guidelines';
export const connectedSince = 'Connected since';
export const lastSync = 'Last sync';
export const notYet = 'Not yet';
export const lastTest = 'Last test';
export const signedInOrFailed = (ok: boolean, at: string) => `${ok ? 'Signed in' : 'Failed'}, ${at}`;
export const revenuePerBookingIn = (currency: string) => `Revenue per booking (${currency})`;
export const whatYouArePaidForOne = 'What you are paid for one booking';
export const paidForNoShowsTitle = 'Paid for no-shows (%)';
export const shareYouStillReceiveForA = 'Share you still receive for a no-show';
export const credentialsAreSealedBeforeTheyAre =
  'Credentials are sealed before they are stored, and never shown again.';
export const portalEMail = 'Portal e-mail';
export const theAddressYouSignInTo = 'The address you sign in to the partner portal with';
export const portalPassword = 'Portal password';
export const thePasswordOfThatSignIn = 'The password of that sign-in';
export const gymId = 'Gym ID';
export const theNumberWellhubKnowsYourStudio = 'The number Wellhub knows your studio by';
export const apiToken = 'API token';
export const issuedByWellhubForItsBooking = 'Issued by Wellhub for its booking interface';
export const placeApiKey = 'Place API key';
export const namesYourStudioIssuedByTotalPass = 'Names your studio; issued by TotalPass';
export const partnerApiKey = 'Partner API key';
export const namesYouAsAPartnerIssued = 'Names you as a partner; issued by TotalPass';
export const pleaseEnterTheRevenuePerBooking = 'Please enter the revenue per booking';
export const revenuePerBookingCannotBeNegative = 'Revenue per booking cannot be negative';
export const enterTheRevenueSuchAs = (example: string) =>
  `Enter the revenue per booking as an amount such as ${example}`;
export const revenuePerBookingIsAtMost = (amount: string) => `Revenue per booking can be at most ${amount}`;
export const isRequired = (label: string) => `${label} is required`;
export const mustHaveAtMostCharacters = (label: string, charactersMax: number) =>
  `${label} must have at most ${charactersMax} characters`;
export const enterAWholePercentFrom0 = 'Enter a whole percent from 0 to 100';
export const disconnectName = (name: string) => `Disconnect ${name}?`;
export const itsCredentialsAreDeletedAndIts = (name: string) =>
  `Its credentials are deleted and its places are no longer changed. What ${name} shows now stays on sale there. Pricing and guidelines are kept for when you connect again.`;
export const hours = (hours: number) => counted(hours, 'hour');
export const minimumHoursBeforeClass = (minHoursBeforeClass: number) =>
  `Minimum hours before class: ${minHoursBeforeClass}`;
export const stopChangingPlacesThisLongBefore = 'Stop changing places this long before class';
export const minimumHoursBeforeClassTitle = 'Minimum hours before class';
export const lowOccupancyThreshold = (amount: string) => `Low occupancy threshold: ${amount}`;
export const belowItPlacesHereGoTo = (thresholdStepPercent: number) =>
  `Below this, Cupo may move places but never closes them. At least ${thresholdStepPercent}% below the high threshold.`;
export const lowOccupancyThresholdTitle = 'Low occupancy threshold';
export const highOccupancyThreshold = (amount: string) => `High occupancy threshold: ${amount}`;
export const aboveItNoPlacesAreAdded = (thresholdStepPercent: number) =>
  `Above it, no places are added here. At least ${thresholdStepPercent}% above the low threshold.`;
export const highOccupancyThresholdTitle = 'High occupancy threshold';
export const low = 'Low';
export const medium = 'Medium';
export const high = 'High';
export const whenOffOnlyYourGeneralAi = 'When off, only your general AI settings apply';
export const optimizationGuidelines = 'Optimization guidelines';
export const priority = 'Priority';
export const whichMarketplaceComesFirstWhereBookings =
  'Which marketplace comes first where bookings earn about the same';
export const notes = 'Notes';
export const forYouAndYourTeam = 'For you and your team';
export const hBeforeClassToPriority = (
  minHoursBeforeClass: number,
  lowOccupancyPercent: number,
  highOccupancyPercent: number,
  priority: string,
) =>
  `${minHoursBeforeClass} h before class, ${lowOccupancyPercent}% to ${highOccupancyPercent}%, ${priority} priority`;
export const off = 'Off';
export const noLongerAcceptsTheStoredCredentials = (name: string) =>
  `${name} no longer accepts the stored credentials`;
export const theyHaveExpiredOrWereChanged =
  'They have expired or were changed there. Nothing is sent until you connect again.';
export const isNotAnswering = (name: string) => `${name} is not answering`;
export const cupoTriesAgainAt = (at: string) => `Cupo tries again at ${at}.`;
export const cupoTriesAgainSoon = 'Cupo tries again soon.';
export const lastProblem = 'Last problem';
export const otherPlaces = (driftClasses: number) =>
  `${counted(driftClasses, 'class shows', 'classes show')} other places`;
export const showedAnotherNumberThanWasSet = (name: string) =>
  `${name} showed another number than was set. Cupo sets it again.`;
export const reconnectName = (name: string) => `Reconnect ${name}`;
export const connectName = (name: string) => `Connect ${name}`;
export const failedToLoadIntegrations = 'Failed to load integrations';
export const dataSources = 'Data Sources';
export const whereYourScheduleComesFromAnd =
  'Where your schedule comes from, and the marketplaces your places are offered on';
export const noneOfMyClasses = 'None of my classes';
export const leaveItOut = 'Leave it out';
export const yourClassForOnAt = (name: string, day: string, localTime: string) =>
  `Your class for ${name} on ${day} at ${localTime}`;
export const chooseYourClass = 'Choose your class';
export const saving = 'Saving...';
export const matchByItselfAgain = (name: string) => `Match ${name} by itself again`;
export const matchByItself = 'Match by itself';
export const onName = (name: string) => `On ${name}`;
export const yourClass = 'Your class';
export const classesOn = (name: string) => `Classes on ${name}`;
export const placesAreSetOnlyForWhat =
  'Places are set only for what is linked to one of your classes. Links are made by name, time and room; where that is not enough, you choose.';
export const whichClasses = 'Which classes';
export const readInstantIn = (instantIn: string) => `Read ${instantIn}`;
export const isBeingRead = (name: string) => `${name} is being read`;
export const readAgain = 'Read again';
export const whatIChooseGoesForEvery =
  'What I choose goes for every class of the same name, also for those to come';
export const failedToLoadTheLinkedClasses = 'Failed to load the linked classes';
export const loadingLinkedClasses = 'Loading linked classes...';
export const loadMore = 'Load more';
export const notLinked = 'Not linked';
export const linked = 'Linked';
export const leftOut = 'Left out';
export const hasNotBeenReadYetPress = (name: string) => `${name} has not been read yet. Press Read again.`;
export const everyClassThatListsIsLinked = (name: string) =>
  `Every class that ${name} lists is linked or left out.`;
export const noClassThatListsIsLinked = (name: string) =>
  `No class that ${name} lists is linked to one of yours.`;
export const nothingIsLeftOut = 'Nothing is left out.';
export const linkedByYou = 'Linked by you';
export const leftOutByYou = 'Left out by you';
export const matched = 'Matched';
export const leftOutAsOthersOfIts = 'Left out, as others of its name';
export const marketplaceIntegrations = 'Marketplace Integrations';
export const whatIsMissingIsMarkedBelow = 'What is missing is marked below.';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Enter the password again to retry.`;
export const requestAccessTo = (systemName: string) => `Request access to ${systemName}`;
export const submitRequest = 'Submit request';
export const studioName = 'Studio name';
export const asItIsCalledInThat = 'As it is called in that system';
export const loginUrl = 'Login URL';
export const whereYouSignInToIt = 'Where you sign in to it';
export const username = 'Username';
export const ofAnAccountThatMayRead = 'Of an account that may read schedule and bookings';
export const password = 'Password';
export const ofThatAccount = 'Of that account';
export const whatElseOurTeamShouldKnow = 'What else our team should know';
export const credentialsAreSealedBeforeTheyAreStored =
  'Credentials are sealed before they are stored. Whenever our team looks at them to connect your system, it is recorded and shown to you.';
export const pleaseEnterTheLoginUrl = 'Please enter the login URL';
export const enterAnAddressSuchAsHttps = 'Enter an address such as https://app.example.com/login';
export const pleaseEnterYourStudioName = 'Please enter your studio name';
export const pleaseUseAtMostCharacters = (studioNameCharactersMax: number) =>
  `Use at most ${studioNameCharactersMax} characters`;
export const pleaseFillInAllRequiredFields = 'Please fill in all required fields';
export const usernameIsRequired = 'Username is required';
export const passwordIsRequired = 'Password is required';
export const requested = 'Requested';
export const reviewed = 'Reviewed';
export const credentialsSeenByOurTeam = 'Credentials seen by our team';
export const yourRequestWasRejected = 'Your request was rejected';
export const ourTeamNeedsCredentialsToConnect =
  'Our team needs credentials to connect it. Add them under Change request.';
export const couldNotBeRead = (name: string) => `${name} could not be read`;
export const pendingApproval = '⏳ Pending Approval';
export const rejected = 'Rejected';
export const requestAccess = 'Request access';
export const changeRequest = 'Change request';
export const cancelRequest = 'Cancel request';
export const requestAgain = 'Request again';
export const cancelTheRequestFor = (systemName: string) => `Cancel the request for ${systemName}?`;
export const theRequestAndItsCredentialsAre =
  'The request and its credentials are deleted. You can ask again at any time.';
export const disconnectSystemName = (systemName: string) => `Disconnect ${systemName}?`;
export const itsCredentialsAreDeletedClassesAnd =
  'Its credentials are deleted. Classes and bookings that are here stay; to connect it again our team has to approve it again.';
export const erpConfigurations = 'ERP Configurations';
export const pricingAndGuidelinesSaved = (name: string) => `${name}: pricing and guidelines`;
export const save = 'Save';
export const failedToSaveIntegration = 'Failed to save integration';
export const nameSaved = (name: string) => `${name} saved`;
export const integrationDisconnected = 'Integration disconnected';
export const failedToDisconnectIntegration = 'Failed to disconnect integration';
export const theConnectionTo = (
  name: string,
  result: { testId: string; at: string; ok: boolean; message: string } | null,
) => `The connection to ${name} ${result ? 'does not work' : 'is still being tested'}`;
export const itsResultWillShowOnThe = 'Its result will show on the card.';
export const failedToTestTheConnectionTo = (name: string) => `Failed to test the connection to ${name}`;
export const saved = 'Saved';
export const failedToLinkTheClass = 'Failed to link the class';
export const matchedByItselfAgain = 'Matched by itself again';
export const failedToChangeTheLink = 'Failed to change the link';
export const failedToReadTheMarketplace = 'Failed to read the marketplace';
export const yourIntegrationRequestHasBeenSubmitted = (systemName: string) =>
  `Your ${systemName} integration request has been submitted for approval`;
export const integrationRequestCancelled = 'Integration request cancelled';
export const failedToCancelRequest = 'Failed to cancel request';
export const lowPriority = 'low';
export const mediumPriority = 'medium';
export const highPriority = 'high';
