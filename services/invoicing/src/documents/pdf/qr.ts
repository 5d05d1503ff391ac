import type PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { INK } from '@cotta/kit/runtime/pdf/sheet.js';

/** Level M is what EPC069-12 asks for; the least version that holds the text. */
const LEVEL = 'M';
const LEAST_VERSION = 0;

/** Draws a QR code as one filled path, so that it stays sharp at every size. `size`: points, without the quiet zone, which the layout leaves. */
export function drawQr(
  pdf: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = qrcode(LEAST_VERSION, LEVEL);
  code.addData(latin1OfUtf8(text), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = size / count;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) pdf.rect(x + column * module, y + row * module, module, module);
    }
  }
  pdf.fill(INK.text);
}

/** The library takes one byte a letter; the codes are UTF-8. */
function latin1OfUtf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
