import type { i18n } from 'i18next';
import type { Locale } from '../../src/i18n/locale-rules.js';
import type { CachedPage } from '../html-cache.js';
import { escapeMarkup } from '../markup.js';
import { NONCE_PLACEHOLDER } from '../security.js';

/** Whoever asks too often is answered without a look-up, a render or a script. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fdf9f6;color:#17130e;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font:400 2.25rem/1.15 Georgia,serif;margin:0 0 1rem}p{margin:0}a{color:#8f3c1e}@media(prefers-color-scheme:dark){body{background:#17130e;color:#fdf9f6}a{color:#f0a184}}';

interface Busy {
  readonly locale: Locale;
  /** Until there is room again. */
  readonly seconds: number;
  /** A form was sent; it is not sent again by itself. */
  readonly isForm: boolean;
}

/** Says in the reader's language how long to wait; a page then loads by itself, a form is theirs to send again. */
export function busyPage({ t }: i18n, { locale, seconds, isForm }: Busy): CachedPage {
  const title = escapeMarkup(t('common:error.busy.title'));
  const text = escapeMarkup(
    t(isForm ? 'common:error.busyForm' : 'common:error.busy.text', { count: seconds }),
  );
  const again = isForm ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  return {
    status: 429,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${again}<title>${title} – Cotta</title><style nonce="${NONCE_PLACEHOLDER}">${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    headers: { 'x-robots-tag': 'noindex' },
  };
}
