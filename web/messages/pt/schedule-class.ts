import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const chart = 'Gráfico';
export const table = 'Tabela';
export const bookingsAgainstExpectedInNumbers = 'Reservas em relação ao esperado, em números';
export const beforeClass = 'Antes da aula';
export const booked = 'Reservado';
export const expected = 'Esperado';
export const usualRange = 'Faixa habitual';
export const usualFromTo = (low: string, high: string) => `${low} a ${high}`;
export const capacity = 'Capacidade';
export const bookingCurve = 'Curva de reservas';
export const shownOnceAFewPastClasses = 'Aparece quando algumas aulas passadas desta série forem conhecidas.';
export const showTheBookingCurveAs = 'Ver a curva de reservas como';
export const learntFrom = (sentence: string, classesLearntFrom: number) =>
  `${sentence} Aprendido com ${counted(classesLearntFrom, 'aula passada', 'aulas passadas')}.`;
export const onSaleThatDoNotExist = (places: number) =>
  `${counted(places, 'vaga', 'vagas')} à venda que não ${wordFor(places, 'existe', 'existem')}`;
export const automationIsPausedSoCupoDoes = (newPlaces: string) =>
  `Enquanto a automação está pausada, o Cupo não fecha o que é oferecido a mais. Você pode fechar, como uma mudança sua: ${newPlaces}.`;
export const placesAt = (channelName: string, places: number) =>
  `${channelName} ${counted(places, 'vaga', 'vagas')}`;
export const closeThem = 'Fechar o que sobra';
export const closingThem = 'Fechando o que sobra';
export const cancelledAsWrote = (channelName: string) => `Cancelada, segundo ${channelName}`;
export const cancelledInKenko = 'Cancelada no Kenko';
export const cancelledInKenkoSince = (instantIn: string) =>
  `O Cupo leu no Kenko em ${instantIn} que esta aula está cancelada. O Cupo fecha as vagas abertas nos marketplaces conectados, também enquanto a automação está pausada, e não decide nada sobre ela. As reservas ficam até serem canceladas. Se no Kenko a aula voltar a acontecer, o Cupo abre as vagas que fechou.`;
export const cancelledInAFile = 'Cancelada em um arquivo';
export const cancelledInAFileSince = (instantIn: string) =>
  `Um arquivo importado em ${instantIn} diz que esta aula está cancelada. O Cupo fecha as vagas abertas nos marketplaces conectados, mesmo enquanto a automação está pausada, e não toma mais decisões sobre ela. As reservas ficam como estão. A aula continua cancelada até você dizer que ela acontece, mesmo que outro arquivo a inclua.`;
export const puttingTheClassBack = 'Restaurando a aula';
export const itTakesPlace = 'Ela acontece';
export const theMailOfSaysThatThis = (instantIn: string) =>
  `O e-mail de ${instantIn} diz que esta aula não acontece. O Cupo fecha as vagas abertas nos marketplaces conectados (não enquanto a automação está pausada), não decide nada sobre ela e deixa as reservas como estão.`;
export const changeTheCapacity = 'Mudar a capacidade?';
export const cancel = 'Cancelar';
export const changeCapacity = 'Mudar capacidade';
export const theToo = (following: number) =>
  `Também ${wordFor(following, 'muda', 'mudam')} ${counted(following, 'aula seguinte da série', 'aulas seguintes da série')}.`;
export const openMarketplacePlacesThatNoLonger =
  'As vagas abertas nos marketplaces que não cabem mais são retiradas. As já vendidas ficam.';
export const capacityCannotBeLessThanCurrent = (min: number) =>
  `A capacidade não pode ser menor que as reservas atuais (${min})`;
export const capacityCannotBeMoreThan = (max: number) => `A capacidade não pode ser maior que ${max}`;
export const save = 'Salvar';
export const totalCapacity = 'Capacidade total';
export const atLeast = (min: number, overtaken: boolean, totalCapacity: number) =>
  `Pelo menos ${min}${overtaken ? `; agora ${totalCapacity}` : ''}`;
export const invalidCapacity = 'Capacidade inválida';
export const takenInTheClassItWas = (places: number) =>
  `inclui ${counted(places, 'vaga', 'vagas')} que ainda ${wordFor(places, 'está ocupada', 'estão ocupadas')} na aula como era antes de o Kenko mudá-la`;
export const bookedSoFar = 'reservado até agora';
export const bookingsExpectedLikely = (bookings: number, likely: string) =>
  `${counted(bookings, 'esperada', 'esperadas')}, ${likely}`;
export const expectedAtTheStart = 'esperado no início';
export const currentBookings = 'Reservas atuais';
export const occupancy = 'Ocupação %';
export const editCapacity = 'Editar capacidade';
export const capacityOverview = 'Visão da capacidade';
export const channelMix = 'Reservas por canal';
export const noBookingsYet = 'Ainda não há reservas.';
export const channel = 'Canal';
export const bookings = 'Reservas';
export const revenue = 'Receita';
export const failedStillShows = (slots: number) => `Falhou: ainda mostra ${slots}`;
export const failedNotConfirmed = 'Falhou: não confirmado';
export const notCheckedYet = 'Ainda não verificado';
export const showsSlots = (slots: number) => `Mostra ${slots}`;
export const stillShows = (slots: number) => `Ainda mostra ${slots}`;
export const cancelledOn = (channelName: string) => `Cancelada em ${channelName}`;
export const recurringTemplate = 'Modelo recorrente';
export const partOfRecurringSeries = 'Parte de uma série recorrente';
export const undo = 'Desfazer';
export const dayAtLocalTime = (day: string, localTime: string) => `${day} às ${localTime}`;
export const classLabel = 'Aula';
export const thisClassNoLongerExistsClose = 'Esta aula não existe mais. Feche para ver a grade.';
export const theClassCouldNotBeLoaded = 'Não foi possível carregar a aula';
export const setAsRecurring = 'Tornar recorrente';
export const close = 'Fechar';
export const unnamed = 'Sem nome';
export const noConfirmedBookingsYet = 'Ainda não há reservas confirmadas.';
export const bookingsKnownByNumber = (bookings: number) =>
  `De ${counted(bookings, 'reserva', 'reservas')} só se conhece o número, por um arquivo da grade ou um marketplace.`;
export const furtherBookingsKnownByNumber = (bookings: number) =>
  `De mais ${counted(bookings, 'reserva', 'reservas')} só se conhece o número, por um arquivo da grade ou um marketplace.`;
export const placesBooked = (places: number) => counted(places, 'vaga', 'vagas');
export const customer = 'Cliente';
export const bookedThrough = 'Reservado por';
export const price = 'Preço';
export const confirmedBookings = 'Reservas confirmadas';
export const listOfConfirmedBookings = 'Lista de reservas confirmadas';
export const theBookingsCouldNotBeLoaded = 'Não foi possível carregar as reservas';
export const showMoreBookings = 'Mostrar mais reservas';
export const atStart = 'no início';
export const noBookingsAreKnownYet = 'Nenhuma reserva conhecida ainda.';
export const moreThanUsual = 'mais que o habitual';
export const fewerThanUsual = 'menos que o habitual';
export const asUsual = 'como é habitual';
export const beforeClassBy = (time: string) => `${time} antes da aula`;
export const atTheStartOfClass = 'no início da aula';
export const curveInWords = (
  booked: number,
  when: string,
  standing: string,
  expected: string,
  low: string,
  high: string,
) =>
  `${counted(booked, 'reservada', 'reservadas')} ${when}, ${standing}: espera-se chegar a ${expected}, de ${low} a ${high} na maioria das vezes.`;
export const noFurtherBookingsAreExpectedThe =
  'Não se esperam mais reservas. A aula, as reservas e as vagas ficam como estão até você mudar.';
export const theForecastGoesByWhatPublic = 'A previsão leva em conta o que os feriados fazem no seu estúdio.';
export const theForecastGoesByWhatSuch = 'A previsão leva em conta o que esses dias fazem no seu estúdio.';
export const edit = 'Editar';
export const calledOff = 'cancelado';
export const waitsForYou = 'espera por você';
export const triedAttemptsTime = (attempts: number) => counted(attempts, 'tentativa', 'tentativas');
export const undone = 'Desfeito';
export const theHistoryCouldNotBeLoaded = 'Não foi possível carregar o histórico';
export const showMoreChanges = 'Mostrar mais mudanças';
export const history = 'Histórico';
export const nothingOfThisClassWasChanged = 'Nada desta aula foi mudado ainda.';
export const itCannotBeUndone = (undoRefusal: string) => `Não pode ser desfeito: ${undoRefusal}`;
export const allChanges = 'Todas as mudanças';
export const thisClassWasChangedWhileYou = 'Esta aula mudou enquanto você editava';
export const pleaseUseTheNewNumbers = 'Usar os números novos';
export const keepMyNumbers = 'Manter meus números';
export const nothingOfYoursIsSavedYet =
  'Nada seu foi salvo ainda. O que você digitou está ao lado dos números novos.';
export const weeksCounted = (weeks: number) => counted(weeks, 'semana', 'semanas');
export const failedToGenerateRecurringClasses = 'Não foi possível gerar as aulas recorrentes';
export const setUpRecurringSchedule = 'Configurar grade recorrente';
export const generateClasses = 'Gerar aulas';
export const numberOfWeeks = 'Número de semanas';
export const everyAtStudioTimeUntilClasses = (
  className: string,
  longWeekday: string,
  localTime: string,
  day: string,
) =>
  `${className}, ${longWeekday} às ${localTime}, horário do estúdio, toda semana até ${day}. As aulas que já existem ficam como estão.`;
export const cupoFoundThisByItself = ' O Cupo descobriu isso sozinho.';
export const replacesAndIsForecastFromIts = (seriesText: string, by: string) =>
  `Substitui ${seriesText} e também é prevista pelas reservas dela.${by}`;
export const takingItBack = 'Desfazendo';
export const undoItDoesNotReplace = (seriesText: string) => `Desfazer: não substitui ${seriesText}`;
export const amountBooked = (amount: string) => `${amount} reservado`;
export const bookedSoFarAndForecast = (forecast: string) => `Reservado até agora. ${forecast}`;
export const expectedAtTheStartLikely = (likely: string) => `Esperado no início, ${likely}.`;
export const total = 'Total';
export const direct = 'Direto';
export const marketplace = 'Marketplace';
export const revenueBreakdown = 'Detalhe da receita';
export const thisAndThe = (following: number) =>
  `Esta e ${counted(following, 'aula seguinte', 'aulas seguintes')}`;
export const applyTo = 'Aplicar a';
export const thisClass = 'Esta aula';
export const previous = 'Anterior';
export const oneOfSeveralAtThisTime = (place: number, classes: number) =>
  `${place} de ${classes} neste horário`;
export const next = 'Próxima';
export const whateverIsFree = 'O que estiver livre';
export const notConnected = 'Não conectado';
export const soldAllocated = 'Vendidas / alocadas';
export const onTheMarketplace = 'No marketplace';
export const editSlotAllocations = 'Editar alocação de vagas';
export const slotAllocations = 'Alocação de vagas';
export const atMost = (max: number) => `No máximo ${max}`;
export const soldAlreadySoNothingMoreWill = (sold: number) =>
  `${sold} já ${wordFor(sold, 'foi vendida', 'foram vendidas')}, então nada mais será oferecido`;
export const nowPlacesNone = (places: number | null | string) => `; agora ${places ?? 'nenhuma'}`;
export const soldTo = (min: number, max: number, now: string) =>
  `${counted(min, 'vendida', 'vendidas')}; de ${min} a ${max}${now}`;
export const placesAllocated = (places: number) => counted(places, 'alocada', 'alocadas');
export const openPlacesOffered = (openPlaces: number) =>
  counted(openPlaces, 'vaga aberta oferecida', 'vagas abertas oferecidas');
export const marketplacesMayShareThe = (offered: string, openPlacesMax: number) =>
  `${offered}; os marketplaces podem dividir ${counted(openPlacesMax, 'vaga livre', 'vagas livres')}`;
export const ofFree = (offered: string, openPlacesMax: number) => `${offered} de ${openPlacesMax} livres`;
export const takeBack = (places: string, count: number) => `${places}: retire ${count}`;
export const undoTheLastChange = 'Desfazer a última mudança?';
export const undoChange = 'Desfazer mudança';
export const whatStoodBeforeComesBackHere = 'Volta o que havia antes, aqui e nos marketplaces:';
export const takesPlaceAgain = (className: string) => `${className} acontece de novo`;
export const theClassCouldNotBeRefreshed = 'Não foi possível atualizar a aula';
export const you = 'Você';
export const listAnd = (first: string, last: string | undefined) => `${first} e ${last}`;
export const capacityUpdated = '✓ Capacidade atualizada';
export const nowHas = (className: string, totalCapacity: number) =>
  `${className} agora tem ${counted(totalCapacity, 'vaga', 'vagas')}`;
export const capacityWasUpdated = 'A capacidade foi atualizada';
export const slotAllocationsUpdatedSuccessfully = 'Alocação de vagas atualizada';
export const slotAllocationsWereUpdated = 'A alocação de vagas foi atualizada';
export const theLastChangeWasUndone = 'A última mudança foi desfeita';
export const syncWithFailedAndWillRetry = (names: string) =>
  `A sincronização com ${names} falhou e será tentada de novo automaticamente.`;
export const didNotTakeIt = (channelName: string, message: string | null) =>
  `${channelName} não aceitou${message ? `: ${message}` : ''}.`;
export const partialSuccess = '⚠ Sucesso parcial';
export const willFollowWithinMinutes = (names: string) => `${names} será atualizado em alguns minutos.`;
export const setItInTooThenConfirm = (names: string) => `Defina também em ${names} e confirme em Registros.`;
export const hereAndIn = (followingChanged: number) =>
  `, aqui e em ${counted(followingChanged, 'aula seguinte', 'aulas seguintes')}`;
export const followingNotChanged = (classes: number) =>
  counted(classes, 'aula seguinte não mudou', 'aulas seguintes não mudaram');
export const andMore = (more: number) => `e mais ${more}`;
export const updateFailed = '✗ A atualização falhou';
export const failedToUpdateCapacityPleaseTry = 'Não foi possível atualizar a capacidade. Tente de novo.';
export const failedToUpdateSlotAllocations = 'Não foi possível atualizar a alocação de vagas';
export const failedToUndoTheChange = 'Não foi possível desfazer a mudança';
export const youMustBeLoggedIn = 'Você precisa entrar';
export const leftOut = (count: number, reason: string) =>
  `${counted(count, 'omitida', 'omitidas')}: ${reason}`;
export const classesGenerated = (classes: number, className: string) =>
  `${classes} ${wordFor(classes, 'aula recorrente gerada para', 'aulas recorrentes geradas para')} ${className}`;
export const existedAlready = (existing: number) =>
  `${existing} já ${wordFor(existing, 'existia', 'existiam')}`;
export const success = 'Sucesso!';
export const none = 'nenhuma';
export const byHand = 'Manual';
export const approvedRecommendation = 'Recomendação aprovada';
export const automatic = 'Automático';
export const importLabel = 'Importação';
export const onAtGoesFrom = (
  className: string,
  day: string,
  time: string,
  from: ReactNode,
  to: ReactNode,
  places: number,
) =>
  rich(
    `${className} de ${day} às ${time} passa de `,
    from,
    ' para ',
    to,
    ` ${wordFor(places, 'vaga', 'vagas')}.`,
  );
export const days = (days: number) => counted(days, 'dia', 'dias');
export const hours = (hours: number) => counted(hours, 'hora', 'horas');
export const minutes = (minutes: number) => counted(minutes, 'minuto', 'minutos');
export const onItsWay = 'a caminho';
export const done = 'feito';
export const failed = 'falhou';
export const successMark = '✓ Sucesso';
export const errorMark = '✗ Erro';
export const sendingTo = (saved: string, names: string) => `${saved}. Enviando para ${names}…`;
