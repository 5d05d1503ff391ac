export interface SealRing {
  readonly path: string;
  readonly count: number;
  readonly opacity: number;
}
export interface SealFigure {
  readonly rings: readonly SealRing[];
  readonly rim: readonly number[];
}

/** FNV-1a: the same name has the same seal on every page, device and print. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text.normalize('NFC').trim().toLocaleLowerCase('en'))
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

function numbers(seed: number): (from: number, to: number) => number {
  let state = seed || 1;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 4294967296) * (to - from);
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One closed curve; turned about the centre `count` times it makes the engraved pattern. */
function petal(outer: number, inner: number, width: number, lean: number): string {
  return `M0 ${round(-outer)}C${round(width)} ${round(-outer)} ${round(width + lean)} ${round(inner)} 0 ${round(inner)}S${round(-width + lean)} ${round(-outer)} 0 ${round(-outer)}Z`;
}

/** A rosette like those on share certificates, derived from the name alone. Unit: the seal's radius is 50. */
export function sealFigure(name: string): SealFigure {
  const next = numbers(hash(name));
  const count = Math.round(next(13, 21));
  const wide = next(16, 30);
  const lean = next(-12, 12);
  return {
    rings: [
      { path: petal(45, next(12, 30), wide, lean), count, opacity: 1 },
      { path: petal(next(26, 34), next(-4, 16), next(8, 20), -lean), count, opacity: 0.75 },
      {
        path: petal(next(11, 16), next(4, 9), next(5, 9), lean / 2),
        count: Math.round(count * 0.6),
        opacity: 1,
      },
    ],
    rim: [47.2, 49],
  };
}
