/** Types of schema.org that our pages are, with the properties that are required of them. @source https://schema.org, https://developers.google.com/search/docs/appearance/structured-data */

/** A thing that is described elsewhere. */
export interface Reference {
  readonly '@id': string;
}

export interface Organization {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly address?: string;
  readonly sameAs?: readonly string[];
}

export interface WebSite {
  readonly '@type': 'WebSite';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly publisher: Reference;
  readonly potentialAction: {
    readonly '@type': 'SearchAction';
    readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
    readonly 'query-input': string;
  };
}

export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    /** From 1. */
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

export interface Article {
  readonly '@type': 'Article';
  readonly headline: string;
  readonly description: string;
  readonly image: string;
  /** Calendar days. */
  readonly datePublished: string;
  readonly dateModified: string;
  readonly inLanguage: string;
  readonly mainEntityOfPage: string;
  readonly author: Reference;
  readonly publisher: Reference;
}

export interface FaqPage {
  readonly '@type': 'FAQPage';
  readonly url: string;
  readonly inLanguage: string;
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

export interface DefinedTerm {
  readonly '@type': 'DefinedTerm';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly alternateName?: readonly string[];
  readonly inDefinedTermSet: {
    readonly '@type': 'DefinedTermSet';
    readonly name: string;
    readonly url: string;
  };
}

export interface Service {
  readonly '@type': 'Service';
  readonly name: string;
  readonly url: string;
  readonly provider: Reference;
  readonly offers: {
    readonly '@type': 'Offer';
    readonly url: string;
    /** Major units with a point, `1299.50`. */
    readonly price: string;
    readonly priceCurrency: string;
    readonly priceSpecification: {
      readonly '@type': 'PriceSpecification';
      readonly price: string;
      readonly priceCurrency: string;
      readonly valueAddedTaxIncluded: boolean;
    };
  };
}

export interface Person {
  readonly '@type': 'Person';
  readonly name: string;
  readonly url: string;
  readonly jobTitle: string;
  readonly worksFor: Reference;
  readonly knowsLanguage: readonly string[];
  readonly hasCredential: readonly {
    readonly '@type': 'EducationalOccupationalCredential';
    readonly name: string;
  }[];
}

export type Thing =
  | Organization
  | WebSite
  | BreadcrumbList
  | Article
  | FaqPage
  | DefinedTerm
  | Service
  | Person;

/** A page as the builders read it: what its loaders gave and what it said about itself. */
export interface DescribedPage {
  readonly origin: string;
  /** Whole address that search engines list. */
  readonly url: string;
  /** Language of what it shows. */
  readonly locale: string;
  /** Whole address of its picture. */
  readonly image: string;
}
