/** What the other side of a case wrote, and what it is answered, travel between services under this. */
export const OTHER_SIDE_PURPOSE = 'words with other side';

/** What only the service that keeps the case reads. */
export interface OtherSideWords {
  readonly text: string;
  /** As they call themselves; empty where they do not. */
  readonly name: string;
  /** Where they are answered; empty where they left none. */
  readonly email: string;
  /** What they say was reported; empty where they answer a letter. */
  readonly reported: string;
}
