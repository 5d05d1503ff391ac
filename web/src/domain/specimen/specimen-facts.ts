import type { ResizeSpecimenResult } from './specimen.graphql.js';

/** A picture of a mark in use, and what its office would say of it. */
export type SpecimenPicture = Omit<
  Extract<ResizeSpecimenResult['resizeSpecimen'], { readonly __typename: 'Document' }>,
  '__typename'
>;

export interface SpecimenFacts {
  readonly id: string;
  readonly url: string | null;
  /** `YYYY-MM-DD` */
  readonly captureDate: string | null;
  /** Why it does not do, where the firm refused it. */
  readonly refusedBecause: string | null;
  readonly document: SpecimenPicture | null;
  /** The picture as it was given, once a copy was made to fit. */
  readonly originalDocument: Pick<SpecimenPicture, 'id' | 'name' | 'url' | 'previewUrl' | 'mediaType'> | null;
}
