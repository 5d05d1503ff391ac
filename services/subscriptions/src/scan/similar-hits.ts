import { bearsName } from './domain/candidates.js';
import type { NameSimilarity, ScanPictures, SourceHit } from './brand-source.js';
import {
  FINGERPRINT_VERSION,
  nearest,
  pictureSimilarity,
  type Fingerprint,
  type PictureDistance,
} from './picture/fingerprint.js';
import { pictureForms, pictureParts } from './picture/read-picture.js';
import type { ScanTools, WaitingSource } from './scan-tools.js';

/** Pictures of one source that are compared; an offer below is judged by its name alone. */
const MOST_PICTURES = 100;
/** A title that bears the whole brand is worth a look, whatever else it says. */
const BEARS = 0.6;

/** A hit that is near the brand, with what says so. `similarity`: 0–100. */
export interface SimilarHit {
  readonly hit: SourceHit;
  readonly similarity: number;
  readonly scores: Readonly<Record<string, number | string>>;
}

/** Of these hits those near the brand: by name with the product's own measure, by picture with the fingerprints of the logo and of its products. Picture alone
 *  is enough.
 *  @throws VendorError where names cannot be scored: nothing is dropped unscored */
export async function similarHits(
  { scores, pictures }: Pick<ScanTools, 'scores' | 'pictures'>,
  about: Pick<WaitingSource, 'brandName' | 'logoDocumentId' | 'productPictureIds'>,
  hits: readonly SourceHit[],
): Promise<readonly SimilarHit[]> {
  const names = await scores.score(
    about.brandName,
    hits.map(({ comparedName }) => comparedName),
  );
  const own = await ownPictures(pictures, about);
  const near: SimilarHit[] = [];
  let compared = 0;
  for (const [at, hit] of hits.entries()) {
    const name = names[at];
    const mayCompare = own.length > 0 && hit.pictureUrl !== null && compared < MOST_PICTURES;
    if (mayCompare) compared += 1;
    const picture = mayCompare ? await distanceTo(own, hit, pictures) : undefined;
    const found = name === undefined ? undefined : judged(hit, { brand: about.brandName, name, picture });
    if (found !== undefined) near.push(found);
  }
  return near;
}

interface Measures {
  readonly brand: string;
  readonly name: NameSimilarity;
  readonly picture: PictureDistance | undefined;
}

function judged(hit: SourceHit, { brand, name, picture }: Measures): SimilarHit | undefined {
  const bears =
    bearsName(hit.comparedName, brand) || hit.title.split(/\s+/).some((word) => bearsName(word, brand));
  if (name.band === 'low' && !bears && picture === undefined) return undefined;
  const byName = Math.max(name.overall, bears ? BEARS : 0);
  const percent = (share: number): number => Math.round(share * 100);
  const ofPicture = picture === undefined ? 0 : pictureSimilarity(picture);
  return {
    hit,
    similarity: Math.max(percent(byName), ofPicture),
    scores: {
      name: percent(name.overall),
      look: percent(name.look),
      sound: percent(name.sound),
      meaning: percent(name.meaning),
      band: name.band,
      ...(picture === undefined
        ? {}
        : {
            picture: ofPicture,
            frequencyBits: picture.frequency,
            differenceBits: picture.difference,
            pictureMeasure: FINGERPRINT_VERSION,
          }),
    },
  };
}

/** The logo and the pictures of products, in every way each may be turned. */
async function ownPictures(
  pictures: ScanPictures,
  { logoDocumentId, productPictureIds }: Pick<WaitingSource, 'logoDocumentId' | 'productPictureIds'>,
): Promise<readonly Fingerprint[]> {
  const forms: Fingerprint[] = [];
  for (const id of [logoDocumentId, ...(productPictureIds ?? [])]) {
    const bytes = id === null ? undefined : await pictures.ofDocument(id);
    if (bytes !== undefined) forms.push(...(await pictureForms(bytes)));
  }
  return forms;
}

async function distanceTo(
  own: readonly Fingerprint[],
  { pictureUrl }: SourceHit,
  pictures: ScanPictures,
): Promise<PictureDistance | undefined> {
  const bytes = pictureUrl === null ? undefined : await pictures.ofOffer(pictureUrl);
  return bytes === undefined ? undefined : nearest(own, await pictureParts(bytes));
}
