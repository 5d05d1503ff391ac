import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import reading from '../parts/reading/reading.module.css';
import styles from './developers.module.css';

const START = 'start';
const KEYS = '/portal/profile?tab=api-keys';
/** What the build and the gateway put there. */
const FILES = [
  ['client', '/downloads/cotta-partner-client.tgz'],
  ['description', '/api/partner/openapi.json'],
] as const;

export const loader = (args: LoaderFunctionArgs) =>
  readDocument('developers', args.params['page'] ?? START, args);

/** A text for whoever writes a program for the partner interface; what is drawn in it comes from the interface itself. */
export function Component() {
  const { t } = useTranslation('developers');
  const { document, live } = useLoaderData<typeof loader>();
  const isStart = document.slug === START;
  return (
    <div className={styles.page}>
      <Article
        document={document}
        live={live}
        above={isStart ? [] : [{ to: '/developers', label: t('title') }]}
        next={<NextKey />}
      >
        {isStart && <Files />}
      </Article>
    </div>
  );
}

function Files() {
  const { t } = useTranslation('developers');
  return (
    <section className={styles.files}>
      <h2>{t('files.title')}</h2>
      <ul>
        {FILES.map(([name, address]) => (
          <li key={name}>
            <a href={address} download>
              {t(`files.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextKey() {
  const { t } = useTranslation('developers');
  return (
    <section className={reading.next} aria-labelledby="next-key">
      <h2 id="next-key">{t('next.title')}</h2>
      <p>{t('next.text')}</p>
      <p className={reading.actions}>
        <ButtonLink to={KEYS} look="accent" size="large">
          {t('next.key')}
        </ButtonLink>
      </p>
    </section>
  );
}
