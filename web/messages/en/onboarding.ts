import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
import { wordFor } from '../counted.ts';

export const lookThroughYourClassesAndHow =
  'Look through your classes, and how full each one is expected to be.';
export const runTheAiOptimizerItSays =
  'Run the AI optimizer: it says for every open class where its places earn most.';
export const approveWhatConvincesYouEachChange =
  'Approve what convinces you. Each change is sent, read back and recorded.';
export const comeFromYourSystem = 'Come from your system';
export const classesUploadedUploaded = (classesUploaded: number) => `${classesUploaded} uploaded`;
export const welcomeTo = (name: string) => `Welcome to ${name}!`;
export const yourStudioIsSetUpThis = 'Your studio is set up. This is where it stands.';
export const summary = 'Summary';
export const regionalSettings = 'Regional Settings';
export const configured = 'Configured';
export const classes = 'Classes';
export const marketplaces = 'Marketplaces';
export const marketplacesConnectedConnected = (marketplacesConnected: number) =>
  `${marketplacesConnected} connected`;
export const noneYet = 'None yet';
export const whatsNext = 'What’s Next';
export const addMarketplaces = 'Add Marketplaces';
export const viewMyClasses = 'View My Classes';
export const goToDashboard = 'Go to Dashboard';
export const comingSoon = 'Coming soon';
export const marketplaceConnectionWillBeAvailableAfter =
  'Marketplace connection will be available after onboarding';
export const theMarketplacesCouldNotBeLoaded = 'The marketplaces could not be loaded';
export const connectName = (name: string) => `Connect ${name}`;
export const connect = 'Connect';
export const connectYourMarketplaces = 'Connect your marketplaces';
export const placesAreOfferedWhereTheyEarn =
  'Places are offered where they earn most. You can connect them now or later.';
export const whatIsAVisitWorthTo = 'What is a visit worth to you?';
export const placesAreKeptForYourOwn =
  'Places are kept for your own customers where their visits are worth more than a marketplace pays. You can change this later in Settings.';
export const skipForNow = 'Skip for Now';
export const completeSetup = 'Complete Setup';
export const skipToDashboard = 'Skip to Dashboard';
export const setUpYourStudio = 'Set up your studio';
export const yourProgressCouldNotBeLoaded = 'Your progress could not be loaded';
export const done = 'done';
export const currentStep = 'current step';
export const toDo = 'to do';
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const welcomeToProduct = (name: string) => `Welcome to ${name}`;
export const firstTellUsWhatYourStudio =
  'First, tell us what your studio is called, where it is and which currency you use. We suggest what your browser tells us. Please check the currency and the time zone: your files are read with them.';
export const saveAndContinue = 'Save and Continue';
export const uploadRequired = 'Upload required';
export const pleaseUploadAtLeastOneClass = 'Please upload at least one class to continue';
export const yourSystem = 'your system';
export const yourClassesComeFromByThemselves = (called: string) =>
  `Your classes come from ${called} by themselves. You need not upload anything.`;
export const yourClassesWillComeFromOnce = (called: string) =>
  `Your classes will come from ${called} once our team has connected it. Go on without a file, or upload one to begin today.`;
export const uploadYourClassSchedule = 'Upload your class schedule';
export const theClassesOfTheComingWeeks =
  'The classes of the coming weeks, as a CSV file. A template shows which columns it needs.';
export const uploadMoreClasses = 'Upload More Classes';
export const uploadClassSchedule = 'Upload Class Schedule';
export const continueToMarketplaces = 'Continue to Marketplaces';
export const failedToConnectErpPleaseTry = 'Failed to connect ERP. Please try again.';
export const customErp = 'Custom ERP';
export const tellUsWhatYourStudioRuns = 'Tell us what your studio runs on, and our team gets in touch.';
export const erpDetails = 'ERP Details';
export const systemNameAndLoginAddress = 'System name and login address';
export const requestIntegration = 'Request Integration';
export const connectYourStudioSystem = 'Connect your studio system';
export const howShouldWeGetYourClass = 'How should we get your class schedule?';
export const yourStudioRunsOnKenkoOur = 'Your studio runs on Kenko. Our team approves the connection.';
export const connectKenko = 'Connect Kenko';
export const manualDataEntry = 'Manual Data Entry';
export const uploadYourScheduleAsACsv = 'Upload your schedule as a CSV file. Ready at once.';
export const pleaseUseManualUpload = 'Use Manual Upload';
export const youGiveUsTheSignIn = (name: string) =>
  `You give us the sign-in of an account that may read your schedule in ${name}: below, or later under Integrations.`;
export const ourTeamConnectsItYouSee = 'Our team connects it. You see how it stands under Integrations.';
export const yourClassesAndBookingsThenCome =
  'Your classes and bookings then come in by themselves. Until then you can go on with the setup, or upload a file.';
export const weSavedYourChoiceThisIs = 'We saved your choice. This is what happens next:';
export const failedToConnectIntegration = 'Failed to connect integration';
export const enterThePasswordAgainToRetry = (message: string) =>
  `${message} Enter the password again to retry.`;
export const doThisLater = 'Do This Later';
export const sendAndContinue = 'Send and Continue';
export const failedToSaveYourProgress = 'Failed to save your progress';
export const back = 'Back';
export const accountSetup = 'Account Setup';
export const erpConnection = 'ERP Connection';
export const classSchedule = 'Class Schedule';

export const classesAreUploaded = (shown: ReactNode, classes: number) =>
  rich(shown, ` ${wordFor(classes, 'class', 'classes')} uploaded`);
