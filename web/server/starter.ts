import type { Hydration } from '../src/app/page-kinds.js';
import { KEPT_PREFIX } from '../src/kit/form/kept.js';

/** Inline JSON must not be able to end its own script. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Asks who is signed in while the scripts are still coming: `kit/session` takes the answer. In the frame of another site the question has a header of its own, and is asked there. */
const ASK_SESSION =
  'if(top===self)(window.__session=fetch("/api/auth/session",{headers:{accept:"application/json"},cache:"no-store"})).catch(()=>{});';

export interface Start {
  readonly hydrate: Hydration;
  /** The page is drawn only for who is signed in. */
  readonly asksSession: boolean;
}

/** A page that waits to be touched wakes all the same where something has to be done: a session to be shown, an address that says where the visit came from or switches something, a reader who came from the class assistant, a program of others that is allowed, answers that were kept in this browser. */
const HAS_WORK = `window.__boot.session==='yes'||location.search.replace(/^\\?from=..$/,'')||document.referrer.includes('/class-assist')||window.__boot.thirdParties&&window.__boot.consent||(()=>{try{return Object.keys(localStorage).some(k=>k.startsWith('${KEPT_PREFIX}'))}catch{}})()`;

/** Wakes the page: at once, or at the first touch, or late, then too when the browser has nothing else to do. Whoever is signed in sees so without touching. */
export function starterScript(boot: unknown, entry: string, { hydrate, asksSession }: Start): string {
  const load = `${asksSession ? ASK_SESSION : ''}import(${JSON.stringify(entry)})`;
  // A stored page is trusted by digests, and browsers let such a script import nothing; an element that it makes may load.
  const add = `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:${JSON.stringify(entry)}}))`;
  const late = `let d;const go=()=>{if(d)return;d=1;E.forEach(e=>removeEventListener(e,go,true));${add}},E=['pointerover','pointerdown','keydown','focusin','touchstart'];E.forEach(e=>addEventListener(e,go,{capture:true,passive:true}));const idle=()=>(window.requestIdleCallback||(f=>setTimeout(f,200)))(go,{timeout:4000});${hydrate === 'touched' ? `(${HAS_WORK})&&` : ''}(document.readyState==='complete'?idle():addEventListener('load',idle));`;
  return `window.__boot=${inlineJson(boot)};${hydrate === 'now' ? load : `{${late}}`}`;
}
