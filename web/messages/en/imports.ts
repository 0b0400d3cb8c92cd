import { counted, wordFor } from '../counted.ts';

export const downloadFailed = 'Download failed';
export const viewSchedule = 'View Schedule';
export const downloadRejectedRows = 'Download Rejected Rows';
export const importIsProcessing = 'Import is processing';
export const isBeingImported = (fileName: string) => `${fileName} is being imported.`;
export const removed = 'Removed';
export const kept = 'Kept';
export const clearImportData = 'Clear Import Data';
export const removeWhatCameInFromFiles = 'Remove what came in from files and e-mails, to start over';
export const back = 'Back';
export const areYouAbsolutelySure = 'Are you absolutely sure?';
export const cancel = 'Cancel';
export const thisCannotBeUndoneItRemoves = 'This cannot be undone. It removes for good:';
export const clearBookingsOnly = 'Clear Bookings Only';
export const startOverWithYourBookingsAnd = 'Start over with your bookings and keep your schedule.';
export const allImportedBookings = 'All imported bookings';
export const reservationsThatWereReadFromE = 'Reservations that were read from e-mails';
export const pastImportsOfBookings = 'Past imports of bookings';
export const yourClassesWithTheirBookingsAnd = 'Your classes, with their bookings and revenue at zero';
export const yourIntegrationsRulesAndSettings = 'Your integrations, rules and settings';
export const yesClearBookings = 'Yes, clear bookings';
export const clearAllData = 'Clear All Data';
export const startOverWithAnEmptySchedule = 'Start over with an empty schedule.';
export const allClasses = 'All classes';
export const decisionsChangesAtMarketplacesAndPast = 'Decisions, changes at marketplaces and past imports';
export const yesClearAllData = 'Yes, clear all data';
export const bookingsCounted = (bookings: number) => counted(bookings, 'booking', 'bookings');
export const queuedReservations = (queue: number) =>
  counted(queue, 'queued reservation', 'queued reservations');
export const classesCounted = (classes: number) => counted(classes, 'class', 'classes');
export const historyEntries = (history: number) => counted(history, 'history entry', 'history entries');
export const importYourBookingsAgainSoThat = 'Import your bookings again, so that no place is sold twice.';
export const closeTheseClassesThereOrImport = 'Close these classes there, or import your schedule again.';
export const inProgress = (title: string) => `${title}: in progress`;
export const deletedSoFar = (counts: string) => `Deleted so far: ${counts}.`;
export const dataCleared = 'Data cleared';
export const deletedCounts = (counts: string) => `Deleted ${counts}.`;
export const somethingWentWrongPleaseTryAgain = 'Something went wrong. Please try again.';
export const errorClearingData = 'Error clearing data';
export const whyAndDeletedSoFar = (why: string, counts: string) => `${why} Deleted so far: ${counts}.`;
export const theFileIsEmptyPleaseChoose = 'The file is empty. Please choose the file that you exported.';
export const bytes = (sizeBytes: number) => `${sizeBytes} bytes`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const megabytes = (megabytes: string) => `${megabytes} MB`;
export const formatDetectedSuccessfully = 'Format detected successfully';
export const yourColumnsWereUnderstoodPleaseConfirm =
  'Your columns were understood. Please confirm the mapping below.';
export const columnMappingDetected = 'Column mapping detected';
export const pleaseReviewTheMappingBelowTo = 'Please review the mapping below to ensure accuracy.';
export const lowConfidenceDetection = 'Low confidence detection';
export const pleaseReviewAndAdjustTheColumn = 'Please review and adjust the column mappings below';
export const otherStudiosConfirmedTheseColumns =
  'Other studios confirmed these columns for files like yours. Please check them.';
export const ourOwnReadingWasNotSure =
  'Our own reading was not sure, so an AI model proposed these columns from their titles and masked values. Please check each of them.';
export const yourColumnsAreMappedAsLast = 'Your columns are mapped as last time.';
export const thisLooksLikeAnAttendanceList = 'This looks like an attendance list';
export const itSaysWhoCameAndNot =
  'It says who came, and not when places were booked. Cupo learns from bookings and does not use attendance. Export the list of bookings or reservations instead.';
export const thisLooksLikeAWaitlist = 'This looks like a waitlist';
export const peopleOnAWaitlistHaveNo =
  'People on a waitlist have no place yet, and Cupo does not use waitlists. Export the list of bookings or reservations instead.';
export const thisLooksLikeAPayoutReport = 'This looks like a payout report';
export const itSaysWhatAMarketplacePays =
  'It says what a marketplace pays you, and not when places were booked. Cupo does not use payouts. Export the list of bookings or reservations instead.';
export const utf16LittleEndian = 'UTF-16 (little endian)';
export const utf16BigEndian = 'UTF-16 (big endian)';
export const windows1252Latin = 'Windows-1252 (Latin)';
export const comma = 'Comma (,)';
export const semicolon = 'Semicolon (;)';
export const tab = 'Tab';
export const verticalBar = 'Vertical bar (|)';
export const yyyyMmDd20261231 = 'YYYY-MM-DD (2026-12-31)';
export const ddMmYyyy31122026 = 'DD/MM/YYYY (31/12/2026)';
export const mmDdYyyy12312026 = 'MM/DD/YYYY (12/31/2026)';
export const yyyyMmDd20261231Title = 'YYYY/MM/DD (2026/12/31)';
export const ddMmYyyy31122026Title = 'DD-MM-YYYY (31-12-2026)';
export const ddMmYy311226 = 'DD/MM/YY (31/12/26)';
export const mmDdYy123126 = 'MM/DD/YY (12/31/26)';
export const eachDateShowsItsOwnOrder = 'Each date shows its own order';
export const asTheClassDate = 'As the class date';
export const eachAmountShowsItsOwn = 'Each amount shows its own';
export const comma123450 = 'Comma (1.234,50)';
export const point123450 = 'Point (1,234.50)';
export const eachTimeShowsItsOwn = 'Each time shows its own';
export const n24Hours1830 = '24 hours (18:30)';
export const n12Hours630Pm = '12 hours (6:30 pm)';
export const n12HoursHourOnly6Pm = '12 hours, hour only (6 pm)';
export const fromTo24Hours1830 = 'From–to, 24 hours (18:30 - 19:20)';
export const fromTo12Hours630 = 'From–to, 12 hours (6:30 - 7:20 pm)';
export const theFileHasNone = 'The file has none';
export const rowRow = (row: number) => `Row ${row}`;
export const uploadClassSchedule = 'Upload Class Schedule';
export const uploadBookingData = 'Upload Booking Data';
export const dropYourCsvFileHereOr = 'Drop your CSV file here, or';
export const chooseACsvFile = 'Choose a CSV file';
export const browseFiles = 'Browse files';
export const removeName = (name: string) => `Remove ${name}`;
export const importHistory = 'Import History';
export const cancelImportOf = (fileName: string) => `Cancel Import of ${fileName}`;
export const cancelImport = 'Cancel Import';
export const started = 'Started';
export const file = 'File';
export const status = 'Status';
export const outcome = 'Outcome';
export const actions = 'Actions';
export const importLabel = 'Import';
export const close = 'Close';
export const uploading = 'Uploading';
export const analyzing = 'Analyzing';
export const notConfirmed = 'Not confirmed';
export const checking = 'Checking';
export const importing = 'Importing';
export const completed = 'Completed';
export const failed = 'Failed';
export const cancelled = 'Cancelled';
export const classSchedule = 'Class schedule';
export const bookings = 'Bookings';
export const rowsTextSaved = (rowsText: string) => `${rowsText} saved`;
export const rowsTextChecked = (rowsText: string) => `${rowsText} checked`;
export const nothingWasImported = 'Nothing was imported';
export const failedToLoadTheImportHistory = 'Failed to load the import history';
export const timesIn = (zone: string) => `Times in ${zone}`;
export const loadingImportHistory = 'Loading import history...';
export const noImportsYetFilesThatYou = 'No imports yet. Files that you upload appear here.';
export const loadMore = 'Load more';
export const yourColumnsMayHaveAnyName =
  'Your columns may have any name and order. You see what was understood and can correct it before anything is saved.';
export const theAiNeedsAtLeast1 = 'The AI needs at least 1 data row. Extra columns are ignored.';
export const dateAndTimeMayStandIn = 'Date and time may stand in one column, as 01/12/2026 18:30.';
export const filesOfUpTo100Mb =
  'Files of up to 100 MB and 1,000,000 rows are fine. Save spreadsheets as CSV first.';
export const everyRowIsCheckedBeforeThe =
  'Every row is checked before the first one is saved. Rows with errors can be downloaded, with what is wrong.';
export const uploadingTheSameFileAgainChanges =
  'Uploading the same file again changes nothing, so you can repeat an upload without harm.';
export const uploadSchedule = 'Upload Schedule';
export const aClassIsRecognizedByIts = 'A class is recognized by its name, start and room.';
export const uploadBookings = 'Upload Bookings';
export const uploadTheClassScheduleFirstBookings =
  'Upload the class schedule first: bookings of unknown classes are skipped and counted.';
export const downloadTemplateCsv = 'Download Template CSV';
export const iUnderstandLetMeUpload = 'I Understand, Let Me Upload';
export const classesImported = (classes: number) => `Imported ${counted(classes, 'class', 'classes')}`;
export const classesUpdated = (classes: number) => `updated ${counted(classes, 'class', 'classes')}`;
export const classesCancelled = (classes: number) => `cancelled ${counted(classes, 'class', 'classes')}`;
export const unchanged = 'unchanged';
export const bookingsImported = (bookings: number) => `Imported ${counted(bookings, 'booking')}`;
export const updated = (_bookings: number) => 'updated';
export const skippedNoMatchingClass = (_bookings: number) => 'skipped (no matching class)';
export const leftAsCancelled = (_bookings: number) => 'left as cancelled';
export const success = 'Success';
export const bookingsImportedSuccessfully = (shown: string, bookings: number) =>
  `${shown} ${wordFor(bookings, 'booking imported successfully!', 'bookings imported successfully!')}`;
export const fieldAndColumn = (field: string, column: string) => `${field} (column “${column}”)`;
export const rowAndAbout = (row: number, about: string) => `Row ${row}: ${about}`;
export const andMoreErrors = (shown: string, errors: number) =>
  `... and ${shown} ${wordFor(errors, 'more error', 'more errors')}`;
export const importFailed = 'Import failed';
export const occurredNoBookingsWereImported = (findingsTotal: number) =>
  `${counted(findingsTotal, 'error')} occurred. No bookings were imported.`;
export const validationFailed = 'Validation failed';
export const pleaseCheckTheErrorsBelow = 'Please check the errors below.';
export const theLastRowsAreBeingSaved = (soFar: string) => `The last rows are being saved; ${soFar}.`;
export const theLastRowsAreBeingSavedTitle = 'The last rows are being saved.';
export const hadBeenImportedAnd = (thingsText: string, imported: number) =>
  `${thingsText} had been imported and ${wordFor(imported, 'stays', 'stay')}.`;
export const hadBeenUpdatedAndSo = (thingsText: string, updated: number) =>
  `${thingsText} had been updated and ${wordFor(updated, 'stays', 'stay')} so.`;
export const someRowsMayHaveBeenSaved = 'Some rows may have been saved that are not counted.';
export const nothingWasImportedTitle = 'Nothing was imported.';
export const errorsCounted = (errors: number) => counted(errors, 'error');
export const importCancelled = 'Import cancelled';
export const detectionFailed = 'Detection failed';
export const uploadFailed = 'Upload failed';
export const couldNotDetectCsvFormatPlease = 'Could not detect CSV format. Please check your file.';
export const yourImportIsTakingLongerThan =
  'Your import is taking longer than expected. Please check your data in a moment.';
export const pleaseLogInToUploadYour = 'Please log in to upload your schedule.';
export const pleaseLogInToUploadBookings = 'Please log in to upload bookings.';
export const authenticationRequired = 'Authentication required';
export const rowsCounted = (rows: number) => counted(rows, 'row');
export const someOfRows = (some: string, rows: number) => `${some} of ${counted(rows, 'row')}`;
export const downloadRejectedRowsOf = (file: string) => `Download Rejected Rows of ${file}`;
export const rowsLeftOut = 'Rows left out';
export const rowsWereLeftOut = (rows: number) =>
  `${counted(rows, 'row was', 'rows were')} left out: you excluded them, or their status says that they do not count.`;
export const rowOfClass = (row: number, className: string, reason: string) =>
  `Row ${row}, ${className}: ${reason}`;
export const andMoreRows = (shown: string, rows: number) =>
  `... and ${shown} ${wordFor(rows, 'more row', 'more rows')}`;
export const skippedRows = 'Skipped rows';
export const columnMappingConfirmed = 'Column mapping confirmed';
export const pleaseMapAllRequiredFieldsAbove = 'Please map all required fields above';
export const pleaseSayAboveWhetherTheDay = 'Please say above whether the day or the month comes first';
export const confirmColumnMapping = 'Confirm Column Mapping';
export const theFirstRowsAsTheyStand = 'The first rows as they stand in the file';
export const preview = 'Preview';
export const previewOfTheFirstRows = 'Preview of the first rows';
export const checkingRows = 'Checking rows';
export const savingRows = 'Saving rows';
export const youCanCloseThisWellTell =
  'You can close this. We’ll tell you when it’s done. Every row is checked before the first one is saved.';
export const analyzingYourCsvFormat = 'Analyzing your CSV format...';
export const uploadingName = (name: string) => `Uploading ${name}`;
export const sizeOfSize = (sent: string, size: string) => `${sent} of ${size}`;
export const classesStayThatHaveBookingsWere =
  'Classes stay that have bookings, were sent to a marketplace, or were changed since. Classes that the file cancelled take place again. What else it changed in classes that were here before stays.';
export const bookingsStayThatAMarketplaceOr =
  'Bookings stay that a marketplace or your studio system reported too, or that were changed since. Bookings that were here before become again what they were.';
export const takeThisImportBack = 'Take this import back?';
export const takeBack = (thingsText: string) => `Take back ${thingsText}?`;
export const theseBookingsMayCountTwice = (bookings: string) =>
  `${bookings} are of clients who already had a booking of the same class, from another file, a marketplace or your studio system. If they are the same bookings, take this import back and check what each column means.`;
export const thisRemovesWhatAddedForGood = (fileName: string, retained: string) =>
  `This removes what ${fileName} added, for good. ${retained}`;
export const thingsAreClasses = (classes: number) => counted(classes, 'class', 'classes');
export const thingsAreBookings = (bookings: number) => counted(bookings, 'booking');
export const takeItBackOrTakeThem = (imported: number) => wordFor(imported, 'Take It Back', 'Take Them Back');
export const staysStay = (thingsText: string, rows: number) =>
  `${thingsText} ${wordFor(rows, 'stays', 'stay')}`;
export const itWasHereBeforeTheImport = (rows: number) =>
  wordFor(rows, 'it was here before the import', 'they were here before the import');
export const asTheImportChangedBecause = (stay: string, rows: number, was: string) =>
  `${stay} as the import changed ${wordFor(rows, 'it', 'them')}, because ${was}.`;
export const nothingWasTakenBack = 'Nothing was taken back.';
export const takenBack = (thingsText: string, rows: number) =>
  `${thingsText} ${wordFor(rows, 'was', 'were')} taken back.`;
export const countTextOfThingsText = (countText: string, thingsText: string) =>
  `${countText} of ${thingsText}`;
export const somethingWentWrongOnOurSide = 'Something went wrong on our side; you can try again.';
export const takingTheImportBack = 'Taking the import back';
export const theImportWasNotTakenBack = 'The import was not taken back';
export const nothingWasTakenBackTitle = 'Nothing was taken back';
export const importTakenBack = 'Import taken back';
export const continueInBackground = 'Continue in Background';
export const chooseAnotherFile = 'Choose Another File';
export const reviewMappingAgain = 'Review Mapping Again';
export const moreUploads = 'More uploads';
export const clearingData = 'Clearing data...';
export const invalidFileType = 'Invalid file type';
export const pleaseUploadACsvFile = 'Please upload a CSV file';
export const theImportedDataWasClearedMeanwhile = 'The imported data was cleared meanwhile.';
export const cancelledElsewhereOrCleared =
  'This import was cancelled elsewhere, or your data was cleared. Upload the file again if you still need it.';
export const theImportHistoryCouldNotBe = 'The import history could not be refreshed';
export const theImportCouldNotBeCancelled = 'The import could not be cancelled';
export const theyHaveBookings = (rows: number) => wordFor(rows, 'it has bookings', 'they have bookings');
export const theyWereSentToAMarketplace = (rows: number) =>
  wordFor(rows, 'it was sent to a marketplace', 'they were sent to a marketplace');
export const recommendationsForThemWaitInAi = (rows: number) =>
  wordFor(
    rows,
    'a recommendation for it waits in AI Decisions',
    'recommendations for them wait in AI Decisions',
  );
export const aMarketplaceOrYourStudioSystem = (rows: number) =>
  wordFor(
    rows,
    'a marketplace or your studio system reported it too',
    'a marketplace or your studio system reported them too',
  );
export const theyWereChangedSince = (rows: number) =>
  wordFor(rows, 'it was changed since', 'they were changed since');
export const stayBecause = (stay: string, why: string) => `${stay} because ${why}.`;
export const beenTakenBackSoFar = (part: string, rows: number) =>
  `${part} ${wordFor(rows, 'has', 'have')} been taken back so far.`;
export const goOnSellingThePlaces = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'goes', 'go')} on selling the places that were offered there.`;
export const beenImportedSoFar = (thingsText: string, imported: number) =>
  `${thingsText} ${wordFor(imported, 'has', 'have')} been imported so far`;
export const beenUpdatedSoFar = (thingsText: string, updated: number) =>
  `${thingsText} ${wordFor(updated, 'has', 'have')} been updated so far`;
export const exampleRoom = (letter: string) => `Studio ${letter}`;
export const exampleCyclingRoom = 'Cycle Room';
