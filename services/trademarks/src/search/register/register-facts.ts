import type { RegisterCoverage } from './coverage.js';

/** What is searched. */
export interface RegisterFacts {
  /** Number of the import; 0 before the first. */
  readonly generation: number;
  /** Imported marks. */
  readonly marks: number;
  /** By office: instant of the newest import that brought marks of it. */
  readonly dataAsOf: Readonly<Record<string, string>>;
  /** By office: how much of its register that import holds. @defaultValue samples */
  readonly coverage?: Readonly<Record<string, RegisterCoverage>>;
}
