import { createHash } from 'node:crypto';
import { json } from '../core/answers.mjs';
import { jpegFacts } from './jpeg-facts.mjs';
import { problem } from './problem.mjs';

// What the office says it takes as the picture of a mark: JPEG, 2 MB, 2,835 × 2,010 pixels, 96 to 300 dpi, file names of 25 signs.
const MOST_BYTES = 2_000_000;
const MOST = { width: 2835, height: 2010 };
const DPI = { least: 96, most: 300 };
const LONGEST_NAME = 25;
/** The store is temporary. */
const KEPT_HOURS = 24;

/**
 * @typedef {object} Kept
 * @property {string} identifier
 * @property {string} fileName
 * @property {number} fileSize
 * @property {string} mimeType
 * @property {import('./jpeg-facts.mjs').JpegFacts} imageProperties
 * @property {string} sha256 for tests; the office does not tell it
 * @property {number} keptUntil
 */

/** Files handed over for applications. */
export class Documents {
  /** @type {Map<string, Kept>} */ #kept = new Map();
  /** Reasons for the next pictures to be refused, in order. @type {string[]} */ #refusals = [];

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  reset() {
    this.#kept.clear();
    this.#refusals = [];
  }

  /** The next picture is refused. @param {string} code what the office objects to */
  refuseNext(code) {
    this.#refusals.push(code);
  }

  /** What lies here, with digests, for whoever controls the simulator. */
  list() {
    return [...this.#kept.values()].map((kept) => ({ ...view(kept), sha256: kept.sha256 }));
  }

  /** @param {string} identifier @returns {Kept | undefined} */
  find(identifier) {
    const kept = this.#kept.get(identifier);
    return kept !== undefined && kept.keptUntil > this.world.clock.now().getTime() ? kept : undefined;
  }

  /** @returns {import('../core/routes.mjs').Routes} */
  routes() {
    return {
      'POST /api/document-repository/documents': (asked) => this.#receive(asked),
      'GET /api/document-repository/documents/:id': ({ params }) => {
        const kept = this.find(params.id ?? '');
        return kept === undefined ? problem(404, 'document-not-found') : json(200, view(kept));
      },
    };
  }

  /** @param {import('../core/answers.mjs').Asked} asked */
  async #receive({ headers, raw }) {
    const file = await fileIn(headers['content-type'] ?? '', raw);
    if (file === undefined) return problem(400, 'invalid-document');
    if (file.bytes.length > MOST_BYTES) return problem(413, 'document-too-large');
    const imageProperties = jpegFacts(file.bytes);
    if (file.type !== 'image/jpeg' || file.bytes[0] !== 0xff || file.bytes[1] !== 0xd8)
      return problem(415, 'unsupported-document-type');
    if (imageProperties === undefined)
      return problem(400, 'invalid-document', [objection('file', 'corrupt')]);
    const refusal = this.#refusals.shift();
    const objections = [
      ...objectionsTo(file.name, imageProperties),
      ...(refusal === undefined ? [] : [objection('file', refusal)]),
    ];
    if (objections.length > 0) return problem(422, 'invalid-image', objections);
    const kept = {
      identifier: this.world.ids.uuid(),
      fileName: file.name,
      fileSize: file.bytes.length,
      mimeType: file.type,
      imageProperties,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      keptUntil: this.world.clock.now().getTime() + KEPT_HOURS * 3_600_000,
    };
    this.#kept.set(kept.identifier, kept);
    return json(201, view(kept));
  }
}

/** @param {Kept} kept */
function view({ identifier, fileName, fileSize, mimeType, imageProperties }) {
  return { identifier, fileName, fileSize, mimeType, imageProperties };
}

/**
 * The part called `file` of a form; undefined when there is none.
 * @param {string} type
 * @param {Buffer} raw
 */
async function fileIn(type, raw) {
  if (!type.startsWith('multipart/form-data')) return undefined;
  const form = await new Response(Uint8Array.from(raw), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  return file instanceof File
    ? { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
    : undefined;
}

/**
 * @param {string} name
 * @param {import('./jpeg-facts.mjs').JpegFacts} facts
 * @returns {import('./application-rules.mjs').Objection[]}
 */
function objectionsTo(name, { width, height, dpi }) {
  return [
    ...(name.length > LONGEST_NAME ? [objection('fileName', 'too-long')] : []),
    ...(width > MOST.width || height > MOST.height ? [objection('imageProperties', 'too-many-pixels')] : []),
    ...(dpi === null || dpi < DPI.least || dpi > DPI.most
      ? [objection('imageProperties', 'wrong-resolution')]
      : []),
  ];
}

/** @param {string} field @param {string} code */
function objection(field, code) {
  return { field, code, message: `${field} is ${code}` };
}
