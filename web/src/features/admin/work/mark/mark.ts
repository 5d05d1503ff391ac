import type { MarkWorkResult } from './mark.graphql.js';

/** The mark with what hangs on it, as its page reads it. */
export type Mark = NonNullable<MarkWorkResult['trademark']>;
