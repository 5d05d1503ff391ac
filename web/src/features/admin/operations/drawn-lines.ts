/** A figure at a moment. */
export interface Point {
  /** ISO. */
  readonly at: string;
  readonly value: number;
}

/** What one line of a picture is of. */
export interface Line {
  readonly label: string;
  readonly points: readonly Point[];
}

/** A line as it is drawn. */
export interface DrawnLine {
  readonly label: string;
  /** For `d` of an SVG path. */
  readonly path: string;
  readonly last: number;
  readonly most: number;
}

/** The frame that lines are drawn in. Moments in milliseconds since the epoch, `top` the value at the upper edge. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** More lines nobody can tell apart. */
const MOST_LINES = 6;

/** The lines that matter most: those with the highest peaks, the highest first. */
export function highest(lines: readonly Line[]): readonly Line[] {
  const peak = ({ points }: Line): number => Math.max(...points.map(({ value }) => value));
  return [...lines]
    .toSorted((a, b) => peak(b) - peak(a) || (a.label < b.label ? -1 : 1))
    .slice(0, MOST_LINES);
}

/** A round figure at or above what is shown: 1, 2 or 5 with noughts. */
export function roundTop(most: number): number {
  if (most <= 0) return 1;
  const tens = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * tens >= most) ?? 10) * tens;
}

/** A pause of several looks is no line: nobody knows what was then. @param gapMs from how much time on */
export function drawn({ label, points }: Line, frame: Frame, gapMs: number): DrawnLine {
  const { width, height, from, to, top } = frame;
  let path = '';
  let before = Number.NEGATIVE_INFINITY;
  for (const { at, value } of points) {
    const moment = new Date(at).getTime();
    const x = ((moment - from) / (to - from)) * width;
    const y = height - (Math.min(value, top) / top) * height;
    path += `${moment - before > gapMs ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    before = moment;
  }
  return {
    label,
    path,
    last: points.at(-1)?.value ?? 0,
    most: Math.max(0, ...points.map(({ value }) => value)),
  };
}
