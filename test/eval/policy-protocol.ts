/** The lines of the simulator's protocol (slot-sim/1), with only the fields that are used here. */
export interface InitLine {
  type: 'init';
  binEdgesHours: number[];
  runIntervalHours: number;
  guidelines: { maxSlotAdjustment: number; minHoursBeforeClass: number };
}

interface Week {
  age: number;
  bookings: number[][];
  openHours: number[][];
  cancelled: number[];
  bookedHours: number[];
  kept: number[];
  noShow: number[];
}

export interface Template {
  template: string;
  studio: string;
  channels: string[];
  revenuePerBooking: number[];
  noShowPay: number[];
  weeks: Week[];
}

interface HistoryLine {
  type: 'history';
  cohort: number;
  templates: Template[];
}

export interface State {
  id: string;
  template: string;
  hoursLeft: number;
  capacity: number;
  booked: number[];
  alloc: (number | null)[];
  bookings: number[][];
  openHours: number[][];
  history?: Template;
}

export interface DecideLine {
  type: 'decide';
  batch: number;
  states: State[];
}

export type Line = InitLine | HistoryLine | DecideLine;

export interface DecisionLine {
  id: string;
  confidence: number;
  changes: {
    channel: string;
    action: string;
    slotChange: number;
    reasoning: string;
    expectedRevenueImpact: number;
  }[];
}
