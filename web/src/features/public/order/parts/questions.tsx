import type { OrderQuote } from '../../../../domain/order/use-quote.js';
import type { VatStatus } from '../../../../domain/order/use-vat-status.js';
import type { OrderPageData } from '../order.loader.js';
import type { AdviceBook } from '../use-advice.js';
import { Billing } from './billing.js';
import type { DraftPart } from './draft-part.js';
import { Goods } from './goods.js';
import { Mark } from './mark.js';
import { Offices } from './offices.js';
import { Options } from './options.js';
import { Owner } from './owner.js';

interface Props extends DraftPart {
  readonly data: OrderPageData;
  readonly price: { readonly quote: OrderQuote | undefined; readonly vat: VatStatus['is'] };
  readonly advice: AdviceBook;
}

/** All that is asked before the consent. */
export function Questions({ data, price, advice, draft, change }: Props) {
  const part = { draft, change };
  return (
    <>
      <Mark request={data.registrationRequest} {...part} />
      <Offices
        offices={data.jurisdictionList}
        own={data.own}
        suggested={data.suggestedJurisdictionList}
        quote={price.quote}
        {...part}
      />
      <Goods
        token={data.token}
        {...part}
        against={advice.against}
        unassessed={advice.unassessed}
        agreed={advice.agreed}
        onAgree={advice.onAgree}
      />
      <Owner countries={data.countryList} {...part} />
      <Options {...part} />
      <Billing
        countries={data.countryList}
        currencies={data.currencyList}
        vat={price.vat}
        couponApplied={price.quote?.couponApplied}
        place={data.place}
        {...part}
      />
    </>
  );
}
