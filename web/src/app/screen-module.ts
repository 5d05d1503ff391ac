import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { ScreenPlace } from '../kit/ahead/screen-place.js';

/** What a file of a screen exports. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  /** Fetches what the screen of this route is drawn from; a screen that has to wait once it stands shows its first answer 300 ms late (React's rhythm for fallbacks). */
  readonly prepare?: (routePath: string) => Promise<unknown>;
  /** Asks what the screen will ask, for somebody who is about to go there. */
  readonly ahead?: (place: ScreenPlace) => Promise<void>;
}

/** What a file of a layout exports. */
export interface LayoutModule {
  readonly Component: ComponentType;
}
