import type { ClassToRule, NamedRule } from '#functions/_domain/places/decisions/obey-rules.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';
import { aRule } from './a-ruled-class.ts';

/** Twenty places, two days before the start: Fitpass sells 4, Wellhub 3, with demand that the optimizer would serve. */
export const inputUnderRules = aClass({
  capacity: 20,
  hoursLeft: 48,
  inventory: 'separate',
  channels: [
    direct({ booked: 3, remaining: 4 }),
    marketplace('fitpass', { booked: 1, allocation: 4, remaining: 6 }),
    marketplace('wellhub', { booked: 1, allocation: 3, remaining: 6 }),
  ],
});

/** The class as rules receive it. */
export const classUnderRules: ClassToRule = {
  bookings: 5,
  totalCapacity: 20,
  allocations: { fitpass: 4, wellhub: 3 },
  bookedByChannel: { direct: 3, fitpass: 1, wellhub: 1 },
  pushVersions: {},
  mayShow: {},
  confirmed: {},
};

/** A rule whose id equals its name. */
export const namedRule = (name: string, given: Partial<NamedRule> = {}): NamedRule => ({
  ...aRule({ ruleId: name, ...given }),
  name,
});
