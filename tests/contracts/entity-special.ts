import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

export interface People {
  readonly admin: Viewer;
  readonly lawyer: Viewer;
  readonly customer: Viewer;
}

/** What the kind of a field alone does not tell about an entity's sound values and about how it is made. */
export interface EntitySpecial {
  readonly create?: Readonly<Record<string, unknown>>;
  readonly update?: Readonly<Record<string, unknown>>;
  /** Values that no two rows share. */
  readonly unique?: (n: number) => Readonly<Record<string, unknown>>;
  /** Made otherwise than by `create<Name>`. */
  readonly make?: (fixture: ServiceFixture, people: People) => Promise<string>;
  /** Changed otherwise than by `update<Name>`. */
  readonly change?: (fixture: ServiceFixture, id: string, people: People) => Promise<void>;
  /** Taken away otherwise than by `delete<Name>`. */
  readonly remove?: (fixture: ServiceFixture, id: string, people: People) => Promise<void>;
  /** The look-ups the specification lists for it. */
  readonly looksUp?: (fixture: ServiceFixture, id: string, people: People) => Promise<void>;
  /** The code with which its removal is refused, for a reason of law. */
  readonly retained?: string;
  /** Removal keeps a row with this mark on it. */
  readonly staysAs?: string;
}
