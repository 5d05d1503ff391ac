import { redirect } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import { isRefusal } from '../../../../data/refusal.js';
import { OrderQuoteDocument } from '../../../../domain/order/order.graphql.js';
import type { OrderQuote } from '../../../../domain/order/use-quote.js';
import { isLocale, pathIn, type Locale } from '../../../../i18n/locale-rules.js';
import { OfficeAtDocument, OfficeFactsDocument, type OfficeFactsResult } from './office-facts.graphql.js';

export type OfficeFacts = OfficeFactsResult['jurisdictionList'][number];

/** What a filing costs, or the code why nobody can say a price by itself: `PRICE_MISSING` means that a person quotes. */
export type FilingPrice =
  | { readonly quote: OrderQuote; readonly refused?: undefined }
  | { readonly quote?: undefined; readonly refused: string };

const asLocale = (language: string): Locale => (isLocale(language) ? language : 'en');

/** Facts of these offices, in the order of the specification; unknown codes are left out. */
export async function factsOf(context: unknown, codes: readonly string[]): Promise<readonly OfficeFacts[]> {
  if (codes.length === 0) return [];
  const { jurisdictionList } = await apiOf(context).query(OfficeFactsDocument, { codes: [...codes] });
  return jurisdictionList;
}

/** The office of an address. @throws Response 404 where there is none; 301 to the address of its own spelling */
export async function officeAt(
  context: unknown,
  slug: string,
  addressOf: (slug: string) => string,
): Promise<OfficeFacts> {
  const { jurisdictionBySlug: found } = await apiOf(context).query(OfficeAtDocument, { slug });
  if (found === null) throw new Response(null, { status: 404 });
  if (found.slug !== slug) throw redirect(pathIn(asLocale(localeOf(context)), addressOf(found.slug)), 301);
  return found;
}

/** One application at an office for somebody of the reader's country; in the reader's currency where none is named. A page stands without it when it cannot be had. */
export async function filingPriceOf(
  context: unknown,
  jurisdiction: string,
  { classes, ...asked }: { readonly classes: number; readonly currency?: string },
): Promise<FilingPrice | undefined> {
  const { country, currency } = { ...prefsOf(context), ...asked };
  const input = {
    filings: [{ jurisdiction, classes }],
    currency,
    country,
    customerKind: 'CONSUMER' as const,
  };
  try {
    const { quote } = await apiOf(context).query(OrderQuoteDocument, { input });
    return isRefusal(quote) ? { refused: quote.code } : { quote: quote as OrderQuote };
  } catch {
    return undefined;
  }
}

/** Whether the fact is settled; what is not is shown as to be confirmed. */
export const isSettled = (facts: OfficeFacts, field: string): boolean => !facts.toBeConfirmed.includes(field);
