import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import type { KeyPlace } from './desk-keys.js';
import { useKeysHelp } from './keys-help.js';
import type { KeyHandlers } from './mounted-keys.js';
import { useDeskKeys } from './use-desk-keys.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

let done: string[] = [];
const says = (word: string) => () => void done.push(word);

function Part({ where, handlers }: { where: KeyPlace; handlers: KeyHandlers }) {
  useDeskKeys(where, handlers);
  return null;
}
function Page({ parts }: { parts: readonly { where: KeyPlace; handlers: KeyHandlers }[] }) {
  const { help } = useKeysHelp();
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} {...part} />
      ))}
      {help}
      <label>
        Words <input type="text" />
      </label>
      <label>
        Row <input type="checkbox" />
      </label>
      <button type="button" onClick={says('pressed')}>
        Press
      </button>
    </>
  );
}
function draw(...parts: readonly { where: KeyPlace; handlers: KeyHandlers }[]): void {
  done = [];
  renderPage([{ path: '/', Component: () => <Page parts={parts} /> }]);
}
const list = {
  where: 'list',
  handlers: { next: says('next'), select: says('select'), selectRange: says('range'), peek: says('peek') },
} as const;

describe('keys of the staff area', () => {
  it('run what the page handles, and leave alone who types', async () => {
    draw(list, { where: 'everywhere', handlers: { palette: says('palette') } });
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByLabelText('Words'));
    await userEvent.keyboard('jx{Control>}k{/Control}');
    expect(done).toEqual(['next', 'palette']);
    expect(screen.getByLabelText('Words')).toHaveValue('jx');
  });

  it('work on a ticked row, where Space still ticks and a pressed button is pressed', async () => {
    draw(list);
    await userEvent.click(screen.getByLabelText('Row'));
    await userEvent.keyboard('x{Shift>}X{/Shift} ');
    expect(done).toEqual(['select', 'range']);
    expect(screen.getByLabelText('Row')).not.toBeChecked();
    screen.getByRole('button', { name: 'Press' }).focus();
    await userEvent.keyboard(' ');
    expect(done.at(-1)).toBe('pressed');
  });

  it('take two strokes one after another, and only in that order', async () => {
    draw({ where: 'everywhere', handlers: { goMyDay: says('my day') } }, list, {
      where: 'row',
      handlers: { done: says('done') },
    });
    await userEvent.keyboard('d');
    expect(done).toEqual([]);
    await userEvent.keyboard('gd');
    expect(done).toEqual(['my day']);
    await userEvent.keyboard('ge');
    expect(done).toEqual(['my day']);
    await userEvent.keyboard('e');
    expect(done).toEqual(['my day', 'done']);
  });

  it('belong to the narrower place where two use one', async () => {
    draw(
      { where: 'docket', handlers: { next: says('docket') } },
      { where: 'list', handlers: { next: says('list') } },
    );
    await userEvent.keyboard('j');
    expect(done).toEqual(['docket']);
  });

  it('know a digit by its place where the keyboard types it with Shift', () => {
    draw({ where: 'docket', handlers: { range7: says('seven') } });
    fireEvent.keyDown(document.body, { key: 'ý', code: 'Digit7' });
    fireEvent.keyDown(document.body, { key: '&', code: 'Digit7', shiftKey: true });
    expect(done).toEqual(['seven']);
  });

  it('are listed under ?, only those with a handler, and rest while the list is open', async () => {
    draw(list, { where: 'row', handlers: { take: undefined } });
    await userEvent.keyboard('?');
    const help = within(screen.getByRole('dialog', { name: 'Keys' }));
    expect(help.getByText('Next row')).toBeInTheDocument();
    expect(help.getByText('Shift X')).toBeInTheDocument();
    expect(help.queryByText('Take')).toBeNull();
    await userEvent.keyboard('j');
    expect(done).toEqual([]);
  });

  it('send the form one is in from any of its fields, in an open window too', async () => {
    draw(list, { where: 'everywhere', handlers: { palette: says('palette') } });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    dialog.innerHTML = '<form><textarea></textarea><button>Send</button></form>';
    document.body.append(dialog);
    dialog.addEventListener('submit', (event) => {
      event.preventDefault();
      done.push('sent');
    });
    dialog.querySelector('textarea')?.focus();
    await userEvent.keyboard('jk{Control>}k{Enter}{/Control}');
    dialog.remove();
    expect(done).toEqual(['sent']);
  });

  it('can be switched off, except those with Ctrl', async () => {
    draw(list, { where: 'everywhere', handlers: { palette: says('palette') } });
    await userEvent.keyboard('?');
    await userEvent.click(screen.getByRole('checkbox', { name: /Keys are on/ }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    await userEvent.keyboard('j{Control>}k{/Control}');
    expect(done).toEqual(['palette']);
  });
});
