import { describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../model/time/fake-clock.js';
import { Circuit } from './circuit.js';

function failing(circuit: Circuit, times: number, clock: FakeClock): void {
  for (let call = 0; call < times; call += 1) circuit.unanswered(clock.now());
}

describe('the circuit', () => {
  it('opens for half a minute after five failures in a row, then lets calls through again', () => {
    const clock = new FakeClock('2026-03-16T10:00:00Z');
    const circuit = new Circuit();
    failing(circuit, 4, clock);
    expect(circuit.waitMs(clock.now())).toBe(0);
    failing(circuit, 1, clock);
    expect(circuit.waitMs(clock.now())).toBe(30_000);
    clock.moveBy({ seconds: 30 });
    expect(circuit.waitMs(clock.now())).toBe(0);
  });

  it('opens for as long as it is told, as for a program of ours that is back in seconds', () => {
    const clock = new FakeClock('2026-03-16T10:00:00Z');
    const circuit = new Circuit(2_000);
    failing(circuit, 5, clock);
    expect(circuit.waitMs(clock.now())).toBe(2_000);
  });

  it('stays closed while an answer comes in between', () => {
    const clock = new FakeClock('2026-03-16T10:00:00Z');
    const circuit = new Circuit();
    failing(circuit, 4, clock);
    circuit.answered();
    failing(circuit, 4, clock);
    expect(circuit.waitMs(clock.now())).toBe(0);
  });
});
