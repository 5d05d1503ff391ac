import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { couponTry } from '../price-list/coupon/coupon-tries.js';
import { vatNumberProblem } from '../tax/vat-number-text.js';

interface Asked {
  readonly vatNumber?: string | null | undefined;
  readonly couponCode?: string | null | undefined;
}

/** Answers a question for a price, unless it names a number that is none or tries one coupon too many. `path`: where the facts stand in the input. */
export async function pricedAnswer(
  { vatNumber, couponCode }: Asked,
  { runtime, viewer, path = [] }: { runtime: CommandRuntime; viewer: Viewer; path?: readonly string[] },
  price: () => Promise<object | Refusal>,
): Promise<object> {
  const wrong =
    vatNumberProblem(vatNumber, [...path, 'vatNumber']) ??
    (couponCode ? await couponTry(runtime, viewer, couponCode) : undefined);
  const answer = wrong ?? (await price());
  return isRefusal(answer) ? refusalAnswer(answer) : answer;
}

/** Resolves a union of one type of price and `Refusal`: what names no type is the price. */
export function priceOrRefusal(price: string) {
  return {
    __resolveType: ({ __typename = price }: { readonly __typename?: string }): string => __typename,
  };
}
