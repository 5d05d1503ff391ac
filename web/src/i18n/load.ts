import type { i18n } from 'i18next';

const PARALLEL = 10;
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

export interface TextLoader {
  /** Resolves when every named namespace is in the instance; a namespace that cannot be had is left to the fallback. */
  load(namespaces: readonly string[]): Promise<void>;
}

export interface TextSource {
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
  readonly version: string;
}

/** Fetches further namespaces: at most ten at once, five repeats, the first after 350 ms and each wait twice the last. */
export function createTextLoader(texts: i18n, source: TextSource): TextLoader {
  let running = 0;
  const queue: (() => void)[] = [];
  const slot = async (): Promise<void> => {
    if (running >= PARALLEL) await new Promise<void>((resolve) => queue.push(resolve));
    running += 1;
  };
  const free = (): void => {
    running -= 1;
    queue.shift()?.();
  };

  async function read(namespace: string): Promise<void> {
    await slot();
    try {
      for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
        if (attempt > 0) await source.wait(FIRST_DELAY_MS * 2 ** (attempt - 1));
        const answer = await source
          .fetch(`/locales/${texts.language}/${namespace}.json?v=${source.version}`)
          .catch(() => undefined);
        if (answer?.ok) {
          texts.addResourceBundle(texts.language, namespace, await answer.json(), true, true);
          return;
        }
      }
    } finally {
      free();
    }
  }

  return {
    load: async (namespaces) => {
      const missing = namespaces.filter((namespace) => !texts.hasResourceBundle(texts.language, namespace));
      await Promise.all(missing.map(read));
    },
  };
}
