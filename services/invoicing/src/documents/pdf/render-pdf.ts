import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { collected } from '@cotta/kit/runtime/pdf/collected.js';
import { PAGE, Sheet } from '@cotta/kit/runtime/pdf/sheet.js';
import PDFDocument from 'pdfkit';
import { documentProblem } from '../check-document.js';
import type { MoneyDocument } from '../money-document.js';
import { printDocument } from '../print/print-document.js';
import type { PrintedDocument } from '../printed-document.js';
import { drawFoot } from './foot.js';
import { drawHead, drawRunningHead } from './head.js';
import { drawPaymentBox } from './payment-box.js';
import { drawStatements } from './statements.js';
import { drawSums } from './sums.js';
import { drawTable } from './table.js';

/** The file of a document. Equal input gives equal bytes, so a digest can be kept. Refused as `documentProblem` says. */
export async function renderPdf(document: MoneyDocument): Promise<Uint8Array | Refusal> {
  const problem = documentProblem(document);
  if (isRefusal(problem)) return problem;
  return await layOut(printDocument(document));
}

async function layOut(document: PrintedDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: document.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${document.title} ${document.number}`,
      Author: document.seller.name,
      CreationDate: midnight(document.issuedOn),
      ModDate: midnight(document.issuedOn),
    },
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, (next) => drawRunningHead(next, document));
  drawHead(sheet, document);
  drawTable(sheet, document.lines);
  drawSums(sheet, document);
  drawStatements(sheet, document.statements);
  drawPaymentBox(sheet, document.transfer);
  drawFoot(sheet, document);
  pdf.end();
  return await bytes;
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
