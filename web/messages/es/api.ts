export const theServerTookTooLongTo = 'El servidor tardó demasiado en responder. Inténtalo de nuevo.';
export const theServerCouldNotBeReached =
  'No se pudo contactar al servidor. Revisa tu conexión e inténtalo de nuevo.';
export const theServerCouldNotAnswer = 'El servidor no pudo responder.';
export const theServerIsBusyWaitA = 'El servidor está ocupado. Espera un momento e inténtalo de nuevo.';
export const messageRequestRequestId = (message: string, requestId: string) =>
  `${message} (solicitud ${requestId})`;
export const somethingWentWrongPleaseTryAgain = 'Algo salió mal. Inténtalo de nuevo.';
export const thatDidNotWork = 'No funcionó';
export const theUploadWasInterruptedCheckYour =
  'La carga se interrumpió. Revisa tu conexión y elige el archivo otra vez.';
export const theFileWasNotAcceptedPlease = 'El archivo no fue aceptado. Elígelo otra vez.';
