// The parts that the simulated marketplaces share.
export type { Booking, ClassInput, Studio } from './_shared/class.ts';
export type { Fault } from './_shared/faults.ts';
export type { Simulator, SimulatorOptions } from './_shared/simulator.ts';
