import { ulid } from 'ulid';
import type { AdjustmentRow } from '#functions/_domain/places/outbox/activity-view.ts';

/** The id of a change at a given time. */
export const adjustmentIdAt = (instant: string | number): string => ulid(new Date(instant).getTime());

/** A change from New Year's Day: two more places for Yoga at Wellhub, not sent yet. */
export const anAdjustment = (over: Partial<AdjustmentRow> = {}): AdjustmentRow => ({
  adjustmentId: adjustmentIdAt(over.createdAt ?? '2027-01-01T00:00:00.000Z'),
  createdAt: '2027-01-01T00:00:00.000Z',
  marketplace: 'wellhub',
  classId: '20270102T1300Z-0123456789ab',
  className: 'Yoga',
  classLocalDate: '2027-01-02',
  classLocalTime: '07:00',
  slotsChanged: 2,
  placesTo: 6,
  source: 'decision',
  status: 'pending',
  ...over,
});
