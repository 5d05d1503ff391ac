import { useTranslation } from 'react-i18next';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { firmProfileOf } from '../../../data/firm-source.js';
import type { Member } from '../../../domain/firm/firm-profile.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Seal } from '../../../kit/seal/seal.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import own from './company.module.css';
import { TeamGrid } from './parts/team-grid.js';
import { DEMO, useShownProfile } from './use-shown-profile.js';

/** Nobody of that name is a page of its own: it says who is there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const profile = await firmProfileOf(context);
  const known = profile.members?.map(({ slug }) => slug) ?? [DEMO];
  return data({ profile }, { status: known.includes(params['member'] ?? '') ? 200 : 404 });
}

/** One of the people of the firm. */
export function Component() {
  const { t } = useTranslation('company');
  const { profile } = useLoaderData<typeof loader>();
  const { member: slug } = useParams();
  const { members } = useShownProfile(profile);
  const member = members.find((one) => one.slug === slug);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      {member === undefined ? (
        <header className={styles.head}>
          <PageMeta title={t('missing.title')} index={false} />
          <h1>{t('missing.title')}</h1>
          <p className={styles.lead}>{t('missing.text')}</p>
        </header>
      ) : (
        <About member={member} />
      )}
      <TeamGrid members={members.filter((one) => one !== member)} />
    </main>
  );
}

function About({ member }: { member: Member }) {
  const { t, i18n } = useTranslation('company');
  const { slug, name, role, admissions, languages, text } = member;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const list = new Intl.ListFormat(i18n.language);
  const above = [{ to: '/about-us', label: t('content:kind.company') }];
  return (
    <article className={own.member}>
      <PageMeta
        title={name}
        description={t('memberDescription', { name, role })}
        index={slug !== DEMO}
        about={{ above, person: { name, role, admissions, languages } }}
      />
      <header className={styles.head}>
        <Trail steps={above} />
        <h1>{name}</h1>
        <p className={styles.lead}>{role}</p>
      </header>
      <Seal name={name} size={200} className={own.seal} />
      <div className={styles.body}>
        {text.split(/\n\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={own.facts}>
          {admissions.length > 0 && (
            <div>
              <dt>{t('admissions')}</dt>
              <dd>{admissions.join(' · ')}</dd>
            </div>
          )}
          <div>
            <dt>{t('languages')}</dt>
            <dd>{list.format(languages.map((code) => names.of(code) ?? code))}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
