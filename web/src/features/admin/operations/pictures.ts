/** How figures of a picture are said. */
export type Unit = 'seconds' | 'perSecond' | 'count' | 'bytes' | 'share';

/** One picture: a figure over time, a line for each of what it is of. */
export interface Picture {
  /** Name of its text. */
  readonly name: string;
  /** As it is kept. */
  readonly series: string;
  readonly unit: Unit;
  /** Above it something is wrong; drawn as a line, and said. */
  readonly limit?: number;
  /** Which of its lines: a word each must have. */
  readonly only?: RegExp;
}

/** Pictures that are looked at together. */
export interface Group {
  readonly name: string;
  readonly pictures: readonly Picture[];
}

/** Everything that is shown, most urgent first. Limits are those of the alerts. */
export const GROUPS: readonly Group[] = [
  {
    name: 'answers',
    pictures: [
      { name: 'pages', series: 'pages', unit: 'perSecond' },
      { name: 'pageTime', series: 'page time', unit: 'seconds', limit: 0.5 },
      { name: 'operations', series: 'operations', unit: 'perSecond' },
      { name: 'operationTime', series: 'operation time', unit: 'seconds', limit: 1 },
    ],
  },
  {
    name: 'presses',
    pictures: [
      { name: 'pressPaint', series: 'press time', unit: 'seconds', only: / paint$/, limit: 0.2 },
      { name: 'pressPage', series: 'press time', unit: 'seconds', only: / page$/, limit: 1 },
    ],
  },
  {
    name: 'events',
    pictures: [
      { name: 'published', series: 'events published', unit: 'perSecond' },
      { name: 'oldest', series: 'oldest event waiting', unit: 'seconds', limit: 120 },
      { name: 'lag', series: 'consumer lag', unit: 'count' },
      { name: 'handled', series: 'events handled', unit: 'perSecond' },
      { name: 'parked', series: 'events parked', unit: 'count', limit: 0 },
      { name: 'dead', series: 'dead letters', unit: 'count', limit: 0 },
      { name: 'relay', series: 'relay position', unit: 'count' },
      { name: 'commands', series: 'commands', unit: 'perSecond' },
    ],
  },
  {
    name: 'work',
    pictures: [
      { name: 'rounds', series: 'round overdue', unit: 'seconds', limit: 0 },
      { name: 'waiting', series: 'jobs', unit: 'count', only: / (?:waiting|delayed)$/ },
      { name: 'failed', series: 'jobs', unit: 'count', only: / failed$/, limit: 0 },
      { name: 'jobTime', series: 'job time', unit: 'seconds' },
      { name: 'messages', series: 'messages', unit: 'count', only: / (?!sent$)\w+$/ },
    ],
  },
  {
    name: 'vendors',
    pictures: [
      { name: 'vendorTime', series: 'vendor time', unit: 'seconds', limit: 10 },
      { name: 'vendorCalls', series: 'vendor calls', unit: 'perSecond' },
      { name: 'cutOff', series: 'cut off', unit: 'count', limit: 0 },
    ],
  },
  {
    name: 'machines',
    pictures: [
      { name: 'memory', series: 'memory', unit: 'bytes' },
      { name: 'processor', series: 'processor', unit: 'share' },
      { name: 'tables', series: 'table size', unit: 'bytes' },
    ],
  },
];

/** All that is asked for, each once. */
export const SERIES: readonly string[] = [
  ...new Set(GROUPS.flatMap(({ pictures }) => pictures.map(({ series }) => series))),
];
