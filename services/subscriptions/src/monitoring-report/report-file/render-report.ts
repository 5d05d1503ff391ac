import { collected } from '@cotta/kit/runtime/pdf/collected.js';
import { CONTENT_WIDTH, INK, PAGE, Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import PDFDocument from 'pdfkit';
import type { PrintedLine, PrintedReport } from './print-report.js';

const BODY: TextStyle = { size: 10, lineGap: 2 };
const LABEL: TextStyle = { size: 10, color: INK.muted, lineGap: 2 };
const SMALL: TextStyle = { size: 8, color: INK.muted };
const HEADING: TextStyle = { size: 15, weight: 'title' };
const LABEL_WIDTH = 200;
const TEXT_WIDTH = CONTENT_WIDTH - LABEL_WIDTH;
/** A heading does not stand alone at the foot of a page. */
const HEADING_ROOM = 60;

/** The file of a report on A4. Equal input, equal bytes. */
export async function renderReport(report: PrintedReport, day: Date): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: report.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${report.title} ${report.brand}`.trim(), CreationDate: day, ModDate: day },
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, () => undefined);
  const write = (text: string, style: TextStyle, after: number): void => {
    sheet.room(sheet.height(text, CONTENT_WIDTH, style));
    sheet.y += sheet.write(text, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH }, style) + after;
  };
  write('Cotta', { size: 13, weight: 'title', color: INK.accent }, 16);
  write(report.title, { size: 12, weight: 'title', color: INK.accent }, 2);
  if (report.brand !== '') write(report.brand, { size: 28, weight: 'title' }, 8);
  for (const line of report.head) drawLine(sheet, line);
  for (const { heading, lead, lines } of report.sections) {
    sheet.room(HEADING_ROOM);
    sheet.y += 16;
    write(heading, HEADING, 6);
    if (lead !== undefined) write(lead, BODY, 6);
    for (const line of lines) drawLine(sheet, line);
  }
  sheet.y += 16;
  write(report.closing, SMALL, 0);
  drawFoot(sheet, report);
  pdf.end();
  return bytes;
}

function drawLine(sheet: Sheet, { label, text }: PrintedLine): void {
  const height = Math.max(sheet.height(label, LABEL_WIDTH - 12, LABEL), sheet.height(text, TEXT_WIDTH, BODY));
  sheet.room(height + 6);
  sheet.write(label, { x: PAGE.left, y: sheet.y, width: LABEL_WIDTH - 12 }, LABEL);
  sheet.write(text, { x: PAGE.left + LABEL_WIDTH, y: sheet.y, width: TEXT_WIDTH }, BODY);
  sheet.y += height + 3;
  sheet.rule(sheet.y);
  sheet.y += 4;
}

/** On every page, once their number is known. */
function drawFoot(sheet: Sheet, { page, title, brand }: PrintedReport): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    sheet.pdf.switchToPage(at);
    const y = PAGE.height - PAGE.bottom + 26;
    const text = [title, brand, page(at + 1, count)].filter((part) => part !== '').join(' · ');
    sheet.write(text, { x: PAGE.left, y, width: CONTENT_WIDTH }, SMALL);
  }
}
