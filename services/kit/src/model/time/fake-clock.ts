import { calendarDate, type Clock } from './clock.js';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start: string | Date) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  today(zone: string): string {
    return calendarDate(this.#now, zone);
  }

  moveTo(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  moveBy(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = step;
    this.#now = new Date(this.#now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}
