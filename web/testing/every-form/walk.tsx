import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import { createPortalClient } from '../../src/data/apollo.js';
import { sessionStore } from '../../src/kit/session/use-session.js';
import { renderPage } from '../render-page.js';
import type { AnswersByName } from '../answers-to.js';
import { failingServer, type FailingServer, type Fault } from './failing-server.js';
import { alertsIn, buttons, fillIn, placeOf, settle, typedIn } from './press.js';
import { changesByName, madeOf, senders } from './senders.js';

/** A screen in one state, as somebody may find it. */
export interface Situation {
  readonly path: string;
  readonly at: string;
  readonly screen: string;
  readonly signedIn: boolean;
  /** What is read there, where the made-up answers would not show the form in question. */
  readonly answers?: AnswersByName;
  /** Choices that are made first, as `name=value`. */
  readonly choose?: readonly string[];
  /** The button that is pressed first, by the beginning of its words. */
  readonly first?: string;
  /** Changes that go well, where another one comes only after them. */
  readonly passes?: readonly string[];
  /** Only buttons of this name are pressed: the rest of the screen is another situation's. */
  readonly only?: string | readonly string[];
  /** Hidden answers that come from elsewhere, as a file that was sent. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** What came of one press that tried to change something. */
export interface Press {
  readonly operation: string;
  readonly button: string;
  /** What is wrong with how it was told; empty when nothing is. */
  readonly faults: readonly string[];
}

interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
}

/** Of buttons that do one thing to each line of a list so many are pressed. */
const MOST_OF_A_LIST = 2;
const MOST_PRESSES = 60;
const KEEPS_ITSELF: readonly string[] = ['SaveOrderDraft', 'DraftSaveOffice', 'DraftSaveApplication'];
const PATIENCE_MS = 20_000;

async function open(situation: Situation, fault: Fault): Promise<FailingServer> {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  const server = failingServer({
    changes: changesByName,
    fault,
    over: situation.answers ?? {},
    signedIn: situation.signedIn,
    passes: situation.passes ?? [],
  });
  // One for the whole browser: whoever was signed in before is not any more.
  await sessionStore().refresh();
  const { Component, ...data } = (await import(
    `../../src/features/${situation.screen}.screen.js`
  )) as ScreenModule;
  const client = createPortalClient({ token: () => 'test', onSignedOut: () => undefined });
  renderPage(
    [
      {
        path: situation.path,
        Component: () => (
          <ApolloProvider client={client}>
            <Component />
          </ApolloProvider>
        ),
        HydrateFallback: () => null,
        ...data,
      } as never,
    ],
    { at: situation.at },
  );
  await settle(server);
  for (const choice of situation.choose ?? []) {
    const [name, value] = choice.split('=');
    fireEvent.click(document.querySelector(`input[name="${name}"][value="${value}"]`) ?? document.body);
  }
  const { first } = situation;
  if (first !== undefined)
    fireEvent.click([...buttons()].find(([name]) => name.startsWith(first))?.[1] ?? document.body);
  return server;
}

/** Whether what was typed there is still there; a field that is gone has lost it. */
function lost(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...before]
    .filter(([name, value]) => after.get(name) !== value)
    .map(([name, value]) => `${name}: “${value}” became “${after.get(name) ?? '(no field)'}”`);
}

function putHidden(hidden: Situation['hidden'] = {}): void {
  for (const [name, value] of Object.entries(hidden))
    document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`).forEach((input) => {
      input.value = value;
    });
}

/** What keeps itself is tried after a pause, and once more by a screen that was left: it is said in the end. */
async function isSaid(part: ParentNode): Promise<boolean> {
  return waitFor(
    () => {
      if (alertsIn(part).length === 0) throw new Error('nothing is said');
    },
    { timeout: PATIENCE_MS },
  ).then(
    () => true,
    () => false,
  );
}

const wordsOf = (only: Situation['only'] = ''): readonly string[] =>
  typeof only === 'string' ? [only] : only;

async function press(
  [name, button]: readonly [string, HTMLButtonElement],
  server: FailingServer,
  hidden: Situation['hidden'],
): Promise<Press | undefined> {
  const place = placeOf(button);
  fillIn(button.closest('dialog') ?? document.body);
  await settle(server);
  putHidden(hidden);
  const typed = typedIn(place);
  const tried = server.tried.length;
  await act(async () => {
    fireEvent.click(button);
  });
  await settle(server);
  const since = server.tried.slice(tried);
  // On a busy machine what keeps itself may be tried in between, and is not what was pressed.
  const operation = since.find((one) => !KEEPS_ITSELF.includes(one)) ?? since[0];
  if (operation === undefined) return undefined;
  // What keeps itself is kept by no button: it is said once on the page.
  const there =
    place.isConnected && !KEEPS_ITSELF.includes(operation)
      ? place.matches('dialog:not([open])')
        ? placeOf(place.parentElement ?? document.body)
        : place
      : document.body;
  if (KEEPS_ITSELF.includes(operation))
    return { operation, button: name, faults: (await isSaid(there)) ? [] : ['nothing is said'] };
  const faults = [
    ...(place.isConnected ? [] : ['what the button stood in is gone']),
    ...((await isSaid(there)) ? [] : ['nothing is said beside the button']),
    ...lost(typed, typedIn(there)),
  ];
  return { operation, button: name, faults };
}

/** Answers one question that keeps itself, and tells what the try to keep it came to. */
export async function typeOnly(
  situation: Situation,
  name: string,
  operation: string,
  fault: Fault,
): Promise<Press> {
  const server = await open(situation, fault);
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`there is no field ${name} at ${situation.at}`);
  const value = `Typed while the server ${fault}.`;
  fireEvent.input(field, { target: { value } });
  await waitFor(
    () => {
      if (!server.tried.includes(operation)) throw new Error(`${operation} was not tried`);
    },
    { timeout: PATIENCE_MS },
  );
  await settle(server);
  const faults = [
    ...((await isSaid(document.body)) ? [] : ['nothing is said']),
    ...(field.isConnected && field.value === value ? [] : ['what was typed is lost']),
  ];
  cleanup();
  return { operation, button: name, faults };
}

/** Presses every button of a screen once while every change fails, and tells what each press that tried one came to. */
export async function pressEverything(
  situation: Situation,
  fault: Fault,
): Promise<{ readonly came: readonly Press[]; readonly byItself: readonly string[] }> {
  const pressed = new Set<string>();
  const came: Press[] = [];
  const parts = madeOf(`features/${situation.screen}.screen.tsx`);
  const own = new Set(senders.filter(({ source }) => parts.has(source)).map(({ operation }) => operation));
  const lists = new Map<string, number>();
  const listOf = (button: Element): string =>
    `${[...document.querySelectorAll('ul, ol, fieldset, table, dl')].indexOf(button.closest('ul, ol, fieldset, table, dl') ?? document.body)}`;
  const isDone = ([name, button]: readonly [string, HTMLButtonElement]): boolean =>
    pressed.has(name) ||
    !wordsOf(situation.only).some((part) => name.includes(part)) ||
    (button.closest('ul, ol, fieldset, table, dl') !== null &&
      (lists.get(listOf(button)) ?? 0) >= MOST_OF_A_LIST);
  let server = await open(situation, fault);
  const byItself = [...server.tried];
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    const next = [...buttons()].find((one) => !isDone(one));
    if (next === undefined && document.querySelector('dialog[open]') === null) break;
    if (next === undefined) {
      server = await open(situation, fault);
      if ([...buttons()].every(isDone)) break;
      continue;
    }
    pressed.add(next[0]);
    const list = listOf(next[1]);
    const came1 = await press(next, server, situation.hidden);
    // What another screen kept waiting goes on its own way.
    if (came1 === undefined || !(own.has(came1.operation) || came1.operation.startsWith('security door')))
      continue;
    lists.set(list, (lists.get(list) ?? 0) + 1);
    came.push(came1);
    server = await open(situation, fault);
  }
  cleanup();
  return { came, byItself };
}
