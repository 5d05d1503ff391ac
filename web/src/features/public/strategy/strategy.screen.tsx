import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../data/api-of.js';
import { readStrategy } from '../../../domain/strategy/strategy-query.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { LandingBody } from '../parts/reading/landing-body.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { recommend } from './recommend.js';
import { StrategyFormDocument } from './strategy.graphql.js';
import { Questions } from './parts/questions.js';
import { Recommended } from './parts/recommended.js';

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const prefs = prefsOf(context);
  const answers = readStrategy(new URL(request.url).searchParams, prefs);
  const [{ document, live }, form, found] = await Promise.all([
    readDocument('landing', 'trademark-strategy', args),
    apiOf(context).query(StrategyFormDocument, { locale: localeOf(context) }),
    answers === undefined ? undefined : recommend(context, answers, request.signal),
  ]);
  return { document, live, form, prefs, answers, found };
}

/** Where to protect a mark: questions, offices with reasons, the ways to them and what a budget reaches. */
export function Component() {
  const { t } = useTranslation('strategy');
  const { document, live, form, prefs, answers, found } = useLoaderData<typeof loader>();
  const { title, description, lead } = document;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={description} index={document.reviewed !== undefined} />
      <header className={styles.head}>
        <Trail steps={[]} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ButtonLink to="/book-a-free-consultation">{t('talk')}</ButtonLink>
        </p>
      </header>
      {answers !== undefined && found !== undefined && <Recommended answers={answers} found={found} />}
      <Questions answers={answers} form={form} prefs={prefs} />
      <LandingBody document={document} live={live} />
    </main>
  );
}
