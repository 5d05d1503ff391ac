import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { leaveWhenKnown } from '../../../domain/sign-in/known-already.js';
import { HomeDocument } from './home.graphql.js';
import styles from './home.module.css';
import { Closing } from './parts/closing.js';
import { Hero } from './parts/hero.js';
import { HowItWorks } from './parts/how-it-works.js';
import { Offices } from './parts/offices.js';
import { Questions } from './parts/questions.js';
import { Specimen } from './parts/specimen.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (asksToSignIn(new URL(request.url).searchParams)) await leaveWhenKnown({ request, context });
  const { jurisdictionList } = await apiOf(context).query(HomeDocument, {});
  return { codes: jurisdictionList.filter((office) => office.code !== 'WIPO').map((office) => office.code) };
}

const asksToSignIn = (query: URLSearchParams): boolean => query.has('user') || query.has('callbackUrl');

/** Home, and the sign-in when somebody was sent here with `user` or `callbackUrl`. */
export function Component() {
  const { t } = useTranslation('home');
  const { codes } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const signIn = asksToSignIn(query)
    ? { user: query.get('user') ?? '', callbackUrl: query.get('callbackUrl') ?? '/portal' }
    : undefined;
  return (
    <main id="content" className={styles.home}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Hero offices={codes.length} signIn={signIn} />
      <HowItWorks />
      <Specimen />
      <Offices codes={codes} />
      <Questions />
      <Closing />
    </main>
  );
}
