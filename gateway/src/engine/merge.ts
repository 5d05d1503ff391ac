type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a service said of a thing becomes part of what is known of it; lists of one length are merged place by place, others replaced. */
export function mergeInto(target: Fields, source: Fields): void {
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value === undefined) continue;
    const known = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(value) && typeof known === 'object' && known !== null) mergeInto(known as Fields, value);
    else if (Array.isArray(value) && Array.isArray(known) && known.length === value.length)
      mergePlaces(known, value);
    else target[key] = value;
  }
}

function mergePlaces(target: unknown[], source: readonly unknown[]): void {
  for (const [place, value] of source.entries()) {
    const known = target[place];
    if (isObject(known) && isObject(value)) mergeInto(known, value);
    else target[place] = value;
  }
}
