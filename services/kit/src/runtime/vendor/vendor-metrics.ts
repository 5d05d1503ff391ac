import { Gauge, Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'cotta_vendor_request_seconds',
  help: 'Time of a call to an outside system',
  labelNames: ['vendor', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});
const lastAnswer = new Gauge({
  name: 'cotta_vendor_last_answer_timestamp_seconds',
  help: 'When it answered last',
  labelNames: ['vendor'],
});
const circuits = new Map<string, () => boolean>();
new Gauge({
  name: 'cotta_circuit_open',
  help: '1 while calls to a service or vendor are cut short',
  labelNames: ['target'],
  collect() {
    for (const [target, isOpen] of circuits) this.set({ target }, isOpen() ? 1 : 0);
  },
});

/** Where what passes to outside systems is observed. */
export const observeVendor = {
  /** A call that came to its end. `outcome`: `ok`, or the trouble; all but `unavailable` and `unreachable` were answers. */
  call: (vendor: string, outcome: string, milliseconds: number): void => {
    seconds.observe({ vendor, outcome }, milliseconds / 1000);
    if (outcome !== 'unavailable' && outcome !== 'unreachable') lastAnswer.setToCurrentTime({ vendor });
  },
  /** Whether calls to a vendor are cut short; asked whenever somebody reads the figures. */
  circuit: (vendor: string, isOpen: () => boolean): void => void circuits.set(vendor, isOpen),
};
