import { useTranslation } from 'react-i18next';
import { OfficeName } from '../jurisdiction/office-name.js';
import type { FrozenReport } from './report.graphql.js';
import styles from './report.module.css';

/** What was asked, as it stood when the report was released. No person's name or address: links are forwarded. */
export function Asked({ asked }: { asked: FrozenReport['asked'] }) {
  const { t } = useTranslation('report');
  return (
    <section className={styles.asked}>
      <h2>{t('asked.title')}</h2>
      <dl>
        <div>
          <dt>{t('asked.name')}</dt>
          <dd>
            {asked.name === '' ? t('asked.logoOnly') : asked.name}
            {' · '}
            {t(`asked.kind.${asked.kind}`)}
          </dd>
        </div>
        {asked.meaning !== '' && (
          <div>
            <dt>{t('asked.meaning')}</dt>
            <dd>{asked.meaning}</dd>
          </div>
        )}
        <div>
          <dt>{t('asked.offices')}</dt>
          <dd className={styles.offices}>
            {asked.offices.map((code) => (
              <OfficeName key={code} code={code} />
            ))}
          </dd>
        </div>
        {asked.description !== '' && (
          <div>
            <dt>{t('asked.goods')}</dt>
            <dd>{t('asked.said', { words: asked.description })}</dd>
          </div>
        )}
        {asked.websites.length > 0 && (
          <div>
            <dt>{t('asked.website')}</dt>
            <dd>{asked.websites.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
