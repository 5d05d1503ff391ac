import type { BrandSource, NameScores, ScanPictures } from './brand-source.js';

/** What a scan works with; the programs put the adapters in. */
export interface ScanTools {
  readonly sources: readonly BrandSource[];
  readonly scores: NameScores;
  readonly pictures: ScanPictures;
}

/** A source of a scan that waits to be asked, with what it is asked for. */
export interface WaitingSource {
  readonly id: string;
  readonly taskId: string;
  /** Last day for the answer of the scan. */
  readonly deadline: string;
  readonly platform: string;
  readonly source: string;
  readonly tries: number;
  readonly plannedAt: Date;
  readonly userId: string | null;
  readonly brandId: string;
  readonly brandName: string;
  readonly websites: readonly string[];
  /** Countries it is sold in, where its owner said so. */
  readonly countries: readonly string[] | null;
  readonly logoDocumentId: string | null;
  readonly productPictureIds: readonly string[] | null;
  /** When this source last answered for this brand. */
  readonly lastAnsweredAt: Date | null;
}
