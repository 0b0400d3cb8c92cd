import * as z from 'zod';
import type { Customers, DemandLeft } from '#shared/core/outlook/types.ts';

/** The remaining demand of a day's classes. */
export interface DayForecast {
  readonly customers: Customers;
  readonly leftOf: ReadonlyMap<string, DemandLeft>;
}

const number = z.number();
/**
 * A tuple without field names, because a day has hundreds of them: channel, requests, shape, revenue per booking,
 * bookings.
 */
const channel = z.tuple([number, number, number, number, number]);
const packedDay = z.object({
  edges: z.array(number),
  channels: z.array(z.tuple([z.string(), z.array(number)])),
  hazard: number,
  diversion: z.tuple([number, number]).optional(),
  classes: z.array(z.tuple([z.string(), number, number, z.array(channel)])),
});
type Packed = z.output<typeof packedDay>;

const digits = 4;
/** More digits would be meaningless in a forecast, but would make up most of the stored bytes. */
const short = (value: number): number => Number(value.toPrecision(digits));

/** The day in the shortest possible JSON. */
export function plainForecastOf({ customers, leftOf }: DayForecast): Packed {
  const { binEdgesHours, sharePerHour, cancelHazardPerHour, diversion } = customers;
  const channels = Object.entries(sharePerHour).map(([name, shares]): Packed['channels'][number] => [
    name,
    (shares ?? []).map(short),
  ]);
  const placeOf = new Map(channels.map(([name], at) => [name, at]));
  const classes = [...leftOf].map(([classId, left]): Packed['classes'][number] => [
    classId,
    short(left.openedHoursBefore),
    short(left.classShape),
    left.channels.flatMap((one) => {
      const at = placeOf.get(one.channel);
      return at === undefined
        ? []
        : [[at, short(one.requests), short(one.shape), one.revenueMinor, one.booked]];
    }),
  ]);
  return {
    edges: [...binEdgesHours],
    channels,
    hazard: short(cancelHazardPerHour),
    ...(diversion && { diversion: [short(diversion.toDirect), short(diversion.elsewhere)] }),
    classes,
  };
}

/** Reads a day back from the JSON of `plainForecastOf`. */
export function dayIn(plain: unknown): DayForecast {
  const { edges, channels, hazard, diversion, classes } = packedDay.parse(plain);
  const [toDirect, elsewhere] = diversion ?? [];
  return {
    customers: {
      binEdgesHours: edges,
      sharePerHour: Object.fromEntries(channels),
      cancelHazardPerHour: hazard,
      ...(toDirect !== undefined && elsewhere !== undefined && { diversion: { toDirect, elsewhere } }),
    },
    leftOf: new Map(
      classes.map(([classId, openedHoursBefore, classShape, own]) => [
        classId,
        {
          openedHoursBefore,
          classShape,
          channels: own.flatMap(([at, requests, shape, revenueMinor, booked]) => {
            const name = channels[at]?.[0];
            return name === undefined ? [] : [{ channel: name, requests, shape, revenueMinor, booked }];
          }),
        },
      ]),
    ),
  };
}
