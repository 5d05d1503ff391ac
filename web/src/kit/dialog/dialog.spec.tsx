import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { teachDialogs } from '../../../testing/portal-page.js';
import { wrapTexts } from '../../../testing/render-page.js';
import { render } from '@testing-library/react';
import { Dialog } from './dialog.js';
import { SuccessDialog } from './success-dialog.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const draw = (more: Partial<ComponentProps<typeof Dialog>>): HTMLDialogElement => {
  render(
    wrapTexts(
      <Dialog open title="Sure?" {...more}>
        <input aria-label="Why" />
      </Dialog>,
      'en',
    ),
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.getBoundingClientRect = () => ({ left: 100, right: 300, top: 100, bottom: 300 }) as DOMRect;
  return dialog;
};
const at = (dialog: Element, from: number, to = from): void => {
  fireEvent.mouseDown(dialog, { clientX: from, clientY: from });
  fireEvent.click(dialog, { clientX: to, clientY: to });
};

describe('a dialog', () => {
  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a click beside it', (dialog: Element) => at(dialog, 50)],
  ])('is closed by %s', (_what, does) => {
    const onClose = jest.fn();
    does(draw({ onClose }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays at a click inside, and at one that began inside', () => {
    const onClose = jest.fn();
    const dialog = draw({ onClose });
    at(dialog, 200);
    at(dialog, 200, 50);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays at a click beside it once something was typed that would be lost', () => {
    const onClose = jest.fn();
    const dialog = draw({ onClose });
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'because' } });
    at(dialog, 50);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('that has to be answered has no cross, and nothing else closes it', () => {
    const dialog = draw({});
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog, escape);
    at(dialog, 50);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(escape.defaultPrevented).toBe(true);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
  });

  it('says of an e-mail that it went out, where to look for it, and what is next', () => {
    render(
      wrapTexts(
        <SuccessDialog open title="On its way" text="We have sent it." onClose={() => undefined}>
          <a href="/">Home</a>
        </SuccessDialog>,
        'en',
      ),
    );
    const words = screen.getByRole('dialog').textContent;
    expect(words).toContain('We have sent it.');
    expect(words).toContain('Open your e-mail program');
    expect(words).toContain('spam folder');
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  });
});
