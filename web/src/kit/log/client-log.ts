type Level = 'warn' | 'error' | 'info';

interface Line {
  readonly level: Level;
  readonly message: string;
  readonly data: unknown;
  readonly at: string;
  readonly path: string;
}

const PAUSE_MS = 100;
/** How many lines wait at most, and how long they do when the server has had enough and names no time. @source specification, "Business constants and limits" */
const MOST_WAITING = 30;
const FALLBACK_MS = 60_000;
const MOST_BYTES = 102_400;
const DEPTH = 3;

const waiting: Line[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies plain data down to `depth` levels; what lies deeper is named, not followed. */
export function shallow(value: unknown, depth: number): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? '[function]' : value;
  if (depth === 0) return Array.isArray(value) ? '[list]' : '[object]';
  if (Array.isArray(value)) return value.map((item) => shallow(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shallow(item, depth - 1)]));
}

/** JSON of at most 102,400 bytes: less depth until it fits. */
export function fit(value: unknown): string {
  for (let depth = DEPTH; depth > 0; depth -= 1) {
    const text = JSON.stringify(shallow(value, depth));
    if (new Blob([text]).size <= MOST_BYTES) return text;
  }
  return JSON.stringify({ dropped: 'too large' });
}

function flush(): void {
  timer = undefined;
  const line = waiting.shift();
  if (line === undefined) return;
  void fetch('/api/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: fit(line),
    keepalive: true,
  }).then(
    (answer) => {
      if (answer.status === 429) rest(answer, line);
    },
    () => undefined,
  );
  if (waiting.length > 0) timer = setTimeout(flush, PAUSE_MS);
}

/** The server has had enough for now: the line waits with the others until it takes more. */
function rest(answer: Response, line: Line): void {
  clearTimeout(timer);
  if (waiting.length < MOST_WAITING) waiting.unshift(line);
  timer = setTimeout(flush, Number(answer.headers.get('retry-after')) * 1000 || FALLBACK_MS);
}

/** What this page has told already: a look that fails again for the same reason is no news. */
const reported = new Set<string>();
const MOST_REPORTED = 200;

/** One line to the server's log, at most one call per 100 ms, and each thing once per page. Never throws. */
export function logToServer(level: Level, message: string, data?: unknown): void {
  if (typeof window === 'undefined' || waiting.length >= MOST_WAITING || reported.size >= MOST_REPORTED)
    return;
  const path = window.location.pathname;
  const line = fit({ level, message, data, path });
  if (reported.has(line)) return;
  reported.add(line);
  waiting.push({ level, message, data, at: new Date().toISOString(), path });
  timer ??= setTimeout(flush, PAUSE_MS);
}
