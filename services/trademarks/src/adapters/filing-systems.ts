import type { LawyerLogin } from './euipo/euipo-token.js';
import { EuipoFiling } from './euipo/euipo-filing.js';
import { EuipoRegister } from './euipo/euipo-register.js';
import type { OfficeFiling } from '../filing/office-filing.js';
import type { OfficeRegister } from '../mark/register/office-register.js';
import { TsdrDocuments } from './uspto/tsdr-documents.js';
import { TsdrRegister } from './uspto/tsdr-register.js';
import type { OfficeDocuments } from '../docketing/arrivals/office-documents.js';
import { vendorSettings, type VendorSettings } from './vendor-settings.js';

/** Filing and register of the EUIPO, where its settings are complete. */
export function euipoSystems(
  settings: { readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined },
  login: LawyerLogin | null,
): { readonly filing?: OfficeFiling; readonly register?: OfficeRegister } {
  const euipo = vendorSettings
    .pick({ EUIPO_BASE_URL: true, EUIPO_AUTH_URL: true, EUIPO_CLIENT_ID: true, EUIPO_CLIENT_SECRET: true })
    .safeParse(settings);
  if (!euipo.success) return {};
  return {
    register: new EuipoRegister(euipo.data),
    ...(login === null ? {} : { filing: new EuipoFiling(euipo.data, login) }),
  };
}

/** Register and files of cases at the office of the United States, where its settings are complete. */
export function usptoSystems(settings: {
  readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined;
}): { readonly documents?: OfficeDocuments; readonly register?: OfficeRegister } {
  const uspto = vendorSettings.pick({ USPTO_BASE_URL: true, USPTO_API_KEY: true }).safeParse(settings);
  if (!uspto.success) return {};
  return { documents: new TsdrDocuments(uspto.data), register: new TsdrRegister(uspto.data) };
}
