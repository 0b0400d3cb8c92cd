import { counted, wordFor } from '../counted.ts';

export const watchTheRecordingOf = (className: string) => `Ver a gravação de ${className}`;
export const watch = '▶ Ver';
export const recording = 'Gravação';
export const timestamp = 'Data e hora';
export const platform = 'Plataforma';
export const classLabel = 'Aula';
export const action = 'Ação';
export const status = 'Status';
export const details = 'Detalhes';
export const sinceInstantIn = (instantIn: string) => `Desde ${instantIn}`;
export const allPlatforms = 'Todas as plataformas';
export const allStatuses = 'Todos os status';
export const chooseLabelDayDay = (label: string, day: string | null) =>
  `Escolher ${label}${day ? `, ${day}` : ''}`;
export const findByClassName = 'Buscar por nome da aula';
export const clearTheClassName = 'Limpar o nome da aula';
export const filters = 'Filtros';
export const from = 'De';
export const to = 'Até';
export const clearFilters = 'Limpar filtros';
export const activityLogs = 'Registro de atividade';
export const everyChangeOfPlacesAtYour = 'Cada mudança de vagas nos seus marketplaces, com comprovante';
export const errorLoadingLogs = 'Não foi possível carregar os registros';
export const success = 'Sucesso';
export const failure = 'Falha';
export const pending = 'Pendente';
export const notSent = 'Não enviado';
export const loadingActivityLogs = 'Carregando o registro de atividade...';
export const noChangesMatchTheseFilters = 'Nenhuma mudança corresponde a estes filtros.';
export const noActivityLogsYetAutomationActions =
  'Ainda não há atividade. O que a automação fizer aparecerá aqui.';
export const lookedThroughEverythingSince = (at: string) => `Tudo foi verificado desde ${at}`;
export const lookFurtherBack = 'Buscar mais para trás';
export const loadMore = 'Carregar mais';
export const exportCsv = 'Exportar CSV';
export const recentActions = 'Ações recentes';
export const timesIn = (zone: string) => `Horários de ${zone}`;
export const changesFound = (hasMore: boolean, changes: number) =>
  `${hasMore ? 'Pelo menos ' : ''}${counted(changes, 'mudança', 'mudanças')}`;
export const sendAgainOn = (className: string, channelName: string) =>
  `Enviar de novo: ${className} em ${channelName}`;
export const sendAgain = 'Enviar de novo';
export const classNameDayAtClassLocal = (className: string, day: string, classLocalTime: string) =>
  `${className}, ${day} às ${classLocalTime}`;
export const thereMayBeMoreChooseThe = 'Pode haver mais: escolha o status Falha para ver todas.';
export const couldNotDoIt = 'Não conseguiu fazer?';
export const cancel = 'Cancelar';
export const markAsNotDone = 'Marcar como não feito';
export const whatWentWrong = 'O que deu errado?';
export const optionalItIsKeptInLogs = 'Opcional. Fica guardado em Registros.';
export const playback = 'Reprodução';
export const previousStep = 'Passo anterior';
export const pause = 'Pausar';
export const play = 'Reproduzir';
export const nextStep = 'Próximo passo';
export const stepOf = (step: number, total: number) => `Passo ${step} de ${total}`;
export const spacePlaysAndPausesArrowKeys = 'A barra de espaço reproduz e pausa; as setas mudam de passo';
export const dayAtClassLocalTimeAction = (day: string, classLocalTime: string, actionText: string) =>
  `${day} às ${classLocalTime} · ${actionText}`;
export const backToLogs = 'Voltar a Registros';
export const classNameOnChannelName = (className: string, channelName: string) =>
  `${className} em ${channelName}`;
export const technicalViewStepByStep = 'Visão técnica, passo a passo';
export const theRecordingCouldNotBeLoaded = 'Não foi possível carregar a gravação';
export const loadingTheRecording = 'Carregando a gravação...';
export const nothingHasBeenRecordedForThis = 'Nada foi gravado desta mudança ainda.';
export const whatHappened = 'O que aconteceu';
export const beforePlaces = (places: number) => `Antes ${places}`;
export const setPlaces = (places: number) => `${wordFor(places, 'definida')} ${places}`;
export const nothingToSet = 'nada a definir';
export const notSetYet = (placesTo: number) => `${placesTo} ainda não ${wordFor(placesTo, 'definida')}`;
export const nameShows = (name: string, places: number) => `${name} mostra ${places}`;
export const hasNotConfirmedIt = (name: string) => `${name} não confirmou`;
export const fractionOfSeconds = (seconds: number) => counted(seconds, 'segundo', 'segundos');
export const seconds = (seconds: number) => counted(seconds, 'segundo', 'segundos');
export const minutes = (minutes: number) => counted(minutes, 'minuto', 'minutos');
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const atAndLasted = (at: string, lasted: string) => `${at}, em ${lasted}`;
export const before = 'Antes';
export const after = 'Depois';
export const placesOnTheMarketplace = 'vagas no marketplace';
export const atAndMs = (at: string, durationMs: number) => `${at} · ${durationMs} ms`;
export const noAnswer = 'Sem resposta';
export const request = 'Solicitação';
export const answer = 'Resposta';
export const confirmThePlacesOf = (className: string) => `Confirmar as vagas de ${className}`;
export const confirm = 'Confirmar';
export const couldNotDoItFor = (className: string) => `Não foi possível fazer: ${className}`;
export const couldNotDoItText = 'Não foi possível fazer';
export const steps = 'Passos';
export const noAnswerInText = 'sem resposta';
export const theRecordingCouldNotBeRefreshed = 'Não foi possível atualizar a gravação';
export const changeConfirmed = 'Mudança confirmada';
export const markedAsNotDone = 'Marcado como não feito';
export const failedToConfirmTheChange = 'Não foi possível confirmar a mudança';
export const downloadFailed = 'Não foi possível baixar';
export const theChangeIsSentAgain = 'A mudança está sendo enviada de novo';
export const failedToSendTheChangeAgain = 'Não foi possível enviar a mudança de novo';
export const answeredABooking = 'Resposta a uma reserva';
export const classCancelled = 'Aula cancelada';
export const classTakesPlace = 'A aula acontece';
export const keptAt = (placesTo: number) => `Mantido em ${counted(placesTo, 'vaga', 'vagas')}`;
export const increased = 'Aumentou';
export const reduced = 'Diminuiu';
export const fromTo = (way: string, placesFrom: number, placesTo: number) =>
  `${way} de ${placesFrom} para ${counted(placesTo, 'vaga', 'vagas')}`;
export const approvedDecision = 'Decisão aprovada';
export const automatic = 'Automático';
export const manualEdit = 'Edição manual';
export const setAgain = 'Definido de novo';
export const bookingRequest = 'Solicitação de reserva';
export const reportedByEMail = 'Informado por e-mail';
export const readInKenko = 'Lido no Kenko';
export const cancelledInKenko = 'Cancelada no Kenko';
export const takesPlaceInKenko = 'Acontece no Kenko';
export const cancelledInAFile = 'Cancelada em um arquivo';
export const errorDetails = (details: string) => `Erro: ${details}`;
export const moreThanAreNotOnTheir = (count: number) =>
  `Mais de ${counted(count, 'mudança', 'mudanças')} não estão no marketplace`;
export const countChangeCountIsNotOn = (count: number) =>
  `${counted(count, 'mudança', 'mudanças')} ${wordFor(count, 'não está', 'não estão')} no marketplace`;
export const notOnSince = (placesTo: number, platform: string, since: string) =>
  `${counted(placesTo, 'vaga não está', 'vagas não estão')} em ${platform} desde ${since}`;
export const exportedRowsChange = (rows: number) => counted(rows, 'mudança exportada', 'mudanças exportadas');
export const backToForOlderOnesChoose = (count: string, instantIn: string) =>
  `${count}, até ${instantIn}. Para as anteriores, escolha um último dia mais cedo e exporte de novo.`;
export const showsPlaces = (name: string, places: number) =>
  `${name} mostra ${counted(places, 'vaga', 'vagas')}.`;
export const isToShowPlaces = (name: string, places: number) =>
  `${name} deve mostrar ${counted(places, 'vaga', 'vagas')}.`;
export const replaced = 'Não foi enviada: uma mudança mais nova a substituiu.';
export const tooLate = 'Não foi enviada a tempo: as mudanças automáticas desta aula já tinham terminado.';
export const classBegan = 'Não foi enviada: a aula já começou.';
export const notConfirmed = 'Não foi feita: ninguém confirmou a tempo.';
export const pausedByStudio = 'Em espera: a automação está pausada. Será enviada quando você a retomar.';
export const pausedByTeam =
  'Em espera: pausamos a automação para todos os estúdios. Será enviada quando ela voltar a funcionar.';
export const decidedAt = 'Decidido';
export const appliedAt = 'Aplicado';
export const endedAt = 'Encerrado';
export const classDate = 'Data da aula';
export const classTime = 'Horário da aula';
export const placesChanged = 'Mudança de vagas';
export const places = 'Vagas';
export const source = 'Origem';
export const logsFileName = (today: string) => `registro-de-atividade-${today}.csv`;
