import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CachedPage } from './html-cache.js';
import { NONCE_PLACEHOLDER, SESSION_PLACEHOLDER } from './security.js';

/** An answer in the forms that browsers take; each is made when it is first asked for. */
export interface Forms {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/** One answer with a stored page: made once, sent to everybody it is the same for. */
export interface StoredAnswer extends Forms {
  readonly etag: string;
  /** Sources of `script-src`: digests of the inline scripts. A nonce would make each answer another one. */
  readonly scripts: readonly string[];
  /** Sources of `style-src-elem`. */
  readonly styles: readonly string[];
}

const NONCE_ATTRIBUTE = ` nonce="${NONCE_PLACEHOLDER}"`;
/** Better than the usual quality is not worth its time; a page is compressed when it is first asked for. */
const BROTLI_QUALITY = 6;

/** `brotliQuality` is from 0 to 11. */
export function formsOf(plain: Buffer, brotliQuality: number): Forms {
  let brotli: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    plain,
    get brotli() {
      return (brotli ??= brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }));
    },
    get gzip() {
      return (gzip ??= gzipSync(plain));
    },
  };
}

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Digests of what stands in elements that carry the nonce. @source https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function digestsOf(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const trusted = [...html.matchAll(elements)].filter(([, attributes]) =>
    attributes?.includes(NONCE_ATTRIBUTE),
  );
  return [...new Set(trusted.map(([, , inside = '']) => digest(inside)))];
}

function answerOf(page: CachedPage, hasSession: boolean): StoredAnswer {
  const html = page.html.replace(SESSION_PLACEHOLDER, hasSession ? 'yes' : 'no');
  const plain = Buffer.from(html.replaceAll(NONCE_ATTRIBUTE, ''));
  return Object.assign(formsOf(plain, BROTLI_QUALITY), {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    scripts: digestsOf(html, 'script'),
    styles: digestsOf(html, 'style'),
  });
}

const made = new WeakMap<CachedPage, Partial<Record<'yes' | 'no', StoredAnswer>>>();

/** The answer with a stored page for who brought a session, or for who did not. */
export function storedAnswer(page: CachedPage, hasSession: boolean): StoredAnswer {
  const known = made.get(page) ?? {};
  made.set(page, known);
  return (known[hasSession ? 'yes' : 'no'] ??= answerOf(page, hasSession));
}

/** The smallest of its forms that the browser takes. */
export function encodedFor(
  forms: Forms,
  accepts: string,
): { readonly encoding?: 'br' | 'gzip'; readonly body: Buffer } {
  if (/\bbr\b(?!;q=0)/.test(accepts)) return { encoding: 'br', body: forms.brotli };
  return /\bgzip\b(?!;q=0)/.test(accepts) ? { encoding: 'gzip', body: forms.gzip } : { body: forms.plain };
}
