import { describe, expect, it } from '@jest/globals';
import { LONGEST_PRESS_MS, MOST_PRESSES, PressTimes, type PressedIn } from './press-times.js';

/** A browser whose clock stands until it is set, and that paints when it is asked to. */
function browser() {
  const [frames, sent]: [(() => void)[], string[]] = [[], []];
  const state = { now: 0, area: 'portal' as PressedIn };
  const times = new PressTimes({
    now: () => state.now,
    painted: (then) => void frames.push(then),
    area: () => state.area,
    send: (form) => void sent.push(String(form)),
  });
  return {
    times,
    sent,
    paintAt: (now: number) => {
      state.now = now;
      for (const frame of frames.splice(0)) frame();
    },
    go: (area: PressedIn) => void (state.area = area),
  };
}

describe('the times of presses', () => {
  it('go from the press to the paint after it, and to the page that stands', () => {
    const { times, sent, paintAt } = browser();
    times.pressed(1000);
    paintAt(1012.4);
    const stands = times.drawn();
    paintAt(1050);
    stands();
    paintAt(1080);
    times.say();
    expect(sent).toEqual(['area=portal&paint=12&page=80']);
  });

  it('are said once, and by the area in which was pressed', () => {
    const { times, sent, paintAt, go } = browser();
    go('account');
    times.pressed(0);
    go('portal');
    const stands = times.drawn();
    stands();
    paintAt(200);
    times.pressed(300);
    paintAt(310);
    times.say();
    times.say();
    expect(sent).toEqual(['area=account&paint=200&page=200', 'area=portal&paint=10']);
  });

  it('hold no page that came without a press, and nothing when nothing was pressed', () => {
    const { times, sent, paintAt } = browser();
    times.drawn()();
    paintAt(100);
    times.say();
    expect(sent).toEqual([]);
  });

  it('leave out what a machine that slept made of them, and end somewhere', () => {
    const { times, sent, paintAt } = browser();
    times.pressed(0);
    paintAt(LONGEST_PRESS_MS + 1);
    times.say();
    expect(sent).toEqual([]);
    for (let at = 0; at <= MOST_PRESSES; at += 1) {
      times.pressed(at);
      paintAt(at + 5);
    }
    times.say();
    expect(new URLSearchParams(sent[0]).getAll('paint')).toHaveLength(MOST_PRESSES);
  });
});
