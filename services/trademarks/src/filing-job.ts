import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { DocumentDoor } from './adapters/document-door.js';
import { pollOfficeDocuments } from './docketing/arrivals/poll-office-documents.js';
import { euipoSystems, usptoSystems } from './adapters/filing-systems.js';
import { PartnerWebhook } from './adapters/partner-webhook.js';
import type { VendorSettings } from './adapters/vendor-settings.js';
import type { FilingSettings } from './filing/filing-settings.js';
import { filingUnder, StoredLogin } from './adapters/euipo/office-login.js';
import { readPartners } from './filing/partner/partners.js';
import type { OfficeRegister } from './mark/register/office-register.js';
import { pollRegisters } from './mark/register/poll-registers.js';
import { workFilings } from './filing/work-filings.js';

type Settings = FilingSettings & { readonly SEAL_KEY: string; readonly LINK_TOKEN_KEY: string } & {
  readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined;
};

/** One round: filings go on, registers are read, letters are fetched. All look only for what is due, so that rounds may come as often as they like. */
export function filingJob(
  runtime: CommandRuntime,
  settings: Settings,
): () => Promise<{ readonly filings: number; readonly registers: number; readonly letters: number }> {
  const { EUIPO_REFRESH_TOKEN: first, SEAL_KEY: encryptionKey, REGISTER_POLL_MS: everyMs } = settings;
  const login =
    first === undefined ? null : new StoredLogin(runtime.db, { office: 'EUIPO', first, encryptionKey });
  const { filing, register } = euipoSystems(settings, login);
  const { documents, register: usRegister } = usptoSystems(settings);
  const registers = [register, usRegister].filter((one) => one !== undefined);
  const { GATEWAY_URL: url, LINK_TOKEN_KEY: linkKey } = settings;
  const pictures = url === undefined ? {} : { pictures: new DocumentDoor({ url, linkKey }) };
  const ways = {
    encryptionKey,
    partners: readPartners(settings.FILING_PARTNERS),
    channel: new PartnerWebhook(),
    ...(filing === undefined || login === null
      ? {}
      : { euipo: { filing: filingUnder(login, filing), ...pictures } }),
  };
  return async () => ({
    filings: await workFilings(runtime, ways),
    registers: await pollAll(runtime, registers, everyMs),
    letters:
      documents === undefined ? 0 : await pollOfficeDocuments(runtime, documents, { everyMs, encryptionKey }),
  });
}

/** One office after the other. @returns how many entries had changed */
async function pollAll(
  runtime: CommandRuntime,
  registers: readonly OfficeRegister[],
  everyMs: number,
): Promise<number> {
  let changed = 0;
  for (const register of registers) changed += await pollRegisters(runtime, register, everyMs);
  return changed;
}
