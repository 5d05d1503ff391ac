import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import type { VendorSettings } from '../vendor-settings.js';

/** How the office of the United States is named in errors and figures. */
export const USPTO = 'uspto';

/** Where and by which key the office is asked. */
export type UsptoSettings = Pick<VendorSettings, 'USPTO_BASE_URL' | 'USPTO_API_KEY'>;

/** Status and documents of its cases; every call bears the key. */
export function tsdrHttp(settings: UsptoSettings, tuning: Partial<VendorHttpOptions>): VendorHttp {
  return new VendorHttp({
    ...tuning,
    vendor: USPTO,
    baseUrl: settings.USPTO_BASE_URL,
    credentials: { headers: () => Promise.resolve({ 'USPTO-API-KEY': settings.USPTO_API_KEY }) },
  });
}
