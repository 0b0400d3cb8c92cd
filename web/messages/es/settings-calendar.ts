export const publicHolidays = 'Días festivos:';
export const publicHolidaysOfTheNextTwelve = 'Días festivos de los próximos doce meses';
export const yourOwnDays = 'Tus propios días';
export const holidaysAndClosures = 'Días festivos y cierres';
export const forecastsTreatTheseDaysSeparatelySo =
  'Los pronósticos tratan estos días aparte, para que no distorsionen una semana normal';
export const daysAreMarkedRemoveSomeFirst = (markedDaysMax: number) =>
  `Ya hay ${markedDaysMax} días marcados. Quita algunos primero.`;
export const markDays = 'Marcar días';
export const yourHolidaysAndClosuresCouldNot = 'No se pudieron cargar tus días festivos y cierres';
export const isANormalDayForUs = (name: string) => `${name} es un día normal para nosotros`;
export const aNormalDayForUs = 'Un día normal para nosotros';
export const publicHolidaysTitle = 'Días festivos';
export const noClassesTakePlace = 'No hay clases';
export const expectMoreOrFewerCustomersThan = 'Espera más o menos clientes de lo normal';
export const pleaseEnterAName = 'Escribe un nombre';
export const pleaseChooseTheDay = 'Elige el día';
export const chooseADayAfterTheFirst = 'Elige un día posterior al primero';
export const chooseADayIsChosen = (label: string, chosen: string) =>
  `${label}: elige un día, ${chosen} está elegido`;
export const chooseADay = (label: string) => `${label}: elige un día`;
export const whatHappens = 'Qué pasa';
export const nameLabel = 'Nombre';
export const pleaseUseTheSameNameEachTime =
  'Usa el mismo nombre cada vez que ocurra, para que Cupo aprenda su efecto';
export const renovation = 'Remodelación';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const leaveItEmptyForOneDay = 'Déjalo vacío si es un solo día';
export const removeName = (name: string) => `Quitar ${name}`;
export const noDaysMarkedYetAddYour =
  'Aún no hay días marcados. Agrega tus días festivos, cierres y eventos.';
export const markedDays = 'Días marcados';
export const noPublicHolidays = 'Sin días festivos';
export const nationalHolidaysOnly = 'Solo días festivos nacionales';
export const country = 'País';
export const weUseItsPublicHolidays = 'Usamos sus días festivos';
export const chooseACountry = 'Elige un país';
export const region = 'Región';
export const pleaseUseTheHolidaysOf = (label: string) => `Usar los días festivos de ${label}`;
export const publicHolidaysSaved = 'Días festivos guardados';
export const failedToSaveWhosePublicHolidays = 'No se pudo guardar qué días festivos cuentan';
export const failedToSaveThePublicHoliday = 'No se pudo guardar el día festivo';
export const daysMarked = 'Días marcados';
export const markRemoved = 'Marca quitada';
export const failedToRemoveTheMark = 'No se pudo quitar la marca';
export const closed = 'Cerrado';
export const specialEvent = 'Evento especial';
export const publicHoliday = 'Día festivo';
