/** Keeps the newest `most` entries, each until its time; the oldest go first. */
export class BoundedCache<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly until: number }>();

  constructor(
    readonly most: number,
    readonly now: () => number = Date.now,
  ) {}

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until === Number.POSITIVE_INFINITY || entry.until > this.now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: V, until = Number.POSITIVE_INFINITY): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    if (this.#entries.size > this.most) this.#entries.delete(this.#entries.keys().next().value ?? '');
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }
}
