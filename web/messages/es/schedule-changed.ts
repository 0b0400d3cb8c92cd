export const itSeemsToBeTheClass = (beforeText: string) => `Parece ser la clase que ${beforeText}.`;
export const sameClass = (title: string) => `Es la misma clase: ${title}`;
export const sameClassTitle = 'Es la misma';
export const notTheSame = (title: string) => `No es la misma: ${title}`;
export const notTheSameTitle = 'No es la misma';
export const isEachTheSameClassAs =
  '¿Cada una es la misma clase de antes? Si lo es, Cupo la pronostica con las reservas que tuvo.';
export const classesThatChanged = 'Clases que cambiaron';
export const theClassesThatChangedCouldNot = 'No se pudieron cargar las clases que cambiaron';
export const yourAnswerCouldNotBeSaved = 'No se pudo guardar tu respuesta. Inténtalo de nuevo.';
export const savedTheNextForecastGoesBy = 'Guardado. El próximo pronóstico lo toma en cuenta.';
export const takenBackTheNextForecastGoes = 'Deshecho. El próximo pronóstico lo toma en cuenta.';
export const mondays = 'lunes';
export const tuesdays = 'martes';
export const wednesdays = 'miércoles';
export const thursdays = 'jueves';
export const fridays = 'viernes';
export const saturdays = 'sábados';
export const sundays = 'domingos';
export const classNameWeekdayAtLocalTime = (
  className: string,
  weekday: string,
  localTime: string,
  room: string,
) => `${className}, ${weekday} a las ${localTime}, ${room}`;
export const wasAt = (localTime: string) => `era a las ${localTime}`;
export const wasCalled = (className: string) => `se llamaba ${className}`;
export const wasIn = (room: string) => `era en ${room}`;
export const wasGivenBy = (instructor: string | null) => `daba ${instructor ?? 'otra persona'}`;
export const listAnd = (first: string, last: string) => `${first} y ${last}`;
export const joinedUntilDay = (joined: string, day: string) => `${joined} hasta el ${day}`;
