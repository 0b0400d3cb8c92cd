import * as messages from '#messages/ui';

/** The progress of a task that processes one class after another. */
interface Progress {
  classesTotal: number | null;
  classesDone: number;
}

/** A number of classes: '1 class', '12 classes'. */
export const classesText = (count: number): string => messages.classesCounted(count);

/** The progress, such as '120 of 376 classes'; undefined until the classes are counted. */
export const progressMessage = ({ classesTotal, classesDone }: Progress): string | undefined =>
  classesTotal === null ? undefined : messages.someOfClasses(classesDone, classesText(classesTotal));

/** The progress as a percentage. */
export const runPercentOf = ({ classesTotal, classesDone }: Progress): number =>
  classesTotal ? Math.min(100, (100 * classesDone) / classesTotal) : 0;
