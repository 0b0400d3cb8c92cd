import type { Booking, ListedClass, Member, State } from './class.ts';

export interface NewBooking {
  readonly reference: (id: number) => string;
  readonly status: 'requested' | 'reserved';
  readonly answerBy?: Date;
  readonly member?: Partial<Member>;
}

const live = new Set<Booking['status']>(['requested', 'reserved']);

export const isLive = ({ status }: Booking): boolean => live.has(status);

/**
 * The bookings that members made in the simulator. A booking request without an answer in time is rejected when it is
 * next read.
 */
export class Bookings {
  readonly #state: State;
  readonly #nextId: () => number;
  readonly #save: () => void;
  readonly #now: () => Date;
  readonly #onExpired: (booking: Booking) => void;

  constructor(options: {
    state: State;
    nextId: () => number;
    save: () => void;
    now: () => Date;
    onExpired: (booking: Booking) => void;
  }) {
    this.#state = options.state;
    this.#nextId = options.nextId;
    this.#save = options.save;
    this.#now = options.now;
    this.#onExpired = options.onExpired;
  }

  /** Newest last. */
  all(studio?: string): readonly Booking[] {
    this.#expire();
    const { bookings } = this.#state;
    return studio === undefined ? bookings : bookings.filter((one) => one.studio === studio);
  }

  byReference(studio: string, reference: string): Booking | undefined {
    return this.all(studio).find((one) => one.reference === reference);
  }

  byId(id: number): Booking | undefined {
    return this.all().find((one) => one.id === id);
  }

  ofClass(one: ListedClass): readonly Booking[] {
    return this.all(one.studio).filter(({ classId }) => classId === one.id);
  }

  add(one: ListedClass, { reference, status, answerBy, member }: NewBooking): Booking {
    const id = this.#nextId();
    const booking: Booking = {
      id,
      reference: reference(id),
      studio: one.studio,
      classId: one.id,
      member: { ...madeUp(id), ...member },
      status,
      bookedAt: this.#now().toISOString(),
      ...(answerBy === undefined ? {} : { answerBy: answerBy.toISOString() }),
    };
    this.#state.bookings.push(booking);
    this.#save();
    return booking;
  }

  change(booking: Booking, change: Partial<Pick<Booking, 'status' | 'reason' | 'checkIn'>>): void {
    Object.assign(booking, change);
    this.#save();
  }

  #expire(): void {
    const now = this.#now().toISOString();
    for (const booking of this.#state.bookings) {
      if (booking.status !== 'requested' || (booking.answerBy ?? now) >= now) continue;
      this.change(booking, { status: 'rejected', reason: 'No answer in time' });
      this.#onExpired(booking);
    }
  }
}

/** An invented person. */
export function madeUp(id: number): Member {
  return {
    token: String(1_000_000_000_000 + id),
    name: `Member ${id}`,
    email: `member${id}@example.com`,
    phone: `+52 55 ${String(id).padStart(8, '0')}`,
  };
}
