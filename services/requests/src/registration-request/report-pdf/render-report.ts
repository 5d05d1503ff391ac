import { collected } from '@cotta/kit/runtime/pdf/collected.js';
import { CONTENT_WIDTH, INK, PAGE, Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import PDFDocument from 'pdfkit';
import type { PrintedReport } from './print-report.js';
import type { PrintedBlock } from './printed-block.js';

const HEADING: TextStyle = { size: 16, weight: 'title' };
const BODY: TextStyle = { size: 10, lineGap: 2 };
const STYLES: Readonly<Record<'plain' | NonNullable<PrintedBlock['look']>, TextStyle>> = {
  plain: BODY,
  strong: { ...BODY, weight: 'strong' },
  muted: { size: 9, color: INK.muted, lineGap: 1.5 },
};
const SMALL: TextStyle = { size: 8, color: INK.muted };
/** A heading does not stand alone at the foot of a page. */
const HEADING_ROOM = 70;
const LINE_ROOM = 14;

type Tag = 'H1' | 'H2' | 'P';

/** The file of a report: A4, fonts embedded, tagged for screen readers. Equal input gives equal bytes. */
export async function renderReport(report: PrintedReport): Promise<Uint8Array> {
  const day = new Date(report.releasedAt);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: report.language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: `${report.kind} ${report.name}`, CreationDate: day, ModDate: day },
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, () => undefined);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (tag: Tag, text: string, style: TextStyle): void => {
    for (const part of fitted(sheet, text, style))
      root.add(
        pdf.struct(tag, {}, () => {
          sheet.y += sheet.write(part, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH }, style);
        }),
      );
  };
  drawHead(sheet, report, say);
  for (const { heading, blocks } of report.sections) {
    sheet.room(HEADING_ROOM);
    sheet.y += 14;
    say('H2', heading, HEADING);
    sheet.y += 5;
    for (const { text, look = 'plain' } of blocks) {
      if (look === 'strong') sheet.room(3 * LINE_ROOM);
      say('P', text, STYLES[look]);
      sheet.y += look === 'strong' ? 1 : 4;
    }
  }
  sheet.room(HEADING_ROOM);
  sheet.y += 20;
  for (const text of report.closing) {
    say('P', text, STYLES.muted);
    sheet.y += 4;
  }
  root.end();
  drawFoot(sheet, report);
  pdf.end();
  return bytes;
}

function drawHead(
  sheet: Sheet,
  { kind, name, facts }: PrintedReport,
  say: (tag: Tag, text: string, style: TextStyle) => void,
): void {
  say('P', 'Cotta', { size: 13, weight: 'title', color: INK.accent });
  sheet.y += 16;
  say('P', kind, { size: 12, weight: 'title', color: INK.accent });
  say('H1', name, { size: 30, weight: 'title' });
  sheet.y += 6;
  say('P', facts, STYLES.muted);
  sheet.y += 4;
}

/** On every page, once their number is known; no part of what is read aloud. */
function drawFoot(sheet: Sheet, { foot }: PrintedReport): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.pdf.switchToPage(page);
    const y = PAGE.height - PAGE.bottom + 26;
    sheet.pdf.markContent('Artifact', { type: 'Pagination' });
    sheet.rule(y - 8);
    sheet.write(foot(page + 1, count), { x: PAGE.left, y, width: CONTENT_WIDTH }, SMALL);
    sheet.pdf.endMarkedContent();
  }
}

/** The text in parts that each fit on what is left of a page; turns the page between them. */
function* fitted(sheet: Sheet, text: string, style: TextStyle): Generator<string> {
  let words = text.split(' ');
  while (words.length > 0) {
    const left = PAGE.height - PAGE.bottom - sheet.y;
    const fits = mostWords(words, (some) => sheet.height(some.join(' '), CONTENT_WIDTH, style) <= left);
    // A single word taller than a page would never fit: it is drawn where a page begins.
    if (fits === 0 && sheet.room(left + 1)) continue;
    yield words.slice(0, Math.max(1, fits)).join(' ');
    words = words.slice(Math.max(1, fits));
  }
}

/** How many words from the first on fit. By halving: a long text is measured a dozen times, not once a word. */
function mostWords(words: readonly string[], fit: (some: readonly string[]) => boolean): number {
  if (fit(words)) return words.length;
  let [least, most] = [0, words.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fit(words.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}
