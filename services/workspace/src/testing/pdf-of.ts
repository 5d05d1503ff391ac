import PDFDocument from 'pdfkit';
import { collected } from '@cotta/kit/runtime/pdf/collected.js';

/** A file with a page for each text. */
export function pdfOf(pages: readonly string[]): Promise<Buffer> {
  return written(new PDFDocument({ autoFirstPage: false }), pages);
}

/** One that opens with a password alone. */
export function encryptedPdf(text: string): Promise<Buffer> {
  return written(new PDFDocument({ autoFirstPage: false, userPassword: 'secret', pdfVersion: '1.7' }), [
    text,
  ]);
}

async function written(document: PDFKit.PDFDocument, pages: readonly string[]): Promise<Buffer> {
  const file = collected(document);
  for (const text of pages) document.addPage().text(text);
  document.end();
  return Buffer.from(await file);
}
