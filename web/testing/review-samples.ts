import { reviewList } from '../scripts/content/review-list.mjs';
import { publishable } from '../scripts/content/build-records.mjs';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import type { TextToReview } from '../src/domain/content/text-to-review.js';
import type { Dispute } from '../src/domain/records/dispute.js';
import type { FamousMark } from '../src/domain/records/famous-mark.js';
import { sampleDispute, sampleMark } from './record-samples.js';

type Files = Readonly<Record<'disputes' | 'hall-of-fame' | 'specimens' | 'sectors', readonly object[]>>;

/** Files of records as the build writes them. */
export const recordsOf = ({
  disputes,
  marks,
}: {
  readonly disputes: readonly Partial<Dispute>[];
  readonly marks: readonly Partial<FamousMark>[];
}): Files =>
  publishable({
    disputes: disputes.map(sampleDispute),
    'hall-of-fame': marks.map(sampleMark),
    specimens: [],
    sectors: [],
  }) as unknown as Files;

/** The list of what staff review, as the build writes it. */
export const reviewListOf = (
  documents: readonly ContentDocument[],
  records: Files = recordsOf({ disputes: [], marks: [] }),
): readonly TextToReview[] =>
  reviewList({
    texts: documents.map((document) => ({ document })),
    records: records as never,
    checkFirst: {},
  }) as readonly TextToReview[];
