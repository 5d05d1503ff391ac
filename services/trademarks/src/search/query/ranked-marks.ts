/** Marks near a query, best first, in rows. */
export interface RankedMarks {
  readonly slots: Uint32Array;
  /** What they are ordered by, falling, to nine digits; names that are written alike have the same. */
  readonly values: Float64Array;
  /** Raw score of each, to nine digits. */
  readonly raws: Float64Array;
  /** 1 where letters or sound of the two cores are equal. */
  readonly identical: Uint8Array;
}

export function emptyRows(count: number): RankedMarks {
  return {
    slots: new Uint32Array(count),
    values: new Float64Array(count),
    raws: new Float64Array(count),
    identical: new Uint8Array(count),
  };
}

/** The marks at the places, in that order. */
export function placesOf({ slots, values, raws, identical }: RankedMarks, places: Uint32Array): RankedMarks {
  const taken = emptyRows(places.length);
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? 0;
    taken.slots[i] = slots[place] ?? 0;
    taken.values[i] = values[place] ?? 0;
    taken.raws[i] = raws[place] ?? 0;
    taken.identical[i] = identical[place] ?? 0;
  }
  return taken;
}

/** Places of values that fall already, those of equal ones in the given order. */
export function equalsInOrder(
  values: Float64Array,
  order: (place: number, other: number) => number,
): Uint32Array {
  const places = Uint32Array.from(values, (_, place) => place);
  for (let from = 0; from < values.length;) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to += 1;
    if (to > from + 1) places.subarray(from, to).sort(order);
    from = to;
  }
  return places;
}
