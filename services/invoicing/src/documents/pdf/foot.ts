import type { PrintedDocument } from '../printed-document.js';
import { CONTENT_WIDTH, INK, PAGE, type Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';

const SMALL: TextStyle = { size: 7.5, color: INK.muted };
const PAGE_WIDTH = 90;

/** On every page, once their number is known. */
export function drawFoot(sheet: Sheet, { footer, sample, pageOf }: PrintedDocument): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.pdf.switchToPage(page);
    const y = PAGE.height - PAGE.bottom + 26;
    sheet.rule(y - 8);
    sheet.write(footer, { x: PAGE.left, y, width: CONTENT_WIDTH - PAGE_WIDTH }, { ...SMALL });
    sheet.write(
      pageOf(page + 1, count),
      { x: PAGE.left + CONTENT_WIDTH - PAGE_WIDTH, y, width: PAGE_WIDTH },
      { ...SMALL, align: 'right' },
    );
    if (sample !== null)
      sheet.write(
        sample,
        { x: PAGE.left, y: 26, width: CONTENT_WIDTH },
        { ...SMALL, color: INK.accent, align: 'right' },
      );
  }
}
