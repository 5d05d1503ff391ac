import { act, fireEvent } from '@testing-library/react';
import type { FailingServer } from './failing-server.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED: Readonly<Record<string, string>> = {
  email: 'typed@example.com',
  url: 'https://typed.example',
  date: '2027-03-04',
  month: '2027-03',
  number: '7',
  tel: '+421212345678',
  password: 'quite long pass words',
};
const TURNS = 25;

/** Until nothing is under way and nothing more is drawn. */
export async function settle(server: FailingServer): Promise<void> {
  for (let quiet = 0; quiet < TURNS; quiet = server.idle() ? quiet + 1 : 0)
    await act(
      () =>
        new Promise<void>((done) => {
          setImmediate(done);
        }),
    );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
const isFilled = (control: Control): boolean => (isChoice(control) ? control.checked : control.value !== '');
const controlsIn = (part: ParentNode): readonly Control[] =>
  [...part.querySelectorAll<Control>('input:not([type=hidden]):not([type=file]), textarea, select')].filter(
    ({ disabled }) => !disabled,
  );

function answer(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    const last = [...control.options].findLast(({ disabled, value }) => !disabled && value !== '');
    if (last !== undefined) fireEvent.change(control, { target: { value: last.value } });
  } else if (isChoice(control)) fireEvent.click(control);
  else
    fireEvent.change(control, {
      target: {
        value:
          TYPED[control.type] ??
          (control instanceof HTMLInputElement ? 'typed.example' : 'Typed by somebody who means it.'),
      },
    });
}

/** Answers every question that has no answer yet; of a group of choices the first. */
export function fillIn(part: ParentNode): void {
  for (const control of controlsIn(part)) {
    if (!control.isConnected || isFilled(control)) continue;
    if (isChoice(control) && controlsIn(part).some((other) => other.name === control.name && isFilled(other)))
      continue;
    answer(control);
  }
}

/** What stands in the fields, by their names. */
export function typedIn(part: ParentNode): ReadonlyMap<string, string> {
  const named = controlsIn(part).filter(({ name }) => name !== '');
  return new Map(
    named.map((control) =>
      isChoice(control)
        ? [`${control.name}=${control.value}`, String(control.checked)]
        : [control.name, control.value],
    ),
  );
}

/** The nearest part of the page a person takes for one thing: what went wrong with a button has to be said in it. */
export const placeOf = (button: Element): Element =>
  button.closest('dialog') ?? button.closest('section, article, main') ?? document.body;

export const alertsIn = (part: ParentNode): readonly string[] =>
  [...part.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => (textContent ?? '').trim())
    .filter((text) => text !== '');

const named = (button: Element): string =>
  `${button.closest('dialog') === null ? '' : 'in dialog: '}${(button.getAttribute('aria-label') ?? button.textContent ?? '').trim()}`;
const isOpen = (button: HTMLButtonElement): boolean =>
  !button.disabled &&
  button.getAttribute('aria-disabled') !== 'true' &&
  button.closest('dialog:not([open]), [hidden]') === null;

/** Buttons of the page by their words; where a dialog is open only its own can be pressed. Several of one name are told apart by their turn. */
export function buttons(): ReadonlyMap<string, HTMLButtonElement> {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const turn = new Map<string, number>();
  return new Map(
    [...(dialog ?? document).querySelectorAll('button')].filter(isOpen).map((button) => {
      const name = named(button);
      turn.set(name, (turn.get(name) ?? 0) + 1);
      return [`${name} #${turn.get(name)}`, button] as const;
    }),
  );
}
