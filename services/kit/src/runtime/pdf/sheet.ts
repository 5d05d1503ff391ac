import type PDFDocument from 'pdfkit';
import { faceFor, type Weight } from './faces.js';
import { withKnownWidths } from './known-widths.js';
import { shapeOnce } from './shared-faces.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** A4 in points, 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 54, top: 54, bottom: 68 } as const;
/** Points between the margins. */
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** The site's paper palette, darkened where print needs it. */
export const INK = { text: '#17130e', muted: '#564e45', line: '#bdb2a7', accent: '#963f1e' } as const;

/** How a text is set. */
export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
}

/** Where a block stands, from the upper left corner of the page; points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pages that are filled from top to bottom. `y` is where the next block begins. */
export class Sheet {
  y: number = PAGE.top;

  constructor(
    readonly pdf: Pdf,
    private readonly beginNextPage: (sheet: Sheet) => void,
  ) {}

  /** Begins a new page when `height` points do not fit on this one. True when it did. */
  room(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.bottom) return false;
    this.pdf.addPage();
    this.y = PAGE.top;
    this.beginNextPage(this);
    return true;
  }

  /** Writes and returns the height it took. */
  write(text: string, { x, y, width }: Place, style: TextStyle): number {
    const height = this.height(text, width, style);
    this.inFace(text, style, (pdf) => {
      pdf.fillColor(style.color ?? INK.text).text(text, x, y, { ...options(style), width });
    });
    return height;
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.inFace(text, style, (pdf) => pdf.heightOfString(text, { ...options(style), width }));
  }

  /** Of the text on one line. */
  width(text: string, style: TextStyle): number {
    return this.inFace(text, style, (pdf) => pdf.widthOfString(text, options(style)));
  }

  rule(
    y: number,
    {
      x = PAGE.left,
      width = CONTENT_WIDTH,
      color = INK.line,
      weight = 0.5,
    }: { x?: number; width?: number; color?: string; weight?: number } = {},
  ): void {
    this.pdf
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  private inFace<T>(text: string, { size, weight = 'regular' }: TextStyle, work: (pdf: Pdf) => T): T {
    const { name, file } = faceFor(text, weight);
    this.pdf.font(file).fontSize(size);
    shapeOnce(this.pdf, name);
    return withKnownWidths(this.pdf, `${name} ${size}`, work);
  }
}

/** Figures of one width, so that amounts stand under each other. */
function options({ align = 'left', lineGap = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
  return { align, lineGap, features: ['tnum'] };
}
