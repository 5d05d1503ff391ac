import type { Role } from '../words/viewer.js';

/** What every field may say about itself. */
export interface FieldOptions {
  /** May be null or absent. */
  readonly optional?: true;
  /** Roles that see the column; absent = every role that reads the resource. */
  readonly visibleTo?: readonly Role[];
  /** May stand in a list's filter; its column gets an index. */
  readonly filterable?: true;
  /** May order a list; its column gets an index. */
  readonly sortable?: true;
  /** Text of a long list that is found by a part of it or by spellings near to it; its column gets an index of letter groups. */
  readonly trigram?: true;
  /** Follows from other rows and from the day it is, and is kept beside the events: none tells it, so other services never hear it. */
  readonly workedOut?: true;
  /** Tells of a person: leaves the service only sealed, and goes when the person asks to be forgotten. */
  readonly personal?: true;
  /** Text that is public anyway, like the words of a mark: other services read it among the facts of a change. */
  readonly published?: true;
  /** In no SDL and in no answer; only the service's own code and row rules use it. */
  readonly secret?: true;
  /** Of an id that staff write: it may lead to what belongs to another client than the rest: who takes over. @defaultValue all belong to one client */
  readonly ofAnyClient?: true;
  /** Of a url that the service alone sets, to a page of its own or of a vendor: a host inside is fine. @defaultValue refused */
  readonly anyHost?: true;
  /** What to ask for instead: the SDL marks it, and it is answered as before. */
  readonly deprecated?: string;
}
