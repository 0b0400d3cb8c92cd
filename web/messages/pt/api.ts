export const theServerTookTooLongTo = 'O servidor demorou demais para responder. Tente de novo.';
export const theServerCouldNotBeReached =
  'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';
export const theServerCouldNotAnswer = 'O servidor não conseguiu responder.';
export const theServerIsBusyWaitA = 'O servidor está ocupado. Espere um momento e tente de novo.';
export const messageRequestRequestId = (message: string, requestId: string) =>
  `${message} (solicitação ${requestId})`;
export const somethingWentWrongPleaseTryAgain = 'Algo deu errado. Tente de novo.';
export const thatDidNotWork = 'Não funcionou';
export const theUploadWasInterruptedCheckYour =
  'O envio foi interrompido. Verifique sua conexão e escolha o arquivo de novo.';
export const theFileWasNotAcceptedPlease = 'O arquivo não foi aceito. Escolha-o de novo.';
