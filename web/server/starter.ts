import type { Hydration } from '../src/app/page-kinds.js';
import { CHAT_WANTED } from '../src/kit/chat/wanted-chat.js';
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

/** A page that waits to be touched wakes all the same where something has to be done: a session to be shown, an address that says where the visit came from or switches something, a reader who came from the class assistant, a program of others that is allowed, a chat that goes on, answers that were kept in this browser. */
const HAS_WORK = `window.__boot.session==='yes'||location.search.replace(/^\\?from=..$/,'')||document.referrer.includes('/class-assist')||window.__boot.thirdParties&&window.__boot.consent||(()=>{try{return window.__boot.chat&&sessionStorage.getItem('${CHAT_WANTED}')||Object.keys(localStorage).some(k=>k.startsWith('${KEPT_PREFIX}'))}catch{}})()`;

/** Closes what opens in the header, as the scripts of the page do: by Escape, where the focus goes on to something else (the menu of all holds others, and stays), and behind a link to a part of the page. */
const CLOSE_MENUS = `{const O=e=>e.target.closest&&e.target.closest('header details[open]');addEventListener('keydown',e=>{const d=e.key==='Escape'&&O(e);if(d){d.open=false;d.querySelector('summary').focus()}});addEventListener('focusout',e=>{const d=O(e);if(d&&e.relatedTarget&&!d.contains(e.relatedTarget)&&!d.querySelector('details'))d.open=false});addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('header a[href^="#"]');if(a)a.closest('details').open=false})}`;

/** Whoever pressed waits no longer: a part of the script may be missing, of which nobody says a word. */
const LATE_MS = 10_000;

/** A press on what needs script is not lost while it comes: it is done again once the page is awake. Where the script does not come, or wakes nothing, a link leads where it says. */
const PRESS_AGAIN = `let P,R;const L=()=>{R=1;if(P)P.click()};addEventListener('click',e=>{const w=e.target.closest&&e.target.closest('[data-wakes]');if(!w||R||e.ctrlKey||e.metaKey||e.shiftKey||document.documentElement.classList.contains('scripted'))return;e.preventDefault();go();if(!P){const l=setTimeout(L,${LATE_MS});new MutationObserver((_,o)=>{if(document.documentElement.classList.contains('scripted')){o.disconnect();clearTimeout(l);P.click()}}).observe(document.documentElement,{attributes:true})}P=w},true);`;

/** Wakes the page: at once, or at the first touch, or late, then too when the browser has nothing else to do. Whoever is signed in sees so without touching. */
export function starterScript(boot: unknown, entry: string, { hydrate, asksSession }: Start): string {
  const load = `${asksSession ? ASK_SESSION : ''}import(${JSON.stringify(entry)})`;
  // A stored page is trusted by digests, and browsers let such a script import nothing; an element that it makes may load.
  const add = `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:${JSON.stringify(entry)},onerror:L}))`;
  const touched =
    hydrate === 'asked' ? `e=>{if(e.target.closest&&e.target.closest('[data-wakes]'))go()}` : 'go';
  const late = `let d;const go=()=>{if(d)return;d=1;E.forEach(e=>removeEventListener(e,T,true));${add}},T=${touched},E=['pointerover','pointerdown','keydown','focusin','touchstart'];E.forEach(e=>addEventListener(e,T,{capture:true,passive:true}));${PRESS_AGAIN}const idle=()=>(window.requestIdleCallback||(f=>setTimeout(f,200)))(go,{timeout:4000});${hydrate === 'touched' || hydrate === 'asked' ? `(${HAS_WORK})&&` : ''}(document.readyState==='complete'?idle():addEventListener('load',idle));`;
  return `window.__boot=${inlineJson(boot)};${hydrate === 'now' ? load : `{${late}${hydrate === 'asked' ? CLOSE_MENUS : ''}}`}`;
}
