import type { Page } from 'playwright-core';

/** Presses and sees what is said about it. A passing message is there for three seconds: it is looked out for from before the press on, not from when the test gets to it. */
export async function isTold(page: Page, message: string, press: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(message).waitFor(), press()]);
}
