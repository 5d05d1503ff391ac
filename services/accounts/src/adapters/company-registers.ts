import type { CompanyRegisters } from '../party/company-register/company-look-up.js';
import { AresCompanyRegister } from './ares/ares-company-register.js';
import { RpoCompanyRegister } from './rpo/rpo-company-register.js';
import type { VendorSettings } from './vendor-settings.js';

/** The registers whose address is set; the others are left out, and nobody who does not need them notices. */
export function companyRegisters({
  ARES_BASE_URL,
  RPO_BASE_URL,
}: {
  readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined;
}): CompanyRegisters {
  return {
    ...(ARES_BASE_URL !== undefined && { CZ: new AresCompanyRegister({ ARES_BASE_URL }) }),
    ...(RPO_BASE_URL !== undefined && { SK: new RpoCompanyRegister({ RPO_BASE_URL }) }),
  };
}
