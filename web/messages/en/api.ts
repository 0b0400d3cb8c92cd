export const theServerTookTooLongTo = 'The server took too long to answer. Please try again.';
export const theServerCouldNotBeReached =
  'The server could not be reached. Check your connection and try again.';
export const theServerCouldNotAnswer = 'The server could not answer.';
export const theServerIsBusyWaitA = 'The server is busy. Wait a moment and try again.';
export const messageRequestRequestId = (message: string, requestId: string) =>
  `${message} (request ${requestId})`;
export const somethingWentWrongPleaseTryAgain = 'Something went wrong. Please try again.';
export const thatDidNotWork = 'That did not work';
export const theUploadWasInterruptedCheckYour =
  'The upload was interrupted. Check your connection and choose the file again.';
export const theFileWasNotAcceptedPlease = 'The file was not accepted. Please choose it again.';
