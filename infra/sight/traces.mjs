/** @typedef {import('./spans.mjs').Span} Span */

/** How many traces are kept; the oldest goes first. */
const MOST = 2_000;

/** The traces that came last, in memory. */
export class Traces {
  /** @type {Map<string, Span[]>} */
  #spans = new Map();

  /** @param {readonly Span[]} spans */
  add(spans) {
    for (const span of spans) {
      const known = this.#spans.get(span.traceId);
      if (known === undefined) this.#spans.set(span.traceId, [span]);
      else known.push(span);
    }
    for (const id of this.#spans.keys()) {
      if (this.#spans.size <= MOST) break;
      this.#spans.delete(id);
    }
  }

  /** The spans of one trace, parents before their children and each by its begin. @param {string} id @returns {(Span & { depth: number })[]} */
  trace(id) {
    return inOrder(this.#spans.get(id) ?? []);
  }

  /**
   * The last ones, newest first.
   * @param {number} most
   * @returns {{ id: string, name: string, from: number, ms: number, spans: number, services: number, failed: boolean }[]}
   */
  latest(most) {
    return [...this.#spans]
      .slice(-most)
      .reverse()
      .map(([id, spans]) => {
        const [first] = inOrder(spans);
        const from = Math.min(...spans.map((span) => span.from));
        return {
          id,
          name: first?.name ?? '',
          from,
          ms: Math.max(...spans.map((span) => span.to)) - from,
          spans: spans.length,
          services: new Set(spans.map(({ service }) => service)).size,
          failed: spans.some(({ failed }) => failed),
        };
      });
  }
}

/** A parent that was not recorded here counts as none. @param {readonly Span[]} spans */
function inOrder(spans) {
  const known = new Set(spans.map(({ spanId }) => spanId));
  /** @type {(Span & { depth: number })[]} */
  const ordered = [];
  /** @param {string | undefined} parentId @param {number} depth */
  const follow = (parentId, depth) => {
    const children = spans.filter((span) =>
      parentId === undefined
        ? span.parentId === undefined || !known.has(span.parentId)
        : span.parentId === parentId,
    );
    for (const span of children.toSorted((a, b) => a.from - b.from)) {
      ordered.push({ ...span, depth });
      follow(span.spanId, depth + 1);
    }
  };
  follow(undefined, 0);
  return ordered;
}
