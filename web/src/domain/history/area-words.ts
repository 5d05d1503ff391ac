import type { ReactNode } from 'react';

/** How an area of the site speaks of marks. */
export interface AreaWords {
  /** A status in words. */
  readonly statusWord: (status: string) => string;
  /** The same as the area draws it. */
  readonly status: (status: string) => ReactNode;
  /** An entry of the timeline in words. */
  readonly lineWord: (label: string) => string;
}
