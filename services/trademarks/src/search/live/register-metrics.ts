import type { Clock } from '@cotta/kit/model/time/clock.js';
import { observeTogether } from '@cotta/kit/runtime/process/process-metrics.js';
import type { SourceFacts } from '../register/generation.js';

/** What was imported of each register file, and how long ago. */
export function observeRegisters(sources: () => Promise<readonly SourceFacts[]>, clock: Clock): void {
  observeTogether({
    group: 'registers',
    gauges: {
      age: {
        name: 'cotta_register_age_seconds',
        help: 'Since the last import of a source of register data',
        labelNames: ['source'],
      },
      marks: {
        name: 'cotta_register_marks',
        help: 'Marks that import brought',
        labelNames: ['source'],
      },
      rejected: {
        name: 'cotta_register_rejected_records',
        help: 'Records of it that could not be read',
        labelNames: ['source'],
      },
    },
    look: async (gauges) => {
      const now = clock.now().getTime();
      for (const { source, accepted, rejected, importedAt } of await sources()) {
        gauges.age.set({ source }, Math.max(0, (now - Date.parse(importedAt)) / 1000));
        gauges.marks.set({ source }, accepted);
        gauges.rejected.set({ source }, rejected);
      }
    },
  });
}
