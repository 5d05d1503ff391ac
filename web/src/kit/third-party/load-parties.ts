import type { Consent } from '../consent/consent.js';
import { PORTS } from './ports.js';
import { hearReports } from './report.js';
import {
  PARTIES,
  PURPOSE_OF,
  type Happening,
  type Party,
  type PartySettings,
  type ThirdParties,
} from './third-party.js';

/** How often what waits for a script is offered again, and how long it is waited for. @source specification, "Business constants and limits" */
const DRAIN_MS = 3_000;
const WAIT_MS = 10_000;

interface Added {
  readonly since: number;
  /** What its script was not there for yet; undefined once nobody waits for it any more. */
  waiting: readonly Happening[] | undefined;
}

const added = new Map<Party, Added>();
let allowed: Consent = [];

function add(party: Party, settings: PartySettings): void {
  const state: Added = { since: Date.now(), waiting: [] };
  added.set(party, state);
  PORTS[party].begin(settings);
  const script = document.createElement('script');
  script.src = settings.script;
  script.async = true;
  script.dataset['party'] = party;
  script.dataset['key'] = settings.key;
  script.addEventListener('load', drain);
  script.addEventListener('error', () => {
    state.waiting = undefined;
  });
  document.head.append(script);
}

function give(happening: Happening): void {
  for (const [party, state] of added) {
    if (state.waiting === undefined || !allowed.includes(PURPOSE_OF[party])) continue;
    if (!PORTS[party].take(happening)) state.waiting = [...state.waiting, happening];
  }
}

/** Offers again what waited; a script that was not there after ten seconds is waited for no more. */
function drain(): void {
  for (const [party, state] of added) {
    const left = state.waiting?.filter((happening) => !PORTS[party].take(happening));
    state.waiting = left?.length && Date.now() - state.since >= WAIT_MS ? undefined : left;
  }
}

/** Loads those that are switched on and whose purpose is allowed, each once, and gives them what happens from now on and what happened before on this page.
 *  One that was allowed and is not any more hears nothing further; its program goes with the document. @returns stops */
export function loadParties(parties: ThirdParties, consent: Consent): () => void {
  allowed = consent;
  for (const party of PARTIES) {
    const settings = parties[party];
    if (settings !== undefined && consent.includes(PURPOSE_OF[party]) && !added.has(party))
      add(party, settings);
  }
  const timer = setInterval(drain, DRAIN_MS);
  const stop = hearReports(give);
  return () => {
    clearInterval(timer);
    stop();
  };
}
