import type { Page } from 'playwright-core';

/** Presses and sees what is said about it. A passing message is there for three seconds, and a busy machine may stand still for longer:
 *  the page itself looks out for it, at every change from before the press on. */
export async function isTold(page: Page, message: string, press: () => Promise<unknown>): Promise<void> {
  await Promise.all([saysOnce(page, message), press()]);
}

function saysOnce(page: Page, message: string): Promise<void> {
  return page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!document.body.innerText.replaceAll(/\s+/g, ' ').includes(text)) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    message,
  );
}
