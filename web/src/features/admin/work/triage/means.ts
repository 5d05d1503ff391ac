import type { ReactNode } from 'react';
import type { KeyName } from '../../parts/keys/desk-keys.js';
import type { Hit } from './hit.js';

/** Something that is done about one hit in a window of its own, by a button and a key. */
export interface Means {
  readonly key: KeyName;
  readonly label: string;
  readonly can: (hit: Hit) => boolean;
  readonly dialog: (hit: Hit, close: () => void) => ReactNode;
}
