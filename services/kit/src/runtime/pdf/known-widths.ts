import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** How many words are remembered; then the list begins anew. */
const MOST = 10_000;
const widths = new Map<string, number>();

/** Runs `work` with the width of each word measured once, however many documents say it: shaping a word costs more than all else of a page.
 *  `setting`: face and size that the document is set in meanwhile. */
export function withKnownWidths<T>(pdf: Pdf, setting: string, work: (pdf: Pdf) => T): T {
  const measure = pdf.widthOfString;
  pdf.widthOfString = (word, options) => {
    const { features = [], characterSpacing = 0 } = options ?? {};
    const key = `${setting} ${features.join()} ${characterSpacing} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = measure.call(pdf, word, options);
    if (widths.size >= MOST) widths.clear();
    widths.set(key, width);
    return width;
  };
  try {
    return work(pdf);
  } finally {
    pdf.widthOfString = measure;
  }
}
