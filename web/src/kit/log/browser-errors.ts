import { report } from '../third-party/report.js';
import { logToServer } from './client-log.js';

/** @source specification, "Business constants and limits" */
const MOST_CRUMBS = 100;
const LONGEST = 100;
const STACK_LINES = 6;

/** What happened before an error, the newest first, a line each: so a report goes no deeper than it may. Never what somebody typed. */
let crumbs: readonly string[] = [];
/** What was reported already: a failure that comes again and again is no news, whatever happened in between. */
const seen = new Set<string>();

/** Notes what happened; the newest hundred go along with an error. */
export function crumb(kind: 'page' | 'click', what: string): void {
  const line = `${new Date().toISOString()} ${kind} ${what.slice(0, LONGEST)}`;
  crumbs = [line, ...crumbs].slice(0, MOST_CRUMBS);
}

function caught(kind: string, thrown: unknown): void {
  const isError = thrown instanceof Error;
  const message = isError ? `${thrown.name}: ${thrown.message}` : String(thrown);
  if (seen.has(message)) return;
  seen.add(message);
  logToServer('error', kind, {
    message,
    stack: isError ? (thrown.stack ?? '').split('\n').slice(0, STACK_LINES) : [],
    crumbs,
  });
  report({ name: 'error', message: kind });
}

/** From now on what nobody caught in the page is written to the server's log, with what happened before. @returns stops it */
export function watchBrowserErrors(): () => void {
  const failed = ({ error, message }: ErrorEvent): void => caught('uncaught error', error ?? message);
  const rejected = ({ reason }: PromiseRejectionEvent): void => caught('unhandled rejection', reason);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
