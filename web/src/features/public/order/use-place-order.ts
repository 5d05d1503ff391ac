import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../data/failure.js';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import { goodsAt, type Draft } from '../../../domain/order/draft.js';
import type { OrderDraftBook } from '../../../domain/order/use-order-draft.js';
import { TERMS_VERSION } from '../../../domain/order/terms-version.js';
import type { OrderQuote } from '../../../domain/order/use-quote.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { PlaceOrderDocument } from './order.graphql.js';

export interface Attempt {
  readonly number: number;
  readonly busy: boolean;
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form. */
  readonly message?: string;
  readonly reference?: string | undefined;
}

interface OrderInput {
  readonly quote: OrderQuote | undefined;
  readonly termsAccepted: boolean;
  readonly riskAcknowledged: boolean;
  readonly oldReportAcknowledged: boolean;
  /** Offices and classes ordered against the advice: `US 19`. */
  readonly adviceAcknowledged: readonly string[];
  readonly problems: FormErrors;
}

/** Refusals of a price: the page asks for a new one and for consent to it. */
const PRICE_GONE = ['QUOTE_EXPIRED', 'QUOTE_DIFFERS', 'QUOTE_INVALID'];

function orderInput(
  draft: Draft,
  { quote, termsAccepted, riskAcknowledged, oldReportAcknowledged, adviceAcknowledged }: OrderInput,
) {
  const classes = new Set(
    draft.jurisdictions.flatMap((office) => goodsAt(draft, office).map(({ classNumber }) => classNumber)),
  );
  return {
    services: ['registration'],
    orderedItems: draft.jurisdictions.map((office) => `${office} ${goodsAt(draft, office).length}`),
    currency: quote?.currency ?? draft.currency ?? 'EUR',
    filingClassesCount: classes.size,
    ...(quote === undefined ? {} : { quote: quote.token }),
    termsAccepted,
    termsVersion: TERMS_VERSION,
    riskAcknowledged,
    oldReportAcknowledged,
    adviceAcknowledged,
    e2eProtection: draft.e2eProtection,
    brandProtection: draft.brandProtection,
    euipoGrantRequested: draft.euipoGrantRequested,
  };
}

/** Places the order once: a second press while one is under way does nothing, and a repeat of the same press carries the same key. */
export function usePlaceOrder({
  requestId,
  token,
  book,
  onPriceGone,
}: {
  requestId: string;
  token: string;
  book: OrderDraftBook;
  onPriceGone: () => void;
}) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, busy: false, errors: {} });
  const ended = (rest: Partial<Attempt>): void =>
    setAttempt((last) => ({ number: last.number + 1, busy: false, errors: {}, ...rest }));

  const place = async (asked: OrderInput): Promise<void> => {
    const { quote, problems } = asked;
    if (attempt.busy) return;
    if (Object.keys(problems).length > 0) return ended({ errors: problems });
    setAttempt((last) => ({ ...last, busy: true }));
    try {
      if (!(await book.flush(true))) return ended({ message: 'failure.OTHER' });
      const { createOrder: answer } = await apiOf(undefined).mutate(
        PlaceOrderDocument,
        { id: requestId, input: orderInput(book.draft, asked) },
        { linkToken: token, idempotencyKey: key.current },
      );
      if (!isRefusal(answer))
        return void navigate(
          quote === undefined ? `/registration-request/${token}/success` : `/product/checkout?link=${token}`,
        );
      key.current = crypto.randomUUID();
      if (PRICE_GONE.includes(answer.code)) onPriceGone();
      ended({ errors: fieldErrors(answer), message: `refusal.${answer.code}` });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      ended({
        ...failureOf(error),
      });
    }
  };
  return { attempt, place };
}
