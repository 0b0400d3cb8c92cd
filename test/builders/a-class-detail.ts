import type { Detail } from '#web/src/features/schedule/class/detail.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import { aClassView } from './a-class-view.ts';

/** 20 places, 10 booked; Fitpass has sold 4 of 8, Wellhub none of 2, and TotalPass is not connected. */
export const aDetail = (editing: Partial<Detail['editing']> = {}): Detail => ({
  class: aClassView({ allocations: { fitpass: 8, wellhub: 2 } }),
  timezone: 'America/Mexico_City',
  currency: 'MXN',
  dayReason: null,
  editing: {
    refusal: null,
    capacity: { min: 10, max: 32_000, allowed: true, refusal: null },
    channels: [
      { channel: 'fitpass', connected: true, places: 8, min: 4, max: 14 },
      { channel: 'wellhub', connected: true, places: 2, min: 0, max: 10 },
      { channel: 'totalpass', connected: false, places: null, min: 0, max: 10 },
    ],
    openPlacesMax: 10,
    inventoryMode: 'separate',
    ...editing,
  },
  leftAlone: { heldByHand: [], comparison: false },
  rejections: [],
  curve: null,
  channelMix: [],
  series: null,
  replaces: null,
  lastChange: null,
  shown: [],
});

type Push = ClassChange['pushes'][number];

export const aPush = (change: Partial<Push> = {}): Push => ({
  adjustmentId: '01KAHZ6M3Q0000000000000001',
  marketplace: 'fitpass',
  status: 'pending',
  attempts: 0,
  message: null,
  ...change,
});

/** Raises Fitpass manually from 4 to 6 places. */
export const aChange = (change: Partial<ClassChange> = {}): ClassChange => ({
  changeId: '01KAHZ6M3Q0000000000000002',
  at: '2026-11-20T13:00:00.000Z',
  source: 'manual',
  by: 'owner',
  totalCapacity: null,
  allocations: { fitpass: { from: 4, to: 6 } },
  pushes: [],
  undone: false,
  canUndo: true,
  undoRefusal: null,
  ...change,
});
