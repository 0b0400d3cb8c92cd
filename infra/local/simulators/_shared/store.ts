import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { Bookings } from './bookings.ts';
import { classInput, state as stateSchema, studioInput } from './class.ts';
import type { Booking, ClassInput, ListedClass, State, Studio } from './class.ts';
import { defined } from './defined.ts';
import { Documents } from './documents.ts';
import { Subscriptions } from './subscriptions.ts';
import { DamagedFile } from '../../emulators/_shared/damaged-file.ts';

const firstId = 1_000;

/** The state of a marketplace: studios, their classes, places and bookings. Stored in a file if one is given. */
export class Store {
  readonly #file: string | undefined;
  readonly #now: () => Date;
  readonly #state: State;
  readonly bookings: Bookings;
  readonly subscriptions: Subscriptions;
  readonly documents: Documents;
  /** Called when a request was not answered in time, to free its place. */
  onExpired: (booking: Booking) => void = () => undefined;

  constructor(options: { file?: string | undefined; now: () => Date }) {
    this.#file = options.file;
    this.#now = options.now;
    this.#state = load(options.file) ?? stateSchema.parse({ lastId: firstId, studios: [], classes: [] });
    const save = () => this.#save();
    this.bookings = new Bookings({
      state: this.#state,
      nextId: () => this.#nextId(),
      save,
      now: this.#now,
      onExpired: (booking) => this.onExpired(booking),
    });
    this.documents = new Documents(this.#state, save);
    this.subscriptions = new Subscriptions(this.#state, save);
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

  /** Bookings made in the simulator are kept, so `booked` may not be less than their number. */
  putClasses(studio: string, inputs: readonly ClassInput[]): void {
    for (const input of z.array(classInput).parse(inputs)) {
      const known = this.#find(studio, input.reference);
      if (known === undefined) this.#state.classes.push(this.#list(studio, input));
      else {
        Object.assign(known, input);
        known.booked = Math.max(known.booked, this.bookings.ofClass(known).filter(isReserved).length);
      }
    }
    this.#save();
  }

  /**
   * Lists a class, as the marketplace's API does. `groupId` is the marketplace's id of the group that the class joins.
   */
  addClass(studio: string, input: ClassInput, groupId?: number): ListedClass {
    const listed = this.#list(studio, classInput.parse(input));
    if (groupId !== undefined) listed.groupId = groupId;
    this.#state.classes.push(listed);
    this.#save();
    return listed;
  }

  changeClass(one: ListedClass, change: Partial<Omit<ListedClass, 'id' | 'studio'>>): void {
    Object.assign(one, change);
    this.#save();
  }

  removeClass(one: ListedClass): void {
    this.#state.classes = this.#state.classes.filter((other) => other !== one);
    this.#save();
  }

  newId(): number {
    return this.#nextId();
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

  /** A member books (+1) or cancels (−1). False when no place is free or no place is booked. */
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

  // Writes a new file and renames it, so that an interrupted write leaves the old file intact.
  #save(): void {
    if (this.#file === undefined) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#state));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const isReserved = (booking: Booking): boolean => booking.status === 'reserved';

function load(file: string | undefined): State | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const advice = 'Delete this file and start again: data that only this simulator had is lost.';
    throw new DamagedFile(file, 'The state of a simulated third party', advice, error);
  }
}
