import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { DocumentDoor } from '../adapters/document-door.js';
import { EuipoFiling } from '../adapters/euipo/euipo-filing.js';
import { EuipoRegister } from '../adapters/euipo/euipo-register.js';
import type { EuipoSettings } from '../adapters/euipo/euipo-token.js';
import { filingUnder, StoredLogin } from '../adapters/euipo/office-login.js';
import { PartnerWebhook } from '../adapters/partner-webhook.js';
import type { Partner } from '../filing/partner/partners.js';
import { workFilings } from '../filing/work-filings.js';
import { pollRegisters } from '../mark/register/poll-registers.js';

/** Offices and partners as the worker meets them. */
export interface OfficeWorld {
  readonly euipo: EuipoSettings;
  /** Token of the lawyer's login at the EUIPO, as the secret store has it. */
  readonly refreshToken: string;
  readonly partners: readonly Partner[];
  /** Where approved pictures are fetched. */
  readonly documentsUrl: string;
  readonly encryptionKey: string;
  readonly linkKey: string;
  readonly tuning: Partial<VendorHttpOptions>;
}

/** What the worker of this service does at offices and partners, by hand. */
export function officeWorker(runtime: CommandRuntime, world: OfficeWorld) {
  const { euipo, encryptionKey, linkKey, tuning, partners, documentsUrl } = world;
  const login = new StoredLogin(runtime.db, { office: 'EUIPO', first: world.refreshToken, encryptionKey });
  const register = new EuipoRegister(euipo, tuning);
  const ways = {
    encryptionKey,
    partners,
    channel: new PartnerWebhook(tuning),
    euipo: {
      filing: filingUnder(login, new EuipoFiling(euipo, login, tuning)),
      pictures: new DocumentDoor({ url: documentsUrl, linkKey }),
    },
  };
  return {
    /** @returns how many filings went on or came back */
    workFilings: () => workFilings(runtime, ways),
    /** Looks every watched mark up at its office. */
    pollRegisters: async (): Promise<void> => void (await pollRegisters(runtime, register, 0)),
  };
}
