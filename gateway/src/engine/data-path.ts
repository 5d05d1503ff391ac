type Path = readonly (string | number)[];

/** All things at a path of the answer; `@` stands for every place of a list. What is not there is left out. */
export function thingsAt(values: readonly unknown[], path: readonly string[]): Record<string, unknown>[] {
  let found: readonly unknown[] = values.filter(isThere);
  for (const step of path)
    found = (step === '@' ? placesOf(found, path) : partsOf(found, step, path)).filter(isThere);
  return (found.some(Array.isArray) ? found.flat().filter(isThere) : found) as Record<string, unknown>[];
}

function placesOf(values: readonly unknown[], path: readonly string[]): readonly unknown[] {
  return values.flatMap((value) => {
    if (!Array.isArray(value)) throw new Error(`no list where the plan has one: ${path.join('.')}`);
    return value as readonly unknown[];
  });
}

function partsOf(values: readonly unknown[], step: string, path: readonly string[]): readonly unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) throw new Error(`a list where the plan has none: ${path.join('.')}`);
    return Object.hasOwn(value as object, step) ? (value as Record<string, unknown>)[step] : undefined;
  });
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The same things by their places: `["brands", 0, "marks", 3]`. */
export function placesAt(value: unknown, path: readonly string[]): Path[] {
  const places: Path[] = [];
  const walk = (inner: unknown, depth: number, place: Path): void => {
    if (inner === undefined || inner === null) return;
    const step = path[depth];
    if (step === undefined) places.push(place);
    else if (Array.isArray(inner)) {
      // Also without `@`: then the list is passed through.
      const next = step === '@' ? depth + 1 : depth;
      for (const [index, each] of inner.entries()) walk(each, next, [...place, index]);
    } else if (Object.hasOwn(inner, step))
      walk((inner as Record<string, unknown>)[step], depth + 1, [...place, step]);
  };
  walk(value, 0, []);
  return places;
}
