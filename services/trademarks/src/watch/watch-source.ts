/** Trademark data of many offices from one supplier. Throws VendorError. */
export interface WatchSource {
  /** Marks an office has under a number. More than one when the same digits are an application and a registration: a person chooses. */
  lookup(office: string, number: string): Promise<readonly FoundMark[]>;
  /** New look-alikes after `cursor` (null: from the beginning), and where to go on. The same cursor gives the same hits. */
  hitsAfter(cursor: string | null): Promise<WatchHits>;
}

export interface FoundMark {
  readonly office: string;
  readonly number: string;
  readonly kind: 'application' | 'registration';
  readonly name: string;
  /** The supplier's word: `word`, `figurative`… */
  readonly type: string;
  readonly owner: string | null;
  readonly status: string;
  readonly classes: readonly number[];
  /** Calendar dates `YYYY-MM-DD`. */
  readonly filedOn: string | null;
  readonly registeredOn: string | null;
  readonly expiresOn: string | null;
  readonly imageUrl: string | null;
}

export interface WatchHit {
  /** Key for importing it once. */
  readonly id: string;
  /** Our mark that is watched. */
  readonly watchedReference: string;
  /** 0 to 100. */
  readonly relevance: number;
  readonly publishedOn: string;
  readonly mark: FoundMark;
}

export interface WatchHits {
  readonly hits: readonly WatchHit[];
  readonly nextCursor: string;
  readonly more: boolean;
}
