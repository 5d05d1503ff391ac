import { useSyncExternalStore } from 'react';
import { useBoot } from '../page/boot-context.js';
import type { Consent, Purpose } from './consent.js';

const listeners = new Set<() => void>();
/** What was answered on this page; before that the document says what the cookie said. */
let answered: Consent | undefined;

/** What is allowed now, for what is no component; undefined where nobody was asked yet, and on the server. */
export const givenConsent = (): Consent | undefined =>
  answered ?? (typeof window === 'undefined' ? undefined : window.__boot?.consent);

export const isAllowed = (purpose: Purpose): boolean => givenConsent()?.includes(purpose) === true;

/** From now on this counts in the page, the server keeps it; undefined: what the document says. */
export function giveConsent(consent: Consent | undefined): void {
  answered = consent;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is allowed; undefined where nobody was asked yet. The first paint is that of the server. */
export function useConsent(): Consent | undefined {
  const { consent } = useBoot();
  const here = useSyncExternalStore(
    subscribe,
    () => answered,
    () => undefined,
  );
  return here ?? consent;
}
