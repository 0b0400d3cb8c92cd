export const itSeemsToBeTheClass = (beforeText: string) => `Parece ser a aula que ${beforeText}.`;
export const sameClass = (title: string) => `É a mesma aula: ${title}`;
export const sameClassTitle = 'É a mesma';
export const notTheSame = (title: string) => `Não é a mesma: ${title}`;
export const notTheSameTitle = 'Não é a mesma';
export const isEachTheSameClassAs =
  'Cada uma é a mesma aula de antes? Se for, o Cupo a prevê pelas reservas que teve.';
export const classesThatChanged = 'Aulas que mudaram';
export const theClassesThatChangedCouldNot = 'Não foi possível carregar as aulas que mudaram';
export const yourAnswerCouldNotBeSaved = 'Não foi possível salvar sua resposta. Tente de novo.';
export const savedTheNextForecastGoesBy = 'Salvo. A próxima previsão leva isso em conta.';
export const takenBackTheNextForecastGoes = 'Desfeito. A próxima previsão leva isso em conta.';
export const mondays = 'segundas';
export const tuesdays = 'terças';
export const wednesdays = 'quartas';
export const thursdays = 'quintas';
export const fridays = 'sextas';
export const saturdays = 'sábados';
export const sundays = 'domingos';
export const classNameWeekdayAtLocalTime = (
  className: string,
  weekday: string,
  localTime: string,
  room: string,
) => `${className}, ${weekday} às ${localTime}, ${room}`;
export const wasAt = (localTime: string) => `era às ${localTime}`;
export const wasCalled = (className: string) => `se chamava ${className}`;
export const wasIn = (room: string) => `era em ${room}`;
export const wasGivenBy = (instructor: string | null) => `era dada por ${instructor ?? 'outra pessoa'}`;
export const listAnd = (first: string, last: string) => `${first} e ${last}`;
export const joinedUntilDay = (joined: string, day: string) => `${joined} até ${day}`;
