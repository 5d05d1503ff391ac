import { errors, type Locator, type Page } from 'playwright-core';

const [FIRST_LOOK_MS, LONGEST_LOOK_MS, PATIENCE_MS] = [2_000, 20_000, 180_000];

/** Opens a page again and again until it shows this: news travel between services. A page is looked at for a while each time, and
 *  longer the next time – what it shows arrives after the browser calls it loaded, on a busy machine seconds after.
 *  Of several addresses, as the pages of a list, each is looked at in turn. @throws Error with what the page said instead */
export async function comesBackUntilShown(
  page: Page,
  address: string | readonly string[],
  shown: Locator,
  withinMs = PATIENCE_MS,
): Promise<void> {
  const addresses = [address].flat();
  const end = Date.now() + withinMs;
  for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 2, LONGEST_LOOK_MS)) {
    for (const one of addresses) {
      await page.goto(one);
      if (await isShown(shown, look)) return;
    }
    if (Date.now() > end)
      throw new Error(
        `${addresses.join(', ')} never showed ${shown.toString()} in ${withinMs} ms; it said: ${await said(page)}`,
      );
  }
}

/** What the whole team has to do: more than one page of it once the other journeys of a run were played. */
export const teamsWork = (origin: string): readonly string[] =>
  ['', '&page=2', '&page=3'].map((page) => `${origin}/admin?view=team${page}`);

async function isShown(shown: Locator, withinMs: number): Promise<boolean> {
  try {
    await shown.waitFor({ timeout: withinMs });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function said(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replaceAll(/\s+/g, ' ').slice(0, 600);
}
