/** What browsers have to draw with. The library takes it for given as soon as it is loaded, from a package of 33 MB where nobody else has it. */
const TO_DRAW_WITH = ['DOMMatrix', 'ImageData', 'Path2D'] as const;

/** The library that reads PDF files, loaded when there is the first to read. It does not draw: the words of a page need nothing that draws. */
export async function pdfLibrary(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  const browser = globalThis as Record<string, unknown>;
  for (const name of TO_DRAW_WITH) browser[name] ??= class {};
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
