import type { Local } from '#infra/local/index.ts';
import { sized } from './measure.ts';
import { pointAt } from './point-at.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { tableOf } from '#test/builders/table-of.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const rooms = 30;
const days = sized(31, 2);
const classesPerRoomAndDay = 11;

/** The days with classes, in UTC, which is the time zone of the bench's studio. */
export const month = { from: '2026-12-01', to: '2026-12-31' } as const;

const names = ['Vinyasa Yoga', 'Reformer Pilates', 'HIIT Express', 'Indoor Cycling', 'Barre Sculpt'];
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Every room has a class every 75 minutes from 06:00; rooms begin at four different quarters of the hour. */
function classAt(studioId: string, serial: number) {
  const room = serial % rooms;
  const slot = Math.floor(serial / rooms) % classesPerRoomAndDay;
  const day = Math.floor(serial / (rooms * classesPerRoomAndDay));
  const at = Date.parse(`${month.from}T06:00:00Z`) + day * dayMs + (slot * 75 + (room % 4) * 15) * minuteMs;
  const startsAt = new Date(at).toISOString();
  const confirmed = { slots: 4, atSeconds: at / 1000 };
  const bookings = (serial * 7 + day * 5 + slot * 3) % 21;
  return {
    studioId,
    month: startsAt.slice(0, 7).replace('-', ''),
    classId: `${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}Z-${pad(serial, 12)}`,
    seriesId: 'abcdef012345',
    className: names[serial % names.length] ?? '',
    room: `Sala ${pad(room + 1, 2)}`,
    instructor: 'Mariana Gutiérrez',
    startsAt,
    localDate: startsAt.slice(0, 10),
    localTime: startsAt.slice(11, 16),
    totalCapacity: 20,
    bookings,
    bookedByChannel: { direct: bookings },
    allocations: { fitpass: 4, wellhub: 4, totalpass: 4 },
    confirmed: { fitpass: confirmed, wellhub: confirmed },
    revenueDirectMinor: bookings * 2000,
    revenueMarketplaceMinor: 0,
    pushVersions: { fitpass: 1, wellhub: 1, totalpass: 1 },
    mayShow: {},
    version: 3,
  };
}

/** Writes the month's classes to the twin's table, and returns their number. */
export async function fillMonth(local: Local, studioId: string): Promise<number> {
  pointAt(local);
  const items = Array.from({ length: rooms * days * classesPerRoomAndDay }, (_, serial) =>
    classAt(studioId, serial),
  );
  await tableOf(studioId).of(ClassEntity).put(items).go({ concurrency: 4 });
  return items.length;
}
