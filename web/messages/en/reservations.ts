import { counted, wordFor } from '../counted.ts';

export const recentConfirmations = 'Recent Confirmations';
export const bookingsAndCancellationsFromEMail = 'Bookings and cancellations from e-mail, newest first';
export const recentConfirmationsTitle = 'Recent confirmations';
export const noReservationsFromEMailYet = 'No reservations from e-mail yet. They appear here.';
export const failedToConnectGmail = 'Failed to connect Gmail';
export const popupWasBlockedByYourBrowser =
  'Popup was blocked by your browser. Please allow popups for this site and try again.';
export const pleaseAllowPopupsToConnectGmail = 'Please allow popups to connect Gmail';
export const oAuthTimedOutPleaseTryAgain =
  'OAuth timed out. Please try again and complete the authorization within 2 minutes.';
export const gmailConnectionTimedOut = 'Gmail connection timed out';
export const notAuthenticated = 'Not authenticated';
export const noAuthUrlReturnedFromServer = 'No auth URL returned from server';
export const oAuthCompletedButTokenNotSaved = 'OAuth completed but token not saved. Please try again.';
export const theGoogleWindowWasClosedBefore =
  'The Google window was closed before Gmail was connected. Please try again.';
export const disconnectGmail = 'Disconnect Gmail?';
export const cancel = 'Cancel';
export const disconnectGmailTitle = 'Disconnect Gmail';
export const isNoLongerReadAndOur = (email: string) =>
  `${email} is no longer read, and we give our permission to read it back to Google. Bookings from its e-mails stay.`;
export const theReservationsCouldNotBeLoaded = 'The reservations could not be loaded';
export const showMore = 'Show more';
export const toReview = 'To review';
export const failed = 'Failed';
export const skipped = 'Skipped';
export const reservationsToReview = 'Reservations to review';
export const nothingWaitsForYouWhatCannot =
  'Nothing waits for you. What cannot be read for sure comes here, and is never guessed.';
export const failedEvents = 'Failed events';
export const noFailedEvents = 'No failed events.';
export const eMailsThatWereSkipped = 'E-mails that were skipped';
export const noneEMailsThatSeemTo =
  'None. E-mails that seem to have no reservation come here, so that you can correct us.';
export const fromFromInstantIn = (from: string, instantIn: string) => `From ${from}, ${instantIn}`;
export const reviewOf = (title: string) => `Review ${title}`;
export const review = 'Review';
export const correctOf = (title: string) => `Correct ${title}`;
export const correct = 'Correct';
export const retryOf = (title: string) => `Retry ${title}`;
export const retry = 'Retry';
export const deleteOf = (title: string) => `Delete ${title}`;
export const deleteLabel = 'Delete';
export const failedEventsTitle = 'Failed Events';
export const eMailsThatWaitForYou = 'E-mails that wait for you, that failed, or that were skipped';
export const events = 'Events';
export const deleteTheLayout = (form: string) => `Delete the layout ${form}`;
export const noneYetCorrectAnEMail =
  'None yet. Correct an e-mail once, and those like it are read without you.';
export const learnedLayouts = 'Learned layouts';
export const learnedLayoutsTitle = 'Learned Layouts';
export const eMailsLikeOneThatYou = 'E-mails like one that you corrected: they are read without you';
export const layoutsMayServeOthers =
  'When other studios teach the same layout, our team may let it read their e-mails and yours. Only everyday words and the sender’s domain are shared. What your customers are called or wrote never leaves your studio.';
export const theLearnedLayoutsCouldNotBe = 'The learned layouts could not be loaded';
export const theEMail = 'The e-mail';
export const textOfTheEMail = 'Text of the e-mail';
export const noSubject = '(no subject)';
export const selectAPartOfTheE = 'Select a part of the e-mail, or choose below.';
export const isThe = (shown: string) => `“${shown}” is the`;
export const pleaseUseTheSelectedTextAs = (label: string) => `Use the selected text as ${label}`;
export const notTold = 'Not in the e-mail';
export const whatItSays = 'What it says';
export const places = 'Places';
export const enterHowManyPlaces = (most: number) => `Enter how many places are booked, from 1 to ${most}.`;
export const customer = 'Customer';
export const classLabel = 'Class';
export const day = 'Day';
export const time = 'Time';
export const reference = 'Reference';
export const whyThisNeedsYourReview = 'Why this needs your review';
export const itIsLikelyThatAllOf = (percent: string) => `We are ${percent} sure we read this correctly.`;
export const whatWasRead = 'What was read';
export const confirm = 'Confirm';
export const reviewAReservation = 'Review a reservation';
export const theReservationWasNotAdded = 'The reservation was not added';
export const whatYouSeeIsWhatIt = ' What you see is what it says now.';
export const theReservationCouldNotBeLoaded = 'The reservation could not be loaded';
export const chooseWhatTheMailSays = 'Choose what the mail says';
export const chooseTheClassItIsAbout = 'Choose the class it is about';
export const theBookingsOfTheClassAre = 'The bookings of the class are on their way';
export const chooseTheBookingThatIsCancelled = 'Choose the booking that is cancelled';
export const whatTheMailSays = 'What the mail says';
export const chooseOne = 'Choose one';
export const optional = 'Optional';
export const chooseTheDayToSeeIts = 'Choose the day to see its classes.';
export const thereAreNoClassesOn = (day: string) => `There are no classes on ${day}.`;
export const classesOn = (day: string) => `Classes on ${day}`;
export const theClassHasNoOpenBooking = (channelName: string) =>
  `The class has no open booking of ${channelName}: no place is freed.`;
export const bookingThatIsCancelled = 'Booking that is cancelled';
export const unknownCustomer = 'Unknown customer';
export const bookedInstantIn = (instantIn: string) => `Booked ${instantIn}`;
export const noneOfThese = 'None of these';
export const noPlaceIsFreed = 'No place is freed.';
export const whatItMeans = 'What it means';
export const chooseTheDay = (day: string | null) => `Choose the day${day ? `, ${day}` : ''}`;
export const theClassIsMarkedAsCancelled =
  'The class is marked as cancelled, and Cupo makes no more decisions for it. Its bookings stay as they are.';
export const pleaseFillInAllFields = 'Please fill in all fields';
export const enterAWholeAddressAsBookings = 'Enter a whole address, as bookings@example.com';
export const senderEmail = 'Sender email';
export const marketplaceName = 'Marketplace name';
export const aStudioHasAtMostSenders = (sendersMax: number) =>
  `A studio has at most ${sendersMax} senders. Delete one first.`;
export const addMapping = 'Add Mapping';
export const deleteSenderEmail = (senderEmail: string) => `Delete ${senderEmail}`;
export const noSendersYetNoMailIs = 'No senders yet: no mail is read before you add the first.';
export const senderMappings = 'Sender mappings';
export const whichAddressesToAdd = 'Which addresses to add';
export const fitpassAndTotalPass = 'Fitpass and TotalPass';
export const theSenderOfTheBookingMails =
  'The sender of the booking mails that you get: open one and copy the address behind the name.';
export const reportsBookingsOnItsOwnOnce =
  'Reports bookings on its own once connected. Add an address only if you also get e-mails about them.';
export const emailSenderMappings = 'Email Sender Mappings';
export const onlyMailsFromTheseAddressesAre = 'Only mails from these addresses are read';
export const theSenderMappingsCouldNotBe = 'The sender mappings could not be loaded';
export const waitingForGoogle = 'Waiting for Google';
export const reconnect = 'Reconnect';
export const connectGmail = 'Connect Gmail';
export const connectionLost = 'Connection lost';
export const connected = 'Connected';
export const gmailIsNotConnected = 'Gmail is not connected';
export const disconnect = 'Disconnect';
export const gmailHasToBeConnectedAgain = 'Gmail has to be connected again';
export const untilThenNoReservationMailIs = (problem: string) =>
  `${problem || 'Google no longer lets us read this mailbox.'} Until then no reservation mail is read; none is lost.`;
export const gmailCannotBeConnectedHereThis =
  'Gmail cannot be connected here: this deployment has no access to Google.';
export const noEMailIsReadUntil = 'No e-mail is read until you switch this on.';
export const readsNewEMailsFromYour =
  'Reads new e-mails from your senders within a minute and adds the bookings to their classes';
export const emailSync = 'Email sync';
export const pleaseEnterASyncEmailAddress = 'Please enter a sync email address';
export const pleaseConnectGmailBeforeSaving = 'Please connect Gmail before saving';
export const syncEmail = 'Sync email';
export const theGmailAddressThatYourMarketplaces = 'The Gmail address that your marketplaces write to';
export const saveConfiguration = 'Save Configuration';
export const theAddressMustMatchTheConnected = (email: string) =>
  `The address must match the connected account, ${email}.`;
export const theAddressMustMatchTheGmail = 'The address must match the Gmail account that you connect.';
export const lastSync = 'Last sync';
export const notYet = 'Not yet';
export const onItsWay = 'On its way';
export const reservationEmailSync = 'Reservation Email Sync';
export const bookingsThatMarketplacesSendByE =
  'Bookings that marketplaces send by e-mail, read from your Gmail';
export const emailSyncCouldNotBeLoaded = 'Email sync could not be loaded';
export const correctWhatWasRead = 'Correct what was read';
export const thereIsNoDateInThe = 'There is no date in the selected text.';
export const thereIsNoTimeInThe = 'There is no time in the selected text.';
export const save = 'Save';
export const thisWasNotSaved = 'This was not saved';
export const theTextOfThisEMail = 'The text of this e-mail is not stored any more.';
export const theEMailCouldNotBe = 'The e-mail could not be loaded';
export const date = 'Date';
export const chooseWhatHappened = 'Choose what happened';
export const enterAtLeastTheClassThe = 'Enter at least the class, the date or the reference';
export const noReservation = 'No reservation';
export const offerToUse = (text: string) => `Use: “${text}”`;
export const notInTheEMail = 'Not in the e-mail';
export const writeTheNamesAndTheReference =
  'Write the names and the reference as the e-mail does. Leave empty what it does not say.';
export const whatHappened = 'What happened';
export const eMailsOfThisSenderThat =
  'E-mails of this sender that look like this one are then read without you.';
export const onlyEMailsFromAProven = (unproven: string) =>
  `${unproven} Only e-mails from a proven sender can be read without you.`;
export const rememberThisLayout = 'Remember this layout';
export const theReservationsCouldNotBeRefreshed = 'The reservations could not be refreshed';
export const theReservationCouldNotBeRefreshed = 'The reservation could not be refreshed';
export const theBookingsOfTheClassCould = 'The bookings of the class could not be loaded';
export const addingTheReservation = 'Adding the reservation';
export const reservationAdded = 'Reservation added';
export const theReservationWaitsForYourReview = 'The reservation waits for your review';
export const theReservationFailedAgain = 'The reservation failed again';
export const theEMailIsNotAbout = 'The e-mail is not about a reservation';
export const failedToRetryEvent = 'Failed to retry event';
export const theReservationIsDeleted = 'The reservation is deleted';
export const failedToDeleteEvent = 'Failed to delete event';
export const theLearnedLayoutsCouldNotBeRefreshed = 'The learned layouts could not be refreshed';
export const alsoReadThatWaited = (alsoRead: number) =>
  ` Also read: ${counted(alsoRead, 'other e-mail')} that waited.`;
export const theEMailIsSkipped = 'The e-mail is skipped';
export const layoutDeleted = 'Layout deleted';
export const failedToDeleteLayout = 'Failed to delete layout';
export const theSenderMappingsCouldNotBeRefreshed = 'The sender mappings could not be refreshed';
export const failedToAddMapping = 'Failed to add mapping';
export const noIntegrationFound = 'No integration found';
export const mailsFromAreRead = (senderEmail: string) => `Mails from ${senderEmail} are read`;
export const mappingDeleted = 'Mapping deleted';
export const failedToDeleteMapping = 'Failed to delete mapping';
export const emailSyncCouldNotBeRefreshed = 'Email sync could not be refreshed';
export const gmailConnectedSuccessfully = 'Gmail connected successfully!';
export const gmailDisconnectedSuccessfully = 'Gmail disconnected successfully';
export const failedToDisconnectGmail = 'Failed to disconnect Gmail';
export const emailSyncConfigurationSaved = 'Email sync configuration saved';
export const failedToSaveConfiguration = 'Failed to save configuration';
export const emailSyncIsSwitched = (syncEnabled: boolean) =>
  `Email sync is switched ${syncEnabled ? 'on' : 'off'}`;
export const failedToUpdateSyncStatus = 'Failed to update sync status';
export const booking = 'Booking';
export const cancellation = 'Cancellation';
export const classCancelled = 'Class cancelled';
export const toRead = (waitingMails: number) => `${counted(waitingMails, 'mail')} to read`;
export const upToDate = 'Up to date';
export const ofBooked = (bookings: number, totalCapacity: number) => `${bookings} of ${totalCapacity} booked`;
export const fitsPercent = (percent: string) => `fits ${percent}`;
export const reservationsToAdd = (shown: string, reservations: number) =>
  `${shown} ${wordFor(reservations, 'reservation to add', 'reservations to add')}`;
export const weWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done}. We will read e-mails like this by ourselves.${others}`;
export const reservationsOfTheEMail = 'Reservations of the e-mail';
export const reservationNumber = (number: number) => `Reservation ${number}`;
export const leaveOutReservation = (number: number) => `Leave out reservation ${number}`;
export const addAnotherReservation = 'Add another reservation';
export const anEMailHasAtMost = (reservations: number) =>
  `An e-mail can have ${counted(reservations, 'reservation')} at most.`;
export const itIsTheSameAsAnother = 'It is the same as another one';
export const reservationNumberLacks = (number: number, what: string) => `Reservation ${number}: ${what}`;
export const labelOfReservation = (label: string, number: number) => `${label}, reservation ${number}`;
export const reservationsAreAdded = (added: number) => `${counted(added, 'reservation')} added.`;
export const reservationsAreBeingAdded = (coming: number) =>
  `${counted(coming, 'reservation')} ${wordFor(coming, 'is', 'are')} being added.`;
export const reservationsWaitForYou = (waiting: number) =>
  `${counted(waiting, 'reservation')} ${wordFor(waiting, 'waits', 'wait')} for your review.`;
export const severalAndWeWillReadEMailsLikeThis = (done: string, others: string) =>
  `${done} We will read e-mails like this by ourselves.${others}`;
export const severalButNothingWasLearned = (done: string) =>
  `${done} We could not learn how e-mails like this are written, so the next ones need you again.`;
