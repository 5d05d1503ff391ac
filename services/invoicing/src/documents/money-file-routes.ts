import type { ServerResponse } from 'node:http';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { sendError } from '@cotta/kit/edge/subgraph/http-body.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { z } from 'zod';
import { readData } from '../money/data-file.js';
import { pohodaPack } from './pohoda/pohoda-pack.js';
import type { DocumentLanguage, MoneyDocument } from './money-document.js';
import { renderPdf } from './pdf/render-pdf.js';
import { issuerOf } from '../price-list/issuers.js';
import { isCalendarDate } from '../money/calendar-date.js';
import { documentOfProduct, invoiceByReference, issuedBetween, type DocumentRow } from './document-rows.js';
import { documentLanguageOf, moneyDocumentOf } from './money-document-of.js';
import { publishedRates } from './published-rates.js';

const { classification } = readData(
  'accounting.example.json',
  z.object({ classification: z.record(z.enum(['S', 'AE', 'E', 'O']), z.string().min(1)) }),
);

/** Language a customer of a country is written to where no other is asked for. */
const LANGUAGE_OF: Readonly<Record<string, DocumentLanguage>> = { CZ: 'cs', SK: 'sk', ES: 'es', MX: 'es' };

/** Documents made for looking at or for the books; nothing is stored and no number is taken. */
export function moneyFileRoutes(runtime: CommandRuntime): readonly ExtraRoute[] {
  return [
    { method: 'GET', path: '/internal/accounting-export', handle: (call) => accountingExport(runtime, call) },
    {
      method: 'GET',
      path: '/internal/invoice-by-reference/:ref/translated',
      handle: (call) => translated(runtime, call),
    },
    {
      method: 'GET',
      path: '/internal/product/:id/preview-document',
      handle: (call) => preview(runtime, call),
    },
  ];
}

/** `entity`: code of the issuer; `from`, `to`: days of issue, both included. */
async function accountingExport(
  { db }: CommandRuntime,
  { response, search, context: { viewer } }: RouteCall,
): Promise<void> {
  if (!staff.includes(viewer.role)) return sendError(response, 404, 'NOT_FOUND', 'There is nothing here.');
  const [entity, from, to] = [
    search.get('entity') ?? 'SK01',
    search.get('from') ?? '',
    search.get('to') ?? '',
  ];
  if (issuerOf(entity) === undefined || !isCalendarDate(from) || !isCalendarDate(to) || from > to)
    return sendError(
      response,
      400,
      'BAD_REQUEST',
      'Give entity, from and to: a code of an issuer and two days such as 2026-03-01.',
    );
  const documents: MoneyDocument[] = [];
  for (const row of await issuedBetween(db, entity, from, to))
    documents.push(moneyDocumentOf(row, await publishedRates(db, row.taxDate ?? row.issueDate)));
  const pack = pohodaPack(documents, { id: `${entity} ${from} ${to}`, classification });
  if (isRefusal(pack))
    return sendError(
      response,
      pack.refused === 'NOTHING_TO_EXPORT' ? 404 : 400,
      pack.refused === 'NOTHING_TO_EXPORT' ? 'NOT_FOUND' : 'BAD_REQUEST',
      pack.message,
    );
  send(response, {
    type: 'application/xml; charset=utf-8',
    name: `invoices-${entity}-${from}-${to}.xml`,
    body: pack,
  });
}

/** An invoice in another language than it was issued in: a reading aid, its amounts and its number are those of the original. */
async function translated(
  { db }: CommandRuntime,
  { response, params, search, context: { viewer } }: RouteCall,
): Promise<void> {
  const row = await invoiceByReference(db, params['ref'] ?? '');
  if (row === undefined || !mayRead(row, viewer))
    return sendError(response, 404, 'NOT_FOUND', 'There is no such invoice.');
  await sendPdf(
    response,
    moneyDocumentOf(
      row,
      await publishedRates(db, row.taxDate ?? row.issueDate),
      documentLanguageOf(search.get('locale') ?? viewer.locale),
    ),
  );
}

/** `type`: INVOICE as it is or will be, or PAYMENT_REQUEST; `country` says the language. */
async function preview(
  { db }: CommandRuntime,
  { response, params, search, context: { viewer } }: RouteCall,
): Promise<void> {
  const row = await documentOfProduct(db, params['id'] ?? '').catch(() => undefined);
  if (row === undefined || !mayRead(row, viewer))
    return sendError(response, 404, 'NOT_FOUND', 'There is no such order.');
  const country = (search.get('country') ?? '').toUpperCase();
  const language = country === '' ? undefined : (LANGUAGE_OF[country] ?? 'en');
  const document = moneyDocumentOf(row, await publishedRates(db, row.taxDate ?? row.issueDate), language);
  const isIssued = row.number !== row.variableSymbol;
  const asRequest = search.get('type') === 'PAYMENT_REQUEST' || !isIssued;
  await sendPdf(
    response,
    asRequest
      ? { ...document, kind: 'PAYMENT_REQUEST', number: row.variableSymbol, taxDate: null }
      : document,
  );
}

function mayRead({ userId }: DocumentRow, viewer: Viewer): boolean {
  return staff.includes(viewer.role) || (userId !== null && userId === viewer.userId);
}

async function sendPdf(response: ServerResponse, document: MoneyDocument): Promise<void> {
  const bytes = await renderPdf(document);
  if (isRefusal(bytes)) return sendError(response, 400, 'BAD_REQUEST', bytes.message);
  send(response, {
    type: 'application/pdf',
    name: `${document.number}-${document.language}.pdf`,
    body: bytes,
  });
}

function send(
  response: ServerResponse,
  { type, name, body }: { type: string; name: string; body: string | Uint8Array },
): void {
  response
    .writeHead(200, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .end(body);
}
