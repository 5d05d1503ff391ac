import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { prefsOf } from '../../../data/api-of.js';
import { askOfficeDurations } from '../../../domain/office-durations/ask-office-durations.js';
import { useInOffice } from '../../../domain/jurisdiction/in-office.js';
import { OfficeFlag } from '../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { useBoot } from '../../../kit/page/boot-context.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { readPriceQuery } from '../../../domain/price-list/price-query.js';
import { FactsTable } from '../parts/office/facts-table.js';
import { CameTo } from '../parts/prices/came-to.js';
import { FilingPrice } from '../parts/office/filing-price.js';
import { filingPriceOf, officeAt } from '../parts/office/office-facts.js';
import { OfficeDeadlines } from '../parts/office/office-deadlines.js';
import { OfficeTimeline } from '../parts/office/office-timeline.js';
import { offerOf } from '../parts/office/price-offer.js';
import { useFactTexts } from '../parts/office/use-fact-texts.js';
import { AskedQuestions } from '../parts/reading/asked-questions.js';
import { Opening } from '../parts/reading/opening.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { marketOf } from './market.js';
import { CurrencyChoice, Market } from './parts/market.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const facts = await officeAt(context, params['slug'] ?? '', (slug) => `/country/${slug}`);
  const { currency } = readPriceQuery(new URL(request.url).searchParams, prefsOf(context));
  const [price, market, own] = await Promise.all([
    filingPriceOf(context, facts.code, { classes: 1, currency }),
    marketOf(context, facts.code, currency),
    askOfficeDurations(context, { offices: [facts.code], classes: 1 }, request.signal),
  ]);
  return { facts, price, market, currency, own };
}

const QUESTIONS = ['long', 'opposition', 'representative', 'use', 'renewal', 'classes'] as const;
const STEPS = ['check', 'order', 'approve', 'follow'] as const;

/** Registering a mark in one country: what it costs, how it goes, and what is known of the office. */
export function Component() {
  const { t } = useTranslation('country');
  const { facts, price, market, currency, own } = useLoaderData<typeof loader>();
  const office = useOfficeName();
  const inOffice = useInOffice();
  const textOf = useFactTexts();
  const { prefs } = useBoot();
  const { code } = facts;
  const texts = {
    office: inOffice(code),
    short: facts.office.short,
    months: textOf('months', facts),
    opposition: textOf('opposition', facts),
    representative: textOf('representative', facts),
    use: textOf('use', facts),
    term: textOf('term', facts),
    opens: textOf('renewal', facts),
    grace: textOf('grace', facts),
    classes: textOf('classes', facts),
    languages: textOf('languages', facts),
  };
  const title = t('title', { office: office(code) });
  const questions = QUESTIONS.map((name) => ({
    id: name,
    question: t(`questions.${name}.q`, texts),
    answer: t(`questions.${name}.a`, texts),
  }));
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={title}
        description={t('description', { office: inOffice(code) })}
        about={{ questions, offer: offerOf(title, price?.quote, prefs) }}
      />
      <Opening kind="office" name={code}>
        <header className={styles.head}>
          <Trail steps={[]} />
          <OfficeFlag code={code} width={60} />
          <h1>{title}</h1>
          <p className={styles.lead}>{t('lead', texts)}</p>
          <p className={styles.actions}>
            <ButtonLink to={`/verification?jurisdiction=${code}`} look="accent" size="large">
              {t('common:action.check')}
            </ButtonLink>
            <ButtonLink to={`/registration-request/new?jurisdiction=${code}`} size="large">
              {t('order')}
            </ButtonLink>
          </p>
        </header>
      </Opening>
      <div className={styles.pair}>
        <div>
          <FilingPrice office={code} classes={1} price={price} />
          <CameTo offices={[{ office: code, costs: market.cameTo }]} currency={currency} />
          <CurrencyChoice facts={facts} currencies={market.currencies} chosen={currency} />
        </div>
        <div>
          <OfficeTimeline facts={facts} own={own[code]} />
        </div>
      </div>
      <Market facts={facts} packages={market.packages} />
      <Steps texts={texts} />
      <section className={styles.group}>
        <h2>{t('facts', { short: facts.office.short })}</h2>
        <div className={styles.pair}>
          <FactsTable facts={facts} />
          <OfficeDeadlines facts={facts} />
        </div>
        <p className={styles.meta}>{t('sources')}</p>
      </section>
      <section className={styles.group}>
        <h2>{t('questions.title')}</h2>
        <AskedQuestions items={questions} />
      </section>
      <p className={styles.actions}>
        <AppLink to={`/country-guide/${facts.slug}`}>{t('guide', { office: inOffice(code) })}</AppLink>
        <AppLink to={`/trademark-renewal/${facts.slug}`}>{t('renew', { office: inOffice(code) })}</AppLink>
      </p>
    </main>
  );
}

/** From the first look to the registration, one after the other. */
function Steps({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('country');
  return (
    <section className={styles.group}>
      <h2>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`, texts)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
