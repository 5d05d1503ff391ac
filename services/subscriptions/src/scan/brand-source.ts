/** What a scan looks for, for one brand. */
export interface SourceQuery {
  /** As people write it: `Žlutý kůň`. */
  readonly name: string;
  /** Labels of domains that are the brand's own, such as `lumara`; the name's own label among them. */
  readonly labels: readonly string[];
  /** Hosts of the customer's own sites: never a finding, and where their own names lead. */
  readonly ownHosts: readonly string[];
  /** Whose brand it is: a source that knows the customer's own marks says which hits are theirs. */
  readonly userId: string | null;
  /** Countries the customer sells in, ISO codes. */
  readonly countries: readonly string[];
  /** Day of the last scan that reached this source, or none: sources that can answer what is new since then. */
  readonly since: string | null;
}

/** One thing a source answered, named for good by `nativeId`. Texts as the source writes them. */
export interface SourceHit {
  readonly nativeId: string;
  readonly url: string;
  readonly title: string;
  /** What is compared with the brand: the name alone, without forms of companies or ends of domains. */
  readonly comparedName: string;
  readonly seller: string | null;
  readonly priceText: string | null;
  readonly pictureUrl: string | null;
  /** What a person reads about it, in lines. */
  readonly description: string | null;
  /** The customer's own, as the source knows: counted, never a finding. */
  readonly own?: true;
}

/** One page of an answer. */
export interface SourcePage {
  readonly hits: readonly SourceHit[];
  /** Where the next page begins; null after the last. */
  readonly nextCursor: string | null;
  /** What was asked, as it was sent; no credential. */
  readonly query: string;
  /** How many the source says there are; null where it does not say. */
  readonly total: number | null;
  /** The source cut the answer itself: there is more, and no page after this one. */
  readonly truncated?: true;
}

/** A source that is asked by machine, by an interface that is documented for it. */
export interface BrandSource {
  /** As in the list of platforms: `ebay`. */
  readonly id: string;
  /** @throws VendorError where there is no answer: that is never "nothing found" */
  search(query: SourceQuery, cursor: string | null): Promise<SourcePage>;
}

/** How near names are to the brand, by the product's own measure. */
export interface NameScores {
  /** In the order of `names`. @throws VendorError */
  score(brand: string, names: readonly string[]): Promise<readonly NameSimilarity[]>;
}

/** One comparison; shares of 1. */
export interface NameSimilarity {
  readonly overall: number;
  readonly look: number;
  readonly sound: number;
  readonly meaning: number;
  readonly band: string;
}

/** Pictures a scan compares: the brand's own, and those of offers at hosts that are known. */
export interface ScanPictures {
  /** Undefined where there is none, or nothing that can be read. */
  ofDocument(documentId: string): Promise<Uint8Array | undefined>;
  ofOffer(url: string): Promise<Uint8Array | undefined>;
}
