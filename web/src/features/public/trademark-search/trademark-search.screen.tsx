import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ApiError } from '../../../data/api-error.js';
import { apiOf } from '../../../data/api-of.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Answer } from './parts/answer.js';
import { SearchForm } from './parts/search-form.js';
import { inputOf, readAddress } from './search-address.js';
import { TrademarkSearchOfficesDocument, TrademarkSearchDocument } from './trademark-search.graphql.js';
import styles from './trademark-search.module.css';
import { useInstantSearch } from './use-instant-search.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readAddress(new URL(request.url).searchParams);
  const api = apiOf(context);
  const offices = async () =>
    (await api.query(TrademarkSearchOfficesDocument, {}, { signal: request.signal })).jurisdictionList.map(
      ({ code }) => code,
    );
  const answer = async () =>
    asked.query === ''
      ? undefined
      : (await api.query(TrademarkSearchDocument, { input: inputOf(asked) }, { signal: request.signal }))
          .trademarkSearch;
  try {
    const [codes, found] = await Promise.all([offices(), answer()]);
    return { asked, codes, found, failure: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || request.signal.aborted) throw error;
    return {
      asked,
      codes: [],
      found: undefined,
      failure: error.code === 'RATE_LIMITED' || error.code === 'BAD_USER_INPUT' ? error.code : 'OTHER',
    } as const;
  }
}

/** A name against the registers, while it is typed. Works as a plain form; the address is the answer's own. */
export function Component() {
  const { t } = useTranslation('search');
  const { asked, codes, found, failure } = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  const { onInput, typed } = useInstantSearch(form);
  const busy = useNavigation().state !== 'idle';
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={asked.query === '' ? t('meta.title') : t('meta.titleFor', { name: asked.query })}
        description={t('meta.description')}
      />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <SearchForm ref={form} asked={asked} codes={codes} onInput={onInput} />
      <div aria-busy={busy} className={styles.answer}>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {t(`failure.${failure}`)}
          </p>
        )}
        {found !== undefined && <Answer answer={found} name={asked.query} />}
        {found === undefined && failure === undefined && <p className={styles.empty}>{t('empty')}</p>}
      </div>
      <aside className={styles.next}>
        <h2>{t('next.title')}</h2>
        <p>{t('next.text')}</p>
        <ButtonLink
          look="accent"
          to={typed === '' ? '/verification' : `/verification?value=${encodeURIComponent(typed)}`}
        >
          {t('common:action.check')}
        </ButtonLink>
      </aside>
    </main>
  );
}
