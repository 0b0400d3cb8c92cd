import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { customersOf, demandLeftOf } from '#shared/core/outlook/demand-left.ts';

const model = fitDemand([]);
const state = {
  seriesId: 'yoga',
  channels: ['direct', 'fitpass'],
  hoursLeft: 100,
  openedHoursBefore: 168,
  bookings: [[2], [1]],
  openHours: [[24], [24]],
};

describe('the stored part of a forecast', () => {
  it('contains the remaining demand of each channel, its uncertainty, and the price of a booking', () => {
    const forecast = forecastClass(model, state);
    const left = demandLeftOf(forecast, {
      openedHoursBefore: 168,
      bookedByChannel: { direct: 2 },
      revenueMinor: (channel) => (channel === 'direct' ? 2000 : 900),
    });
    expect(left).toMatchObject({ openedHoursBefore: 168, classShape: forecast.classShape });
    expect(left.channels.map(({ requests }) => requests)).toEqual(forecast.expectedRemaining);
    expect(left.channels.map(({ shape }) => shape)).toEqual(forecast.channelShapes);
    expect(left.channels).toMatchObject([
      { channel: 'direct', booked: 2, revenueMinor: 2000 },
      { channel: 'fitpass', booked: 0, revenueMinor: 900 },
    ]);
  });

  it('contains finite JSON numbers even without variance', () => {
    const certain = { ...forecastClass(model, state), classShape: Infinity, channelShapes: [Infinity] };
    const how = { openedHoursBefore: 168, bookedByChannel: {}, revenueMinor: () => 0 };
    const left = demandLeftOf(certain, how);
    expect(JSON.parse(JSON.stringify(left))).toEqual(left);
  });

  it('contains the curve of every channel, including unseen ones', () => {
    const customers = customersOf(model, ['direct', 'wellhub']);
    expect(customers.binEdgesHours).toEqual(model.binEdgesHours);
    expect(customers.sharePerHour['direct']).toEqual(model.unseenDirect.sharePerHour);
    expect(customers.sharePerHour['wellhub']).toEqual(model.unseenMarketplace.sharePerHour);
  });
});
