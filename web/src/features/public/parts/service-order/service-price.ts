import { apiOf } from '../../../../data/api-of.js';
import { isRefusal, type Refusal } from '../../../../data/refusal.js';
import {
  ServiceQuoteDocument,
  type ServiceQuoteResult,
  type ServiceQuoteVariables,
} from './service-order.graphql.js';

export type ServiceQuote = Extract<
  ServiceQuoteResult['serviceOrderQuote'],
  { readonly __typename: 'ServiceOrderQuote' }
>;

/** A price, or why there is none: too early, too late, or only a person can say it. */
export type ServicePrice =
  | { readonly quote: ServiceQuote; readonly refused?: undefined }
  | {
      readonly quote?: undefined;
      readonly refused: string;
      readonly params: Readonly<Record<string, string>>;
    };

export interface RefusalWithParams extends Refusal {
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

export const paramsOf = (refusal: RefusalWithParams): Record<string, string> =>
  Object.fromEntries(refusal.params.map(({ name, value }) => [name, value]));

export async function askForPrice(
  context: unknown,
  wanted: ServiceQuoteVariables,
  signal?: AbortSignal,
): Promise<ServicePrice> {
  const { serviceOrderQuote: answer } = await apiOf(context).query(ServiceQuoteDocument, wanted, { signal });
  return isRefusal(answer)
    ? { refused: answer.code, params: paramsOf(answer as unknown as RefusalWithParams) }
    : { quote: answer as ServiceQuote };
}
