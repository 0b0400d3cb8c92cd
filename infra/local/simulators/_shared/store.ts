import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { classInput, state as stateSchema, studioInput } from './class.ts';
import type { ClassInput, ListedClass, State, Studio } from './class.ts';

const firstId = 1_000;

/** What a marketplace knows: studios, their classes, places and bookings. Kept in a file where one is given. */
export class Store {
  readonly #file: string | undefined;
  readonly #now: () => Date;
  readonly #state: State;

  constructor(options: { file?: string | undefined; now: () => Date }) {
    this.#file = options.file;
    this.#now = options.now;
    this.#state = load(options.file) ?? { lastId: firstId, studios: [], classes: [] };
  }

  studios(): readonly Studio[] {
    return this.#state.studios;
  }

  studio(username: string): Studio | undefined {
    return this.#state.studios.find((one) => one.username === username);
  }

  classes(studio?: string): readonly ListedClass[] {
    const { classes } = this.#state;
    return studio === undefined ? classes : classes.filter((one) => one.studio === studio);
  }

  putStudio(input: z.input<typeof studioInput>): void {
    const studio = studioInput.parse(input);
    const others = this.#state.studios.filter(({ username }) => username !== studio.username);
    this.#state.studios = [...others, studio];
    this.#save();
  }

  putClasses(studio: string, inputs: readonly ClassInput[]): void {
    for (const input of z.array(classInput).parse(inputs)) {
      const known = this.#find(studio, input.reference);
      if (known === undefined) this.#state.classes.push(this.#list(studio, input));
      else Object.assign(known, input);
    }
    this.#save();
  }

  setSlots(one: ListedClass, slots: number): void {
    if (slots !== one.slots) one.lastChange = { from: one.slots, to: slots, at: this.#now().toISOString() };
    one.slots = slots;
    this.#save();
  }

  setBooked(one: ListedClass, booked: number): void {
    one.booked = booked;
    this.#save();
  }

  /** A member books (+1) or cancels (−1); false when no place is left or none is booked. */
  book(studio: string, reference: string, difference: 1 | -1): boolean {
    const one = this.#find(studio, reference);
    if (one === undefined) return false;
    const booked = one.booked + difference;
    if (booked < 0 || (difference > 0 && booked > one.slots)) return false;
    one.booked = booked;
    this.#save();
    return true;
  }

  #find(studio: string, reference: string): ListedClass | undefined {
    return this.#state.classes.find((one) => one.studio === studio && one.reference === reference);
  }

  #list(studio: string, input: ClassInput): ListedClass {
    const sameName = this.#state.classes.find((one) => one.studio === studio && one.name === input.name);
    const groupId = sameName?.groupId ?? this.#nextId();
    return { slots: 0, booked: 0, ...defined(input), id: this.#nextId(), groupId, studio };
  }

  #nextId(): number {
    this.#state.lastId += 1;
    return this.#state.lastId;
  }

  // Written beside and renamed, so that a stop in the middle leaves the former file whole.
  #save(): void {
    if (this.#file === undefined) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#state));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function defined<T extends object>(input: T): Defined<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function load(file: string | undefined): State | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`the simulator's file ${file} cannot be read`, { cause: error });
  }
}
