import type { Checkable } from './dispute.js';

/** What the office of the United States takes as proof of use in a class. */
export interface SpecimenClass extends Checkable {
  readonly number: number;
  readonly kind: 'goods' | 'services';
  readonly name: string;
  readonly includes: string;
  readonly excludes: string;
  readonly terms: readonly string[];
  readonly acceptable: readonly string[];
  /** What shows it in this class in particular. */
  readonly hint: string;
  readonly refused: readonly string[];
  readonly related: readonly number[];
}

/** What a picture shows: each is a drawing of our own. */
export type SpecimenDrawing =
  | 'tag'
  | 'box'
  | 'shop'
  | 'catalogue'
  | 'undated'
  | 'service'
  | 'sign-in'
  | 'advert'
  | 'mock-up';

export interface SpecimenExample {
  readonly drawing: SpecimenDrawing;
  /** What is sold or done there, by its name among the drawn things. */
  readonly thing?: string;
  readonly text: string;
  /** Why it is weak or was refused. */
  readonly reason?: string;
}

export interface SpecimenSector {
  readonly slug: string;
  readonly name: string;
  readonly lead: string;
  /** What to take a picture of, the simplest first. */
  readonly photograph: readonly string[];
  readonly good: SpecimenExample;
  readonly weak: SpecimenExample;
  readonly refused: SpecimenExample;
  readonly classes: readonly number[];
}

export type SpecimenClassCard = Pick<SpecimenClass, 'number' | 'kind' | 'name'>;
export type SpecimenSectorCard = Pick<SpecimenSector, 'slug' | 'name'>;

export interface SpecimenGuide {
  readonly classes: readonly SpecimenClassCard[];
  readonly sectors: readonly SpecimenSectorCard[];
}
export interface SpecimenClassPage {
  readonly specimens: SpecimenClass;
  readonly sectors: readonly SpecimenSectorCard[];
  readonly related: readonly SpecimenClassCard[];
}
export interface SpecimenSectorPage {
  readonly sector: SpecimenSector;
  readonly classes: readonly SpecimenClassCard[];
}
