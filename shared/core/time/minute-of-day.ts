/** Minutes from midnight of a local time of day, HH:mm. */
export const minuteOfDayOf = (localTime: string): number =>
  Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3, 5));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The local time of day, HH:mm, this many minutes after midnight: 0 to 1439. */
export const localTimeOf = (minuteOfDay: number): string =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
