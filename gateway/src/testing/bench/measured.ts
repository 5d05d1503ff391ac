import { Session } from 'node:inspector/promises';

// Loaded before a candidate's program: says what processor time the process has used, and where it went, whenever the bench asks.

export type MeasureQuestion = 'cpu' | 'profile' | 'profiled';

/** Microseconds between two looks. */
const INTERVAL = 200;
const session = new Session();

process.on('message', (message: unknown) => {
  if (message !== 'cpu' && message !== 'profile' && message !== 'profiled') return;
  void answers[message]().then((answer) => process.send?.(answer));
});

const answers: Readonly<Record<MeasureQuestion, () => Promise<object>>> = {
  async cpu() {
    const { user, system } = process.cpuUsage();
    return { cpuMicros: user + system };
  },
  async profile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.post('Profiler.start');
    return { profiling: true };
  },
  async profiled() {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return { profile };
  },
};
