import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useChoiceWords } from '../../../../domain/service-order/choice-words.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Extract } from '../../../../kit/extract/extract.js';
import type { loadPlacedOrder } from '../../parts/service-order/placed-order.loader.js';

interface Asked {
  readonly brand?: string;
  readonly websites?: readonly string[];
  readonly tier?: string;
  readonly platforms?: readonly string[];
  readonly period?: string;
}

/** What was asked to be watched, on the pages of such an order; nothing on those of any other. `placed`: the page of the order is another one, and it leads there. */
export function AskedMonitoring({ placed }: { placed: boolean }) {
  const { t } = useTranslation('service-form');
  const words = useChoiceWords();
  const { order, link } = useLoaderData<typeof loadPlacedOrder>();
  if (order.serviceName !== 'brand-monitoring') return null;
  const { brand = '', websites = [], tier, platforms = [], period } = (order.parameters ?? {}) as Asked;
  const chosen = (answer: string | undefined): string => (answer === undefined ? '–' : words(answer));
  return (
    <>
      <Extract
        rows={[
          { label: t('question.brand.label'), value: brand },
          { label: t('question.websites.label'), value: websites.join(', ') },
          { label: t('question.tier.label'), value: chosen(tier) },
          { label: t('question.platforms.label'), value: platforms.map(chosen).join(', ') || '–' },
          { label: t('question.period.label'), value: chosen(period) },
        ]}
      />
      {placed && (
        <p>
          <AppLink to={`/service-order/${link}`}>{t('monitoring-order:page')}</AppLink>
        </p>
      )}
    </>
  );
}
