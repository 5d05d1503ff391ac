import type { BrowserContext, Page } from 'playwright-core';

/** What one came for: the page, and what of it must be seen. */
export interface Opening {
  readonly address: string;
  /** Selectors, each of which has to show something. */
  readonly shown: readonly string[];
}

/** One opening of a page, in milliseconds from its address on. */
export interface Opened {
  /** First byte of the document. */
  readonly document: number;
  /** All that one came for is painted. */
  readonly shown: number;
  /** Questions to the server before that, in the order they were asked: name, from, to. */
  readonly asked: readonly (readonly [string, number, number])[];
  /** Bytes of scripts until then, as they come over the line. */
  readonly scripts: number;
  /** Style sheets that were fetched although the document has their text. */
  readonly sheetsFetched: readonly string[];
  readonly sheetsInDocument: number;
}

/** Opens a page in a tab of its own and looks when what one came for stands there. */
export async function opened(context: BrowserContext, { address, shown }: Opening): Promise<Opened> {
  const page = await context.newPage();
  const names = namesOfQuestions(page);
  await page.addInitScript((selectors) => {
    const isThere = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');
    const look = (): void => {
      // Painted with the frame that follows.
      if (selectors.every(isThere))
        requestAnimationFrame(() => Object.assign(globalThis, { shownAt: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shown);
  await page.goto(address);
  await page.waitForFunction(() => 'shownAt' in globalThis);
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { shownAt } = globalThis as unknown as { shownAt: number };
    const inDocument = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].flatMap(
      ({ dataset }) => (dataset['href'] ?? '').split(' '),
    );
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      document: navigation?.responseStart ?? 0,
      shown: shownAt,
      asked: resources
        .filter(({ initiatorType, responseEnd }) => initiatorType === 'fetch' && responseEnd < shownAt)
        .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const),
      scripts: resources
        .filter(({ name, startTime }) => /\.js($|\?)/.test(name) && startTime < shownAt)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      sheetsFetched: resources
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => inDocument.includes(path)),
      sheetsInDocument: inDocument.length,
    };
  });
  await page.close();
  return {
    ...seen,
    asked: seen.asked.map(([from, to], index) => [names[index] ?? '', Math.round(from), Math.round(to)]),
  };
}

/** What fetches ask for, as they are sent. */
function namesOfQuestions(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    // The stream of what changes is open for as long as the page is.
    if (request.resourceType() !== 'fetch' || request.url().endsWith('/api/desk/events')) return;
    const sent = request.postData() ?? '';
    const operation = /"operationName":"(\w+)"/.exec(sent)?.[1];
    names.push(operation ?? `${request.method()} ${new URL(request.url()).pathname}`);
  });
  return names;
}

/** @returns how many questions were asked one after the other, each when the one before had been answered */
export function roundsOf(asked: Opened['asked']): number {
  let rounds = 0;
  let answered = -1;
  for (const [, from, to] of asked.toSorted((a, b) => a[2] - b[2])) {
    if (from < answered) continue;
    rounds += 1;
    answered = to;
  }
  return rounds;
}

/** Presses a key where one stands in a list. @returns milliseconds from the key to the frame in which the list is not as it was */
export async function pressed(page: Page, key: string): Promise<number> {
  await page.evaluate((awaited) => {
    const list = document.querySelector('main table');
    const before = list?.textContent;
    const onKey = ({ key: stroke, timeStamp }: KeyboardEvent): void => {
      if (stroke !== awaited) return;
      removeEventListener('keydown', onKey, true);
      const look = (): void => {
        if (list?.isConnected === true && list.textContent === before)
          return void requestAnimationFrame(look);
        Object.assign(globalThis, { changedAfter: performance.now() - timeStamp });
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', onKey, true);
  }, key);
  await page.keyboard.press(key);
  await page.waitForFunction(() => 'changedAfter' in globalThis);
  return page.evaluate(() => {
    const { changedAfter } = globalThis as unknown as { changedAfter: number };
    Reflect.deleteProperty(globalThis, 'changedAfter');
    return changedAfter;
  });
}

/** @returns the middle one of several, and the slowest but one in twenty */
export function spread(values: readonly number[]): { readonly median: number; readonly p95: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p95: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0,
  };
}
