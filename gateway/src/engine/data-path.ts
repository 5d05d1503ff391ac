type Path = readonly (string | number)[];

/** All things at a path of the answer; `@` stands for every place of a list. What is not there is left out. */
export function thingsAt(value: unknown, path: readonly string[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  collect(value, { path, depth: 0, found });
  return found;
}

function collect(
  value: unknown,
  at: { readonly path: readonly string[]; readonly depth: number; readonly found: Record<string, unknown>[] },
): void {
  if (value === undefined || value === null) return;
  const step = at.path[at.depth];
  const next = { ...at, depth: at.depth + 1 };
  if (step === undefined) {
    const things = (Array.isArray(value) ? value : [value]) as readonly Record<string, unknown>[];
    at.found.push(...things.filter((each) => each !== undefined && each !== null));
  } else if (step === '@') {
    if (!Array.isArray(value)) throw new Error(`no list where the plan has one: ${at.path.join('.')}`);
    for (const each of value) collect(each, next);
  } else {
    if (Array.isArray(value)) throw new Error(`a list where the plan has none: ${at.path.join('.')}`);
    collect(Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined, next);
  }
}

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
