export const beToldWhenCupoIsClosed = 'Be told when Cupo is closed';
export const doNotOfferThisAgain = 'Do not offer this again';
export const showInThisBrowser = 'Show in this browser';
export const thisBrowserCanShowYouWhat =
  'This browser can show you what needs you: a decision that waits, a password that is refused. Your browser asks you to allow it, and you can switch it off in the settings at any time.';
export const itShowsNotificationsAlsoWhileCupo = 'It shows notifications, also while Cupo is closed.';
export const itShowsNoneYetYourBrowser = 'It shows none yet. Your browser will ask you to allow it.';
export const youHaveForbiddenNotificationsOfThis =
  'You have forbidden notifications of this site. Your browser’s settings can allow them again.';
export const itCannotShowNotificationsOnAn =
  'It cannot show notifications. On an iPhone, add Cupo to the home screen first.';
export const thisBrowser = 'This browser';
export const onLabel = 'On';
export const showNoMoreHere = 'Show no more here';
export const toAddress = (address: string) => ` to ${address}`;
export const noEMailsAreSent = (to: string) => `No e-mails are sent${to}`;
export const sendEMailsAgain = 'Send e-mails again';
export const oneCameBackOnYourMailbox = (instantIn: string) =>
  `One came back on ${instantIn}: your mailbox does not exist, or takes none of ours.`;
export const oneWasReportedAsSpamOn = (instantIn: string) => `One was reported as spam on ${instantIn}.`;
export const eMailIsNotSetUp = 'E-mail is not set up for this site yet, so none is sent.';
export const unsubscribedFromAnEMailOn = (instantIn: string) => `Unsubscribed from an e-mail on ${instantIn}`;
export const toAddressSentence = (address: string) => `To ${address}. `;
export const lastEMailOn = (instantIn: string) => `Last e-mail on ${instantIn}`;
export const hourOfTheMorning = 'Hour of the morning';
export const onYourStudiosClock = "On your studio's clock";
export const whatHappensMeanwhileIsToldWhen =
  'What happens meanwhile is told when they end. Payments are told at any hour.';
export const quietHours = 'Quiet hours';
export const quietFrom = 'Quiet from';
export const quietUntil = 'Quiet until';
export const chooseAnotherHourThanThatAt = 'Choose another hour than that at which it begins';
export const eachMorning = 'Each morning';
export const whatWaitsForYourAnswerAnd =
  'What waits for your answer and its worth, what failed, what was carried out';
export const eachMonday = 'Each Monday';
export const whatCupoEarnedHowFullThe = 'What Cupo earned, how full the week was, and the week to come';
export const whatCannotWait = 'What cannot wait';
export const aPasswordIsRefusedAMarketplace =
  'A password is refused, a marketplace does not answer, a class is oversold';
export const imports = 'Imports';
export const oneEndsOrFailsWhileYou = 'One ends or fails while you are not looking';
export const yourAccount = 'Your account';
export const aSignInFromANew = 'A sign-in from a new browser, access that our team gave or used';
export const billing = 'Billing';
export const aPaymentFailsOrYourFree = 'A payment fails, or your free trial ends';
export const what = 'What';
export const eMail = 'E-mail';
export const browser = 'Browser';
export const kindAndWay = (name: string, byEmail: boolean) =>
  `${name}, ${byEmail ? 'by e-mail' : 'in the browser'}`;
export const notifications = 'Notifications';
export const whatYouAreToldByE = 'What you are told, by e-mail or in the browser, and when';
export const saveNotifications = 'Save Notifications';
export const failedToLoadWhatYouAre = 'Failed to load what you are told';
export const newLabel = 'New';
export const nothingYet = 'Nothing yet';
export const whatNeedsYouWhatWasDone =
  'What needs you, what was done and what was earned is told here, and stays for 90 days.';
export const failedToLoadNotifications = 'Failed to load notifications';
export const showEarlierOnes = 'Show earlier ones';
export const whatNeedsYouWhatWasDoneAnd = 'What needs you, what was done and what was earned';
export const chooseWhatYouAreTold = 'Choose your notifications';
export const thisBrowserCouldNotBeReached = 'This browser could not be reached by notifications';
export const notificationsInThisBrowserCouldNot = 'Notifications in this browser could not be switched off';
export const notificationsSaved = 'Notifications saved';
export const failedToSaveNotifications = 'Failed to save notifications';
export const eMailsAreSentAgain = 'E-mails are sent again';
export const eMailsCouldNotBeSwitched = 'E-mails could not be switched on again';
export const errorLoadingNotifications = 'Error loading notifications';
export const languageSaved = 'Language saved';
export const failedToSaveLanguage = 'Failed to save the language';
