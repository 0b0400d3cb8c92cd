import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { classAttributes } from '#functions/_data/classes/class-attributes.ts';
import { readerOf } from '#functions/_data/table/item-of-row.ts';
import type { ClassInput } from '#infra/local/simulators/index.ts';

export const marketplace = z.enum(['wellhub', 'totalpass', 'fitpass', 'classpass']);
export type Marketplace = z.output<typeof marketplace>;

/** The table attribute that holds an item's type, and its value for a class. */
const entityAttribute = '__edb_e__';
const classEntity = 'class';

const classItem = z.object({
  studioId: z.string(),
  classId: z.string(),
  className: z.string(),
  room: z.string(),
  instructor: z.string().default(''),
  startsAt: z.string(),
  localDate: z.string(),
  localTime: z.string(),
  allocations: z.record(z.string(), z.number()),
  bookedByChannel: z.record(z.string(), z.number()),
});
/** The class that a row of the table contains. */
const itemOf = readerOf(classAttributes);

export type ClassItem = z.output<typeof classItem>;

const classMinutes = 55;

/** Parses a class from a table item; undefined when the item is not a class. */
export function readClass(image: Record<string, { S?: string }> | undefined): ClassItem | undefined {
  return image?.[entityAttribute]?.S === classEntity
    ? classItem.safeParse(itemOf(unmarshall(image))).data
    : undefined;
}

/**
 * Converts a class into a marketplace listing. Only a new listing sets the offered places; after that, Cupo changes
 * them.
 */
export const listingOf = (item: ClassItem, name: Marketplace, isNew: boolean): ClassInput => ({
  reference: item.classId,
  name: item.className,
  localDate: item.localDate,
  localTime: item.localTime,
  timezone: offsetOf(item),
  startsAt: item.startsAt,
  room: item.room,
  durationMinutes: classMinutes,
  instructor: item.instructor,
  ...(isNew ? { slots: item.allocations[name] ?? 0 } : {}),
  booked: item.bookedByChannel[name] ?? 0,
});

/** The class's offset from UTC, such as `-06:00`. */
function offsetOf({ localDate, localTime, startsAt }: ClassItem): string {
  const minutes = (Date.parse(`${localDate}T${localTime}:00Z`) - Date.parse(startsAt)) / 60_000;
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
