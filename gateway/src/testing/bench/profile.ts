import { readFileSync } from 'node:fs';

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** Functions that took most time themselves, as shares of the time that was not idle. `path`: as `--cpu-prof` writes it. */
export function topFunctions(
  path: string,
  most: number,
): readonly { readonly place: string; readonly share: number }[] {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path, 'utf8')) as CpuProfile;
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  let whole = 0;
  for (const [index, id] of samples.entries()) {
    const place = places.get(id) ?? '';
    if (place === '(idle)') continue;
    const time = timeDeltas[index] ?? 0;
    whole += time;
    times.set(place, (times.get(place) ?? 0) + time);
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([place, time]) => ({ place, share: time / whole }));
}

function placeOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName === '' ? '(no name)' : functionName;
  const file = url.replace(/^.*\/node_modules\//, '').replace(/^.*\/gateway\/dist\//, '');
  return file === '' ? name : `${name}  ${file}:${lineNumber + 1}`;
}
