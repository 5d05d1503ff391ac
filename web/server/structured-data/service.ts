import type { PageOffer } from '../../src/kit/page/page-facts.js';
import { majorUnits } from '../../src/kit/money/format-money.js';
import { firmAt } from './firm.js';
import type { DescribedPage, Service } from './schema-org.js';

/** A service at the price its page shows. */
export function serviceOf(page: DescribedPage, offer: PageOffer): Service {
  const price = majorUnits(offer.price, offer.currency);
  const priced = { price, priceCurrency: offer.currency };
  return {
    '@type': 'Service',
    name: offer.name,
    url: page.url,
    provider: firmAt(page.origin),
    offers: {
      '@type': 'Offer',
      url: page.url,
      ...priced,
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...priced,
        valueAddedTaxIncluded: offer.taxIncluded,
      },
    },
  };
}
