/** Where somebody pressed: the four areas of the site. */
export type PressedIn = 'public' | 'account' | 'portal' | 'admin';

/** Until something is painted at all, or until the page that the press led to stands. */
export type PressedUntil = 'paint' | 'page';

/** Where the server hears of it. */
export const PRESSES_PATH = '/presses';
/** What one page says at most, of an area, of each kind. */
export const MOST_PRESSES = 40;
/** A press that nobody waited so long for says that the machine slept. */
export const LONGEST_PRESS_MS = 60_000;

/** The browser as these figures need it. */
export interface PaintingBrowser {
  readonly now: () => number;
  /** Calls back once what is to be drawn now has been painted. */
  readonly painted: (then: () => void) => void;
  /** Where the page is at the moment. */
  readonly area: () => PressedIn;
  readonly send: (form: URLSearchParams) => void;
}

interface Press {
  /** When the finger or key was down, on the clock of the page. */
  readonly at: number;
  readonly area: PressedIn;
}

/** Times of one page, from the moment of a press, milliseconds. Who pressed what is not kept. */
export class PressTimes {
  private readonly said = new Map<PressedIn, Record<PressedUntil, number[]>>();
  private last: Press | undefined;

  constructor(private readonly browser: PaintingBrowser) {}

  pressed(at: number): void {
    this.last = { at, area: this.browser.area() };
    this.measure('paint', this.last);
  }

  /** A page is drawn for the first time. What came without a press (Back, a page that turns by itself) is not measured. @returns says that it stands with what it waited for */
  drawn(): () => void {
    const press = this.last;
    this.last = undefined;
    return () => {
      if (press !== undefined) this.measure('page', press);
    };
  }

  /** Sends what there is, and forgets it. */
  say(): void {
    for (const [area, times] of this.said) {
      const form = new URLSearchParams({ area });
      for (const until of ['paint', 'page'] as const)
        for (const ms of times[until]) form.append(until, String(ms));
      this.browser.send(form);
    }
    this.said.clear();
  }

  private measure(until: PressedUntil, { at, area }: Press): void {
    this.browser.painted(() => {
      const ms = Math.round(this.browser.now() - at);
      const times = this.said.get(area) ?? { paint: [], page: [] };
      if (times[until].length >= MOST_PRESSES || ms < 0 || ms > LONGEST_PRESS_MS) return;
      times[until].push(ms);
      this.said.set(area, times);
    });
  }
}
