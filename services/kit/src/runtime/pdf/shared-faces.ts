import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** A text in the shape a face gives it: glyphs and where they stand. Nobody changes it. */
type Run = object;

/** As much of a document's embedded face as is needed here. */
interface EmbeddedFace {
  readonly font: { _glyphs?: object };
  readonly scale: number;
  layoutRun?(text: string, features?: readonly string[]): Run;
}

/** How many texts are remembered; then the list begins anew. */
const MOST = 2_000;
/** What is longer is said once. */
const LONGEST = 80;
const runs = new Map<string, Run>();
/** Of each face the first that a document opened: reading its tables again costs as much as the rest of a page. */
const first = new Map<string, Pick<EmbeddedFace, 'font' | 'scale'>>();

/** Texts of the document's present face are shaped by tables that were read once for all documents, and what was said before is not shaped again.
 *  The document embeds a face of its own all the same. `name`: of the face. */
export function shapeOnce(pdf: Pdf, name: string): void {
  // The library gives its faces no door; one without this step is set as ever.
  const face = (pdf as unknown as { readonly _font?: EmbeddedFace })._font;
  const shape = face?.layoutRun;
  if (face === undefined || shape === undefined || Object.hasOwn(face, 'layoutRun')) return;
  const { font, scale } = first.get(name) ?? face;
  first.set(name, { font, scale });
  face.layoutRun = (text, features) => {
    const key = `${name} ${features?.join() ?? ''} ${text}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    // A glyph keeps the letters it was first seen for: those of this text, not of another document.
    font._glyphs = {};
    const run = shape.call({ font, scale }, text, features);
    if (text.length <= LONGEST) {
      if (runs.size >= MOST) runs.clear();
      runs.set(key, run);
    }
    return run;
  };
}
