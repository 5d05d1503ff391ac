import { useTranslation } from 'react-i18next';
import { useBoot } from '../../../../kit/page/boot-context.js';
import styles from '../receipt.module.css';

const CLIENTS = [
  { name: 'Gmail', href: 'https://mail.google.com/mail/u/0/#search/from%3A(cotta)+in%3Aanywhere' },
  { name: 'Outlook', href: 'https://outlook.live.com/mail/0/' },
  { name: 'Yahoo', href: 'https://mail.yahoo.com/' },
  { name: 'iCloud', href: 'https://www.icloud.com/mail' },
] as const;

/** Four web mail clients; the first opens on a search for our messages. */
export function MailLinks() {
  const { t } = useTranslation('receipt');
  const { email } = useBoot().firm;
  return (
    <div className={styles.mail}>
      <h2>{t('mail.title')}</h2>
      <p>{t('mail.text')}</p>
      <ul>
        {CLIENTS.map((client) => (
          <li key={client.name}>
            <a href={client.href} rel="noreferrer">
              {client.name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.spam}>
        {t('mail.spam')}{' '}
        {email === undefined ? t('common:footer.demo.email') : <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </div>
  );
}
