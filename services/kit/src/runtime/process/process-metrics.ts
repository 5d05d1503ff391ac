import { collectDefaultMetrics, Counter, Gauge, register, type Registry } from 'prom-client';
import { withinMs } from './within-ms.js';

/** Whoever reads figures waits some seconds for all of them. */
const LOOK_MS = 2_000;

/** Between two looks at how late the event loop is. The usual 10 ms wake an idle process a hundred times a second: that was a third of what it took of the processor. */
const LOOP_LOOK_MS = 1_000;

/** How the process itself does, and whose every line is: `requests`, `requests-worker`. */
export function nameMetrics(service: string, registry: Registry = register): void {
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
}

interface GaugeDeclaration {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/** Gauges whose figures come from one look at something that may be away: a database, Redis, the broker. */
export interface GaugeGroup<Key extends string> {
  /** `database`; names them where they could not be read. */
  readonly group: string;
  readonly gauges: Readonly<Record<Key, GaugeDeclaration>>;
  /** Sets all of them. What is not set is left out. */
  readonly look: (gauges: Readonly<Record<Key, Gauge>>) => Promise<void>;
  /** @defaultValue the one of this process */
  readonly registry?: Registry;
  /** @defaultValue 2 s */
  readonly lookMs?: number;
}

/** Looks once whenever the figures are asked for, and never longer than two seconds: what cannot be read then is left out, and counted. */
export function observeTogether<Key extends string>(settings: GaugeGroup<Key>): void {
  const { group, look, registry = register, lookMs = LOOK_MS } = settings;
  const unread = unreadIn(registry);
  unread.inc({ group }, 0);
  let looking: Promise<void> | undefined;
  let asked: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    // A look that hangs is not joined by another one.
    const joins = looking !== undefined;
    looking ??= look(gauges).finally(() => {
      looking = undefined;
    });
    looking.catch(() => undefined);
    if (joins) throw new Error('the look before has not come back yet');
    await withinMs(lookMs, looking);
  };
  const collect = (): Promise<void> =>
    (asked ??= Promise.resolve()
      .then(forget)
      .then(refresh)
      .catch(() => {
        forget();
        unread.inc({ group });
      })
      .finally(() => {
        asked = undefined;
      }));
  const entries = Object.entries<GaugeDeclaration>(settings.gauges).map(
    ([key, { name, help, labelNames = [] }]) =>
      [key, new Gauge({ name, help, labelNames: [...labelNames], registers: [registry], collect })] as const,
  );
  const gauges = Object.fromEntries(entries) as Record<Key, Gauge>;
  const bare = new Set(
    Object.entries<GaugeDeclaration>(settings.gauges)
      .filter(([, { labelNames = [] }]) => labelNames.length === 0)
      .map(([key]) => gauges[key as Key]),
  );
  function forget(): void {
    for (const [, gauge] of entries) {
      gauge.reset();
      // Without labels a gauge that is reset says nought, which would be a figure.
      if (bare.has(gauge)) gauge.remove();
    }
  }
}

function unreadIn(registry: Registry): Counter {
  return (
    (registry.getSingleMetric('cotta_metrics_unread_total') as Counter | undefined) ??
    new Counter({
      name: 'cotta_metrics_unread_total',
      help: 'Figures that could not be read when they were asked for',
      labelNames: ['group'],
      registers: [registry],
    })
  );
}
