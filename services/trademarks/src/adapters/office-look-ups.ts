import type { OfficeLookUps } from '../watch/office-look-ups.js';
import { EuipoPersons } from './euipo/euipo-persons.js';
import { MarkifyWatchSource } from './markify-watch-source.js';
import { vendorSettings, type VendorSettings } from './vendor-settings.js';

/** The systems whose settings are complete; the others are left out, and nobody who does not need them notices. */
export function officeLookUps(settings: {
  readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined;
}): OfficeLookUps {
  const euipo = vendorSettings
    .pick({ EUIPO_BASE_URL: true, EUIPO_AUTH_URL: true, EUIPO_CLIENT_ID: true, EUIPO_CLIENT_SECRET: true })
    .safeParse(settings);
  const markify = vendorSettings.pick({ MARKIFY_BASE_URL: true, MARKIFY_API_KEY: true }).safeParse(settings);
  return {
    ...(euipo.success && { applicants: new EuipoPersons(euipo.data) }),
    ...(markify.success && { marks: new MarkifyWatchSource(markify.data) }),
  };
}
