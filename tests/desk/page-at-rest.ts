import type { Page, Request } from 'playwright-core';
import { words } from '../testkit/words.js';

/** The stream of what changes stays open for as long as the page does. */
const STREAM = /\/api\/desk\/events\b/;

/** A paper in a frame is drawn by a viewer of the browser, which asks for hundreds of parts of its own and leaves some unanswered: the page waits for none of them. */
const isOfThePage = (request: Request, page: Page): boolean =>
  // Whoever opens a document waits for that by itself.
  !request.isNavigationRequest() && !STREAM.test(request.url()) && request.frame() === page.mainFrame();

/** @returns whether the page asks for nothing and has drawn what came, as of now; the page must not have been opened yet */
export function watchRest(page: Page): () => Promise<boolean> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (isOfThePage(request, page)) asked.add(request);
  });
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  return async () => {
    if (asked.size > 0) return false;
    const isDrawn = await page.evaluate(async (loading) => {
      const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
      // One frame draws what came, the next begins what that asks for.
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const waits = [...document.querySelectorAll('main [role=status]')].some(
        ({ textContent }) => textContent === loading,
      );
      return !waits && document.querySelector('main [aria-busy=true]') === null;
    }, words('en', 'common')('loading'));
    return isDrawn && asked.size === 0;
  };
}
