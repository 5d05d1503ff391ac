import { systemClock } from '@cotta/kit/model/time/clock.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { BankStatementSource, BankTransaction } from '../../payment/transfer/bank-feed.js';
import { RevolutBusinessToken, type RevolutBusinessClient } from './revolut-business-token.js';
import { readTransactions, REVOLUT_BUSINESS } from './revolut-transactions.js';

/** The most the bank gives at once. */
const PER_PAGE = 1000;

/** Incoming transfers from Revolut Business. `perPage`: smaller only in tests of paging. */
export class RevolutBankFeed implements BankStatementSource {
  readonly #http: VendorHttp;

  constructor(
    client: RevolutBusinessClient,
    tuning: Partial<VendorHttpOptions> = {},
    private readonly perPage = PER_PAGE,
  ) {
    const credentials = new RevolutBusinessToken(client, tuning.clock ?? systemClock, tuning);
    this.#http = new VendorHttp({
      ...tuning,
      vendor: REVOLUT_BUSINESS,
      baseUrl: client.baseUrl,
      credentials,
      errorCode: (body) => codeIn(body, 'code'),
    });
  }

  async creditsBetween(from: Date, to: Date): Promise<readonly BankTransaction[]> {
    const credits = new Map<string, BankTransaction>();
    const seen = new Set<string>();
    for (let until = to; ;) {
      const query = { from: from.toISOString(), to: until.toISOString(), count: this.perPage, type: 'topup' };
      const page = readTransactions(
        (await this.#http.call({ method: 'GET', path: '/transactions', query, repeatable: true })).text,
      );
      const known = seen.size;
      for (const id of page.ids) seen.add(id);
      for (const credit of page.credits) credits.set(credit.id, credit);
      if (page.lastCreatedAt === null || page.ids.length < this.perPage) break;
      if (seen.size === known)
        throw new VendorError(
          REVOLUT_BUSINESS,
          'contract',
          'more transactions at one instant than a page holds',
        );
      // A millisecond later: transactions of one instant may lie on both sides of the page's edge, whether `to` counts or not.
      until = new Date(page.lastCreatedAt.getTime() + 1);
    }
    return [...credits.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
}
