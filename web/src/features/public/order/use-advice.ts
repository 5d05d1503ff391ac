import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advisedAgainst, notAssessed, type ClassAdvice, type Draft } from '../../../domain/order/draft.js';
import { nameOfAdvice, orderedAgainst } from '../../../domain/order/ordered-against.js';
import type { OrderFacts } from '../../../domain/order/order.graphql.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';

export interface AdviceBook {
  readonly against: readonly ClassAdvice[];
  /** Classes the lawyer has said nothing of. */
  readonly unassessed: readonly number[];
  /** Names of the questions that were agreed to. */
  readonly agreed: ReadonlySet<string>;
  readonly onAgree: (name: string, agreed: boolean) => void;
  readonly labels: Readonly<Record<string, string>>;
  readonly problems: FormErrors;
  /** Offices and classes ordered against the advice, knowingly: `US 19`. */
  readonly acknowledged: readonly string[];
}

/** What the lawyer advises against and the order has all the same: asked once each. */
export function useAdvice(draft: Draft, request: Pick<OrderFacts, 'report'>): AdviceBook {
  const { t } = useTranslation('order');
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const against = advisedAgainst(request);
  const asked = against
    .map((advice) => ({
      name: nameOfAdvice(draft, advice),
      units: orderedAgainst(draft, advice),
      number: advice.classNumber,
    }))
    .filter(({ units }) => units.length > 0);
  return {
    against,
    agreed,
    unassessed: notAssessed(request),
    onAgree: (name, is) =>
      setAgreed((last) => new Set(is ? [...last, name] : [...last].filter((one) => one !== name))),
    labels: Object.fromEntries(asked.map(({ name, number }) => [name, t('label.advice', { number })])),
    problems: Object.fromEntries(
      asked
        .filter(({ name }) => !agreed.has(name))
        .map(({ name, number }) => [name, { text: t('goods.againstMissing', { number }) }]),
    ),
    acknowledged: asked.filter(({ name }) => agreed.has(name)).flatMap(({ units }) => units),
  };
}
