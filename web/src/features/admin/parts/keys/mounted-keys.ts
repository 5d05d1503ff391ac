import { useSyncExternalStore } from 'react';
import { deskKeys, KEY_PLACES, keyOf, type KeyName, type KeyPlace } from './desk-keys.js';
import { isPressed, isStroke, isTyping } from './key-stroke.js';
import { keysAreOff } from './key-switch.js';

export type KeyHandlers = { readonly [N in KeyName]?: (() => void) | undefined };
/** What one part of the page handles. `now` is read at the press, so that it never runs a handler of an older drawing. */
export interface KeyMount {
  readonly where: KeyPlace;
  readonly now: () => KeyHandlers;
}

/** How long the first of two strokes is remembered, in milliseconds. */
const SECOND_STROKE_MS = 1_500;

let mounts: readonly KeyMount[] = [];
let names: readonly KeyName[] = [];
let leader: { readonly stroke: string; readonly until: number } | undefined;
const heard = new Set<() => void>();

/** The handler of a key that stands nearest: the narrowest place, of two the one drawn last. */
export function mountedHandler(name: KeyName): (() => void) | undefined {
  return mounts
    .map(({ where, now }) => ({ rank: KEY_PLACES.indexOf(where), run: now()[name] }))
    .filter(({ run }) => run !== undefined)
    .reduce<{ rank: number; run?: (() => void) | undefined }>(
      (best, one) => (one.rank >= best.rank ? one : best),
      { rank: -1 },
    ).run;
}

/** Tells the list of keys that other ones have a handler now. */
export function retellMounted(): void {
  const now = deskKeys.map(({ name }) => name).filter((name) => mountedHandler(name) !== undefined);
  if (now.join() === names.join()) return;
  names = now;
  for (const hear of heard) hear();
}

/** Adds what a part of the page handles; answers how to take it away. */
export function mountKeys(mount: KeyMount): () => void {
  if (mounts.length === 0) document.addEventListener('keydown', onKey);
  mounts = [...mounts, mount];
  retellMounted();
  return () => {
    mounts = mounts.filter((one) => one !== mount);
    if (mounts.length === 0) document.removeEventListener('keydown', onKey);
    retellMounted();
  };
}

const none: readonly KeyName[] = [];

/** Names of the keys that do something on the page as it is now, in the order of the table. */
export function useMountedKeys(): readonly KeyName[] {
  return useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    () => names,
    () => none,
  );
}

const rankOf = (name: KeyName): number =>
  Math.max(
    ...mounts.filter(({ now }) => now()[name] !== undefined).map(({ where }) => KEY_PLACES.indexOf(where)),
  );

/** The key among those with a handler; where two places use one stroke, the narrower place has it. */
function pressedKey(is: (stroke: string) => boolean): KeyName | undefined {
  return names
    .filter((name) => mountedHandler(name) !== undefined && keyOf(name).keys.some(is))
    .sort((left, right) => rankOf(right) - rankOf(left))[0];
}

/** Is this the first stroke of a key with two? It is remembered then. */
function begins(event: KeyboardEvent): boolean {
  const first = names
    .flatMap((name) => keyOf(name).keys)
    .filter((key) => key.includes(' '))
    .map((key) => key.split(' ')[0] ?? '')
    .find((stroke) => isStroke(stroke, event) && (stroke.startsWith('Ctrl+') || !isTyping(event)));
  if (first === undefined) return false;
  leader = { stroke: first, until: Date.now() + SECOND_STROKE_MS };
  return true;
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || /^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
  const inDialog = document.querySelector('dialog[open]') !== null;
  const first = leader !== undefined && Date.now() < leader.until ? `${leader.stroke} ` : '';
  leader = undefined;
  const name = pressedKey((stroke) =>
    first === ''
      ? !stroke.includes(' ') && isStroke(stroke, event)
      : stroke.startsWith(first) && isStroke(stroke.slice(first.length), event),
  );
  if (inDialog && (name === undefined || keyOf(name).inDialogs !== true)) return;
  const free = event.ctrlKey || event.metaKey || !keysAreOff();
  if (!free) return;
  if (name === undefined) {
    if (first === '' && begins(event)) event.preventDefault();
    return;
  }
  if (isTyping(event) && keyOf(name).inFields !== true) return;
  if (isPressed(event) || (event.repeat && keyOf(name).repeats !== true)) return;
  event.preventDefault();
  mountedHandler(name)?.();
}
