import { createContext, use } from 'react';
import type { Boot } from './boot.js';

export const BootContext = createContext<Boot | undefined>(undefined);

/** Language, storefront and preferences of this page. */
export function useBoot(): Boot {
  const boot = use(BootContext);
  if (boot === undefined) throw new Error('Preferences were used before they were initialised');
  return boot;
}
