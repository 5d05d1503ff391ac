import type { EventShapes } from '../event-store/upcast.js';
import type { InlineProjection } from '../../model/rows/inline-projection.js';

/** What a rebuild needs to know of an aggregate; every `Aggregate` is one. */
export interface Rebuildable extends EventShapes {
  readonly category: string;
  readonly projections: readonly InlineProjection[];
}
