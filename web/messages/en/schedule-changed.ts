export const itSeemsToBeTheClass = (beforeText: string) => `It seems to be the class that ${beforeText}.`;
export const sameClass = (title: string) => `Same class: ${title}`;
export const sameClassTitle = 'Same class';
export const notTheSame = (title: string) => `Not the same: ${title}`;
export const notTheSameTitle = 'Not the same';
export const isEachTheSameClassAs =
  'Is each the same class as before? If so, Cupo forecasts it from the bookings it had.';
export const classesThatChanged = 'Classes that changed';
export const theClassesThatChangedCouldNot = 'The classes that changed could not be loaded';
export const yourAnswerCouldNotBeSaved = 'Your answer could not be saved. Please try again.';
export const savedTheNextForecastGoesBy = 'Saved. The next forecast goes by it.';
export const takenBackTheNextForecastGoes = 'Taken back. The next forecast goes by it.';
export const mondays = 'Mondays';
export const tuesdays = 'Tuesdays';
export const wednesdays = 'Wednesdays';
export const thursdays = 'Thursdays';
export const fridays = 'Fridays';
export const saturdays = 'Saturdays';
export const sundays = 'Sundays';
export const classNameWeekdayAtLocalTime = (
  className: string,
  weekday: string,
  localTime: string,
  room: string,
) => `${className}, ${weekday} at ${localTime}, ${room}`;
export const wasAt = (localTime: string) => `was at ${localTime}`;
export const wasCalled = (className: string) => `was called ${className}`;
export const wasIn = (room: string) => `was in ${room}`;
export const wasGivenBy = (instructor: string | null) => `was given by ${instructor ?? 'somebody else'}`;
export const listAnd = (first: string, last: string) => `${first} and ${last}`;
export const joinedUntilDay = (joined: string, day: string) => `${joined} until ${day}`;
