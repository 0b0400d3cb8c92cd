import * as messages from '#messages/ui';

/** The progress of something that goes from class to class. */
interface Progress {
  classesTotal: number | null;
  classesDone: number;
}

/** '1 class', '12 classes' */
export const classesText = (count: number): string => messages.classesCounted(count);

/** '120 of 376 classes'; undefined until they were counted. */
export const progressMessage = ({ classesTotal, classesDone }: Progress): string | undefined =>
  classesTotal === null ? undefined : messages.someOfClasses(classesDone, classesText(classesTotal));

/** The progress in percent. */
export const runPercentOf = ({ classesTotal, classesDone }: Progress): number =>
  classesTotal ? Math.min(100, (100 * classesDone) / classesTotal) : 0;
