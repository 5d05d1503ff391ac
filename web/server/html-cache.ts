export interface CachedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Entry {
  page: CachedPage;
  at: number;
  refreshing: boolean;
}

const FRESH_MS = 60_000;
const STALE_MS = 600_000;
const MOST = 500;
/** Characters of all pages together: a visitor can ask for the same page in many ways, and memory has an end. */
const MOST_CHARACTERS = 24_000_000;

/** Rendered pages of visitors: good for a minute, then shown for ten more while one render replaces them. */
export class HtmlCache {
  private readonly entries = new Map<string, Entry>();
  private characters = 0;
  /** Grows when all pages are given up: one that was begun before is not kept. */
  private generation = 0;

  constructor(private readonly now: () => number = Date.now) {}

  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry = this.entries.get(key);
    const age = entry === undefined ? Infinity : this.now() - entry.at;
    if (entry !== undefined && age < FRESH_MS) return entry.page;
    if (entry !== undefined && age < STALE_MS) {
      if (!entry.refreshing) {
        entry.refreshing = true;
        void this.fill(key, render).catch(() => {
          entry.refreshing = false;
        });
      }
      return entry.page;
    }
    return this.fill(key, render);
  }

  /** What pages show has changed: each is rendered anew when it is next asked for. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.characters = 0;
  }

  private async fill(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const { generation } = this;
    const page = await render();
    if (page.status !== 200 || generation !== this.generation) return page;
    this.drop(key);
    this.entries.set(key, { page, at: this.now(), refreshing: false });
    this.characters += page.html.length;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MOST && this.characters <= MOST_CHARACTERS) break;
      this.drop(oldest);
    }
    return page;
  }

  private drop(key: string): void {
    this.characters -= this.entries.get(key)?.page.html.length ?? 0;
    this.entries.delete(key);
  }
}
