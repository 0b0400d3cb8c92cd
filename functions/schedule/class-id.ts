/** The instant at which a class starts, from its id: `20261123T1300Z-…`. */
export const startOf = (classId: string): string => {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z/.exec(classId) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
};
