import type { Draft } from '../../../../domain/order/draft.js';

/** What every part of the form is handed. */
export interface DraftPart {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}
