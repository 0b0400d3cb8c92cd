export const publicHolidays = 'Feriados:';
export const publicHolidaysOfTheNextTwelve = 'Feriados dos próximos doze meses';
export const yourOwnDays = 'Seus próprios dias';
export const holidaysAndClosures = 'Feriados e fechamentos';
export const forecastsTreatTheseDaysSeparatelySo =
  'As previsões tratam estes dias à parte, para que não distorçam uma semana normal';
export const daysAreMarkedRemoveSomeFirst = (markedDaysMax: number) =>
  `Já há ${markedDaysMax} dias marcados. Remova alguns primeiro.`;
export const markDays = 'Marcar dias';
export const yourHolidaysAndClosuresCouldNot = 'Não foi possível carregar seus feriados e fechamentos';
export const isANormalDayForUs = (name: string) => `${name} é um dia normal para nós`;
export const aNormalDayForUs = 'Um dia normal para nós';
export const publicHolidaysTitle = 'Feriados';
export const noClassesTakePlace = 'Não há aulas';
export const expectMoreOrFewerCustomersThan = 'Espere mais ou menos clientes que o normal';
export const pleaseEnterAName = 'Digite um nome';
export const pleaseChooseTheDay = 'Escolha o dia';
export const chooseADayAfterTheFirst = 'Escolha um dia depois do primeiro';
export const chooseADayIsChosen = (label: string, chosen: string) =>
  `${label}: escolha um dia, ${chosen} está escolhido`;
export const chooseADay = (label: string) => `${label}: escolha um dia`;
export const whatHappens = 'O que acontece';
export const nameLabel = 'Nome';
export const pleaseUseTheSameNameEachTime =
  'Use o mesmo nome sempre que acontecer, para que o Cupo aprenda o efeito';
export const renovation = 'Reforma';
export const firstDay = 'Primeiro dia';
export const lastDay = 'Último dia';
export const leaveItEmptyForOneDay = 'Deixe vazio se for um só dia';
export const removeName = (name: string) => `Remover ${name}`;
export const noDaysMarkedYetAddYour =
  'Nenhum dia marcado ainda. Adicione seus feriados, fechamentos e eventos.';
export const markedDays = 'Dias marcados';
export const noPublicHolidays = 'Sem feriados';
export const nationalHolidaysOnly = 'Só feriados nacionais';
export const country = 'País';
export const weUseItsPublicHolidays = 'Usamos os feriados dele';
export const chooseACountry = 'Escolha um país';
export const region = 'Região';
export const pleaseUseTheHolidaysOf = (label: string) => `Usar os feriados de ${label}`;
export const publicHolidaysSaved = 'Feriados salvos';
export const failedToSaveWhosePublicHolidays = 'Não foi possível salvar quais feriados contam';
export const failedToSaveThePublicHoliday = 'Não foi possível salvar o feriado';
export const daysMarked = 'Dias marcados';
export const markRemoved = 'Marca removida';
export const failedToRemoveTheMark = 'Não foi possível remover a marca';
export const closed = 'Fechado';
export const specialEvent = 'Evento especial';
export const publicHoliday = 'Feriado';
