/** How far a fact may be trusted. `sourced`: read on a page named in `sources`. `known`: general knowledge, not looked up.
 *  `unsure`: to be confirmed; never shown or used as settled. */
export type Confidence = 'sourced' | 'known' | 'unsure';
