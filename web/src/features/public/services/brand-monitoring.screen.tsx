import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { isWrong, type ServiceAnswer } from '../parts/service-order/service-action.js';
import { presetsOf, type Answers } from '../parts/service-order/service-input.js';
import styles from '../parts/service-order/service-order.module.css';
import { loadMonitoring, orderMonitoring } from './brand-monitoring.loader.js';
import { DeclaredOrder } from './parts/declared-order.js';
import { TierTable } from './parts/tier-table.js';

export const loader = loadMonitoring;
export const action = orderMonitoring;

const NEXT = ['order', 'price', 'work', 'report'] as const;

/** The watch over a brand: its tiers side by side, what happens once it is ordered, and the order itself. */
export function Component() {
  const { t } = useTranslation('brand-monitoring');
  const { tiers, tier, included, ...known } = useLoaderData<typeof loader>();
  const answer = useActionData() as ServiceAnswer | undefined;
  const title = tier === undefined ? t('title') : t('titleOf', { tier: t(`tier.${tier}.name`) });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={isWrong(answer) ? t('common:form.problemTitle', { title }) : title}
        description={tier === undefined ? t('description') : t(`tier.${tier}.for`)}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
      </header>
      {included !== undefined && (
        <p role="note">
          {t('included')} <strong>{included}</strong>
        </p>
      )}
      <TierTable tiers={tiers} chosen={tier} />
      <section className={styles.before}>
        <h2>{t('next.title')}</h2>
        <ol className={styles.next}>
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
        <p>
          {t('seen')} <AppLink to="/report-brand-infringement">{t('report')}</AppLink>
        </p>
      </section>
      {/* Another tier is chosen anew; what was typed comes back from what the form keeps. */}
      <DeclaredOrder key={tier ?? 'all'} {...known} answer={answer} presets={usePresets(answer, tier)} />
    </main>
  );
}

/** What was sent before, else what the address brings along: the tier, the mark, the brand and where it is at home. */
function usePresets(answer: ServiceAnswer | undefined, tier: string | undefined): Answers {
  const [query] = useSearchParams();
  if (answer !== undefined) return answer.answers;
  const brought: Answers = {
    ...presetsOf(query),
    'parameters.tier': [tier ?? ''],
    'parameters.brand': [query.get('brand')?.trim().slice(0, 120) ?? ''],
    'parameters.websites': [query.get('website')?.trim().slice(0, 2000) ?? ''],
  };
  return Object.fromEntries(Object.entries(brought).filter(([, [value]]) => value !== ''));
}
