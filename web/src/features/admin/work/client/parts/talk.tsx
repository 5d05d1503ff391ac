import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ClientTalkDocument } from '../client.graphql.js';
import { lastSaid } from './said.js';
import { Part } from './part.js';
import styles from '../client.module.css';

/** The last five things said by either side, in all channels. */
export function Talk({ id, name, className }: { id: string; name: string; className?: string | undefined }) {
  const { t } = useTranslation('admin-client');
  return (
    <Part id={id} document={ClientTalkDocument} title={t('talk.title')} className={className}>
      {(found) => {
        const said = lastSaid(id, found);
        if (said.length === 0) return <p>{t('talk.none')}</p>;
        return (
          <ul>
            {said.map((one) => (
              <li key={one.id}>
                <p>
                  <AppLink to={one.to}>{one.by === 'client' ? name : (one.who ?? t('talk.us'))}</AppLink>{' '}
                  <Moment at={one.at} style="short" />
                  {one.way !== undefined && <> · {t(`talk.way.${one.way}`)}</>}
                  {one.internal && <> · {t('talk.internal')}</>}
                </p>
                <p className={styles.words}>{one.text}</p>
              </li>
            ))}
          </ul>
        );
      }}
    </Part>
  );
}
