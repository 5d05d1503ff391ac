import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { EUIPO, euipoObjection } from './euipo-problem.js';
import { EuipoToken, type EuipoSettings } from './euipo-token.js';

/** The office's interfaces for searching, with a token of our own. */
export function euipoSearchHttp(settings: EuipoSettings, tuning: Partial<VendorHttpOptions>): VendorHttp {
  return new VendorHttp({
    ...tuning,
    vendor: EUIPO,
    baseUrl: settings.EUIPO_BASE_URL,
    credentials: new EuipoToken(settings, null, tuning),
    errorCode: euipoObjection,
  });
}
