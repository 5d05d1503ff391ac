import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../kit/dates/day.js';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import type { NextStepFields } from './portal-parts.graphql.js';
import { dueOf } from './payable.js';

export interface NextStepWords {
  /** Whose turn it is. */
  readonly turn: string;
  /** What comes next, with its date. */
  readonly text: string;
  /** What the button says. */
  readonly action: string | undefined;
  readonly after: string | undefined;
}

const NAMED = 2;
const TO_PAY: readonly string[] = ['PAY', 'PAYMENT_DECLINED', 'AWAIT_TRANSFER'];

/** The sentences of a step, the same on every page that shows it. */
export function useNextStepWords(): (step: NextStepFields) => NextStepWords {
  const { t, i18n } = useTranslation(['portal-next', 'portal']);
  const office = useOfficeName();
  const gap = ({ kind, jurisdiction }: NextStepFields['missing'][number]): string => {
    const what = t(`gap.${kind}`, { defaultValue: t('gap.OTHER') });
    return jurisdiction === null ? what : t('next.at', { what, office: office(jurisdiction) });
  };
  const named = (missing: NextStepFields['missing']): string => {
    const first = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
    const words = missing.slice(0, NAMED).map(gap);
    return missing.length > NAMED
      ? t('next.more', { first: words.join(', '), count: missing.length - NAMED })
      : first.format(words);
  };
  return (step) => {
    const { kind, whoseTurn, count, missing } = step;
    const list = new Intl.ListFormat(i18n.language);
    const facts = {
      count,
      first: named(missing),
      filed: list.format(step.filed.map(office)),
      toFile: list.format(step.toFile.map(office)),
    };
    const begun = kind === 'FILING' && step.filed.length > 0 && step.toFile.length > 0;
    const pay =
      kind === 'PAY' && step.product !== null
        ? t('next.do.PAY_amount', { amount: moneyText(dueOf(step.product), i18n.language) })
        : undefined;
    return {
      turn: t(`next.turn.${kind === 'POSTPONED' ? kind : whoseTurn}`),
      text: [t(begun ? 'next.text.FILING_BEGUN' : `next.text.${kind}`, facts), dated(step, t, i18n.language)]
        .filter((part) => part !== undefined)
        .join(' '),
      action:
        pay ?? (i18n.exists(`portal-next:next.do.${kind}`, facts) ? t(`next.do.${kind}`, facts) : undefined),
      after: i18n.exists(`portal-next:next.after.${kind}`)
        ? t('next.afterThat', { what: t(`next.after.${kind}`) })
        : undefined,
    };
  };
}

/** The sentence that bears the date or the amount; undefined where there is none. */
function dated(
  { kind, promisedAt, late, until, product, stillOpen }: NextStepFields,
  t: TFunction<['portal-next', 'portal']>,
  language: string,
): string | undefined {
  if (promisedAt !== null) {
    const time = formatMoment(promisedAt, language, 'long');
    return late
      ? t('next.late', { time })
      : t(kind === 'FILING' ? 'next.filedBy' : kind === 'END_ASKED' ? 'next.answerBy' : 'next.by', { time });
  }
  if (until !== null) return t('next.until', { day: formatDay(until, language) });
  if (stillOpen !== null) return t('next.rest', { amount: moneyText(stillOpen, language) });
  return TO_PAY.includes(kind) && product !== null
    ? t('next.toPay', {
        amount: moneyText(dueOf(product), language),
        day: formatDay(product.payableUntil, language),
      })
    : undefined;
}

function moneyText(
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: string },
  language: string,
): string {
  return formatMoney(amountMinor, currency, language);
}
