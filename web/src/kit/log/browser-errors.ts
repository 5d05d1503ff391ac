import { logToServer } from './client-log.js';

const STACK_LINES = 6;

/** What happened before an error, the newest first, a line each: so a report goes no deeper than it may. Never what somebody typed. */
export const crumbs: string[] = [];
/** What was reported already: a failure that comes again and again is no news, whatever happened in between. */
const seen = new Set<string>();

function caught(kind: string, thrown: unknown): void {
  const isError = thrown instanceof Error;
  const message = isError ? `${thrown.name}: ${thrown.message}` : String(thrown);
  if (seen.has(message)) return;
  seen.add(message);
  logToServer('error', kind, {
    message,
    stack: isError ? (thrown.stack ?? '').split('\n').slice(0, STACK_LINES) : [],
    crumbs: [...crumbs],
  });
  // Fetched when there is something to say: most pages never fail.
  void import('../third-party/report.js').then(({ report }) => report({ name: 'error', message: kind }));
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
