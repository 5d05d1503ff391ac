/** By which way a choice about letters was made. Stored: never renamed. `one-click`: by the reader’s mail program (RFC 8058). */
export const emailChoiceWays = ['page', 'one-click'] as const;
