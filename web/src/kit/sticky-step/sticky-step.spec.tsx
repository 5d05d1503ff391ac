import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { fakeObserver } from '../../../testing/fake-observer.js';
import { renderPage } from '../../../testing/render-page.js';
import { StickyStep } from './sticky-step.js';

let view: ReturnType<typeof fakeObserver>;
let pressed = 0;

function Page({ here = false }: { here?: boolean }) {
  const box = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={box} aria-label="Next step">
        <a href="/pay">Pay €10</a>
      </section>
      <label>
        Message
        <textarea />
      </label>
      {here ? (
        <StickyStep
          of={box}
          text="To pay: €10."
          action="Pay €10"
          onPress={() => {
            pressed += 1;
          }}
        />
      ) : (
        <StickyStep of={box} text="To pay: €10." action="Pay €10" to="/pay" />
      )}
    </>
  );
}

const box = () => screen.findByRole('region', { name: 'Next step' });
/** The bar is no part of what screen readers are told, so it is looked for with the eye. */
const bar = () => screen.queryByText('To pay: €10.');

beforeEach(() => {
  view = fakeObserver();
  pressed = 0;
});
afterEach(() => {
  cleanup();
  view.restore();
});

it('stands at the foot while the box cannot be seen, and goes when it can', async () => {
  renderPage([{ path: '/', Component: () => <Page /> }]);
  const section = await box();
  expect(bar()).toBeNull();
  view.see(section, false);
  expect(bar()).toBeInTheDocument();
  view.see(section, true);
  expect(bar()).toBeNull();
});

it('leads where the box leads, by the finger alone: nobody hears it twice or comes upon it by the keyboard', async () => {
  renderPage([{ path: '/', Component: () => <Page /> }]);
  view.see(await box(), false);
  expect(screen.getAllByRole('link')).toEqual([screen.getByText('Pay €10', { selector: 'section > a' })]);
  const copy = screen.getByText('Pay €10', { selector: '[aria-hidden] *' }).closest('a');
  expect([copy?.getAttribute('href'), copy?.tabIndex]).toEqual(['/pay', -1]);
});

it('is pressed here where the box is', async () => {
  renderPage([{ path: '/', Component: () => <Page here /> }]);
  view.see(await box(), false);
  await userEvent.click(screen.getByRole('button', { name: 'Pay €10', hidden: true }));
  expect(pressed).toBe(1);
});

it('is not beside a field somebody is in', async () => {
  renderPage([{ path: '/', Component: () => <Page /> }]);
  view.see(await box(), false);
  act(() => screen.getByRole('textbox').focus());
  expect(bar()).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  expect(bar()).toBeInTheDocument();
});

it('looks no more once the page is left', async () => {
  const { unmount } = renderPage([{ path: '/', Component: () => <Page /> }]);
  await box();
  expect(view.watched()).toHaveLength(1);
  unmount();
  expect(view.watched()).toHaveLength(0);
});

it('is on phones alone, above what stands at the foot, with its height kept free at the end of the page', () => {
  const css = readFileSync('web/src/kit/sticky-step/sticky-step.module.css', 'utf8').replace(/\s+/g, ' ');
  const [outside = '', phone = ''] = css.split('@media (width <= 720px) {');
  expect(outside).toContain('.place { display: none; }');
  for (const rule of [
    'var(--bottom-bar, 0px)',
    'body { padding-block-end: var(--sticky-step); }',
    'min-height: var(--sticky-step)',
  ])
    expect(phone).toContain(rule);
  expect(readFileSync('web/src/features/portal/parts/portal-frame.module.css', 'utf8')).toContain(
    '--bottom-bar: ',
  );
});
