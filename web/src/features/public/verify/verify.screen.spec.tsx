import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { Component, loader } from './verify.screen.js';

const bytes = Buffer.from('%PDF-1.7\nA report\n%%EOF\n');
const fingerprint = createHash('sha256').update(bytes).digest('hex');
const issued = {
  __typename: 'IssuedDocument',
  fingerprint,
  kind: 'REPORT',
  issuedOn: '2026-11-30',
  place: 12,
  month: '2026-11',
  link: 'ab'.repeat(32),
  previous: 'cd'.repeat(32) as string | null,
  next: null as string | null,
  unaltered: true,
  stampedAt: '2026-11-30T18:20:00.000Z' as string | null,
  stampedBy: 'Authority of times' as string | null,
  monthRoot: null as { __typename: string; place: number; stampedAt: string } | null,
};
const real = globalThis.fetch;
let asked: { readonly body: string }[] = [];
let known: typeof issued | null = issued;

beforeEach(() => {
  asked = [];
  known = issued;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

async function open(search = '', locale: Locale = 'en') {
  globalThis.fetch = (async (_address: unknown, request?: RequestInit) => {
    const body = String(request?.body);
    asked.push({ body });
    const same = body.includes(fingerprint);
    return new Response(JSON.stringify({ data: { issuedDocument: same ? known : null } }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  document.documentElement.lang = locale;
  renderPage([{ path: '/verify', Component, loader: loader as never, HydrateFallback: () => null }], {
    locale,
    at: `/verify${search}`,
  });
  await screen.findByRole('heading', { level: 1 });
}

/** A file as a browser has it. */
function fileOf(content: Uint8Array<ArrayBuffer>, name = 'report.pdf'): File {
  const file = new File([content], name);
  return Object.assign(file, { arrayBuffer: async () => new Uint8Array(content).buffer });
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('File to check'), { target: { files: [file] } });

describe('a file that is checked', () => {
  it.each(locales)('is known, with its day, stamp and place, in %s', async (locale) => {
    await open(`?fingerprint=${fingerprint}`, locale);
    const words = textsOf(locale)['verify'] as Record<string, Record<string, string>>;
    expect(await screen.findByRole('heading', { name: words['found']?.['title'] ?? '' })).toBeVisible();
    expect(screen.getByText(words['kind']?.['REPORT'] ?? '')).toBeVisible();
    expect(screen.getByText(/Authority of times/)).toHaveTextContent('2026');
    expect(screen.getByText(words['facts']?.['noRoot'] ?? '')).toBeVisible();
    expect(screen.getByRole('link', { name: words['proof']?.['download'] ?? '' })).toHaveAttribute(
      'href',
      `/api/verify/${fingerprint}/proof`,
    );
  });

  it('is looked up by its fingerprint, and not sent', async () => {
    await open();
    expect(asked).toEqual([]);
    choose(fileOf(bytes));
    expect(await screen.findByRole('heading', { name: 'Yes, we issued this document' })).toBeVisible();
    expect(screen.getByText('30 November 2026')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toContain(fingerprint);
    expect(asked[0]?.body).not.toContain('A report');
  });

  it('is unknown where one byte differs, with the reasons and whom to ask', async () => {
    await open();
    const changed = Buffer.from(bytes);
    changed[10] = (changed[10] ?? 0) ^ 1;
    choose(fileOf(changed));
    expect(await screen.findByRole('heading', { name: 'We did not issue this file' })).toBeVisible();
    expect(screen.getByText(/saved it anew/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/contact');
  });

  it('is named as cut off where a PDF has no end', async () => {
    await open();
    choose(fileOf(bytes.subarray(0, 12)));
    expect(await screen.findByText(/The end of this PDF is missing/)).toBeVisible();
    expect(screen.queryByText(/saved it anew/)).not.toBeInTheDocument();
  });

  it('is not looked up where it is empty or larger than anything of ours, and takes the answer before it away', async () => {
    await open(`?fingerprint=${fingerprint}`);
    choose(fileOf(Buffer.alloc(0)));
    expect(await screen.findByText(/This file is empty/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Yes, we issued this document')).not.toBeInTheDocument());
    choose(Object.defineProperty(fileOf(bytes), 'size', { value: 3_000_000_000 }));
    expect(await screen.findByText(/larger than 20 MB/)).toBeVisible();
    choose(Object.assign(fileOf(bytes), { arrayBuffer: () => Promise.reject(new Error('gone')) }));
    expect(await screen.findByText(/could not read the file/)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('is dropped as well', async () => {
    await open();
    fireEvent.drop(screen.getByText('Drop the file here, or choose it.'), {
      dataTransfer: { files: [fileOf(bytes)] },
    });
    expect(await screen.findByRole('heading', { name: 'Yes, we issued this document' })).toBeVisible();
  });
});

describe('a fingerprint that is typed', () => {
  it('is taken in capitals and with spaces around it', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(
      screen.getByLabelText('Or enter its fingerprint (SHA-256)'),
      ` ${fingerprint.toUpperCase()} `,
    );
    await user.click(screen.getByRole('button', { name: 'Look it up' }));
    expect(await screen.findByRole('heading', { name: 'Yes, we issued this document' })).toBeVisible();
  });

  it('that is none is not asked for, and stays to be mended', async () => {
    await open('?fingerprint=abc');
    const field = screen.getByLabelText('Or enter its fingerprint (SHA-256)');
    expect(field).toHaveValue('abc');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('64 characters');
    expect(asked).toEqual([]);
  });

  it('says that there is no time stamp yet, and when our own record does not hold', async () => {
    known = { ...issued, stampedAt: null, stampedBy: null, previous: null };
    await open(`?fingerprint=${fingerprint}`);
    expect(await screen.findByText(/Follows within an hour/)).toBeVisible();
    cleanup();
    known = { ...issued, unaltered: false };
    await open(`?fingerprint=${fingerprint}`);
    expect(await screen.findByRole('heading', { name: /does not hold/ })).toBeVisible();
    expect(screen.queryByText('Yes, we issued this document')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download the proof' })).not.toBeInTheDocument();
  });

  it('says the root of a month that is over', async () => {
    known = {
      ...issued,
      monthRoot: { __typename: 'ChainMonthRoot', place: 40, stampedAt: '2026-12-01T00:05:00.000Z' },
    };
    await open(`?fingerprint=${fingerprint}`);
    expect(await screen.findByText(/Link 40, stamped 1 Dec 2026/)).toBeVisible();
  });

  it('that cannot be asked for now is asked for again later', async () => {
    await open();
    globalThis.fetch = (async () => new Response('{}', { status: 503 })) as typeof fetch;
    choose(fileOf(bytes));
    expect(await screen.findByText(/cannot be asked at the moment/)).toBeVisible();
  });
});
