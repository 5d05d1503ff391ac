import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { firmProfileOf } from '../../../data/firm-source.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import own from './company.module.css';
import { DEMO, useShownProfile } from './use-shown-profile.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const profile = await firmProfileOf(context);
  const known = profile.cases?.map(({ id }) => id) ?? [DEMO];
  if (!known.includes(params['id'] ?? '')) throw new Response(null, { status: 404 });
  return { profile };
}

const STEPS = ['problem', 'scan', 'finding', 'action', 'outcome'] as const;

/** One piece of work for a client: what was wrong, what was found and done, what came of it, how long it took and what it cost. */
export function Component() {
  const { t, i18n } = useTranslation('company');
  const { profile } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const study = useShownProfile(profile).cases.find((one) => one.id === id);
  if (study === undefined) return null;
  const { title, industry, problem, days, cost } = study;
  const above = [{ to: '/about-us', label: t('content:kind.company') }];
  const isDemo = study.id === DEMO;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={problem.slice(0, 155)} index={!isDemo} about={{ above }} />
      <header className={styles.head}>
        <Trail steps={above} />
        <h1>{title}</h1>
        <p>
          <span className={own.tag}>{t(`content:blog.category.${industry}`)}</span>
        </p>
      </header>
      <ol className={own.story}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`case.${step}`)}</h2>
            <p>{study[step]}</p>
          </li>
        ))}
      </ol>
      <dl className={own.facts}>
        <div>
          <dt>{t('case.took')}</dt>
          <dd>{isDemo ? t('demo.case.days') : t('case.days', { count: days })}</dd>
        </div>
        <div>
          <dt>{t('case.cost')}</dt>
          <dd>{isDemo ? t('demo.case.cost') : formatMoney(cost.amount, cost.currency, i18n.language)}</dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <ButtonLink to="/verification" look="accent" size="large">
          {t('common:action.check')}
        </ButtonLink>
        <ButtonLink to="/book-a-free-consultation" size="large">
          {t('content:talk.book')}
        </ButtonLink>
      </p>
    </main>
  );
}
