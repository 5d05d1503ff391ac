/** One line of what a process says of itself. */
export interface MetricLine {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? ([^ ]+)(?: \d+)?$/;
const LABEL = /([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n' };

/** The lines of a text in the Prometheus format; what is no number is left out. @source Prometheus, "Text-based format" */
export function readMetrics(text: string): MetricLine[] {
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return [];
    const [, name, labels = '', value = ''] = LINE.exec(line) ?? [];
    const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
    return name === undefined || value === '' || Number.isNaN(number)
      ? []
      : [{ name, labels: labelsOf(labels), value: number }];
  });
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(LABEL)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\\(.)/g, (_, character: string) => ESCAPED[character] ?? character),
    ]),
  );
}
