import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Hydration } from '../src/app/page-kinds.js';
import { starterScript } from './starter.js';

const BODY = `<header>
  <details class="all"><summary>Menu</summary>
    <details class="languages"><summary>EN</summary><a href="/cs">Čeština</a></details>
    <a href="#preferences">Preferences</a>
  </details>
</header>
<main><p>Words.</p></main>
<footer><a href="#cookies" data-wakes="">Cookie settings</a><a href="#next">Next</a></footer>`;

afterEach(() => {
  document.body.replaceChildren();
});

/** A document of its own with the script in it, as a page is begun. */
function begun(
  hydrate: Hydration,
  boot: object = { session: 'no' },
  kept: Readonly<Record<string, string>> = {},
) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as Window & typeof globalThis;
  page.document.body.innerHTML = BODY;
  Object.defineProperties(page, {
    sessionStorage: { value: { getItem: (name: string) => kept[name] ?? null } },
    localStorage: { value: {} },
    requestIdleCallback: { value: (run: () => void) => (hydrate === 'late' ? undefined : run()) },
  });
  page.eval(starterScript(boot, '/entry.js', { hydrate, asksSession: false }));
  const one = (selector: string): HTMLElement => {
    const found = page.document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const does = (selector: string, event: string, options: object = {}): boolean =>
    one(selector).dispatchEvent(
      new page.KeyboardEvent(event, { bubbles: true, cancelable: true, ...options }),
    );
  const scripts = (): number => page.document.querySelectorAll('script[src="/entry.js"]').length;
  const opened = (selector: string): boolean => one(selector).hasAttribute('open');
  return { page, one, does, scripts, opened };
}

describe('a page of words', () => {
  it('asks for no script where it is read, and for one where something is touched that needs it', () => {
    const { does, scripts } = begun('asked');
    for (const event of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])
      for (const place of ['main p', 'summary', 'footer a:last-child']) does(place, event);
    expect(scripts()).toBe(0);
    does('[data-wakes]', 'pointerover');
    does('[data-wakes]', 'pointerdown');
    expect(scripts()).toBe(1);
  });

  it('wakes by itself where a chat goes on', () => {
    const kept = { 'chat.wanted': '1' };
    const scripts = (boot: object, said: typeof kept | undefined): number =>
      begun('asked', boot, said).scripts();
    expect(scripts({ session: 'no', chat: {} }, undefined)).toBe(0);
    expect(scripts({ session: 'no' }, kept)).toBe(0);
    expect(scripts({ session: 'no', chat: {} }, kept)).toBe(1);
  });

  it('closes its menus', () => {
    const { one, does, opened, page } = begun('asked');
    const open = (): void => ['.all', '.languages'].forEach((menu) => one(menu).setAttribute('open', ''));
    open();
    does('.languages a', 'keydown', { key: 'Escape' });
    expect([opened('.languages'), opened('.all')]).toEqual([false, true]);
    expect(page.document.activeElement).toBe(one('.languages summary'));
    open();
    const left = new page.FocusEvent('focusout', { bubbles: true, relatedTarget: one('.all > a') });
    one('.languages a').dispatchEvent(left);
    expect([opened('.languages'), opened('.all')]).toEqual([false, true]);
    does('.all > a', 'click');
    expect(opened('.all')).toBe(false);
  });
});

describe('a page with live parts', () => {
  it('asks for its script once, wherever it is touched first', () => {
    const { does, scripts } = begun('touched');
    expect(scripts()).toBe(0);
    does('main p', 'touchstart');
    does('main p', 'pointerdown');
    expect(scripts()).toBe(1);
  });
});

describe.each(['asked', 'touched', 'late'] as const)('a press before a page is awake: %s', (hydrate) => {
  it('waits for the script, and is done again once it is there', async () => {
    const { page, one, does, scripts } = begun(hydrate);
    expect(does('[data-wakes]', 'click')).toBe(false);
    expect(does('[data-wakes]', 'click')).toBe(false);
    expect(scripts()).toBe(1);
    const pressed = jest.fn();
    one('[data-wakes]').addEventListener('click', pressed);
    await new Promise<void>((resolve) => {
      pressed.mockImplementation(() => resolve());
      page.document.documentElement.classList.add('scripted');
    });
    expect(pressed).toHaveBeenCalledTimes(1);
    // From now on its own script answers.
    expect(does('[data-wakes]', 'click')).toBe(true);
  });

  it('leads by its link where the script does not come', () => {
    const { page, one, does } = begun(hydrate);
    does('[data-wakes]', 'click');
    const followed: boolean[] = [];
    one('[data-wakes]').addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    one('script[src="/entry.js"]').dispatchEvent(new page.Event('error'));
    expect(followed).toEqual([true]);
    expect(does('[data-wakes]', 'click')).toBe(true);
  });

  it('leads by its link where the script comes and wakes nothing', () => {
    const { page, one, does } = begun(hydrate);
    let late = (): void => undefined;
    page.setTimeout = ((run: () => void, ms: number) => {
      if (ms === 10_000) late = run;
      return 0;
    }) as never;
    does('[data-wakes]', 'click');
    const followed: boolean[] = [];
    one('[data-wakes]').addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    late();
    expect(followed).toEqual([true]);
  });

  it('with a key for another window is left to the browser', () => {
    const { does, scripts } = begun(hydrate);
    expect(does('[data-wakes]', 'click', { ctrlKey: true })).toBe(true);
    expect(scripts()).toBe(0);
  });
});
