import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './offices.module.css';

/** All offices by name in the reader's own alphabet; each starts a check there. */
export function Offices({ codes }: { codes: readonly string[] }) {
  const { t, i18n } = useTranslation('home');
  const name = useOfficeName();
  const order = new Intl.Collator(i18n.language);
  const offices = codes.map((code) => ({ code, name: name(code) })).sort((left, right) => order.compare(left.name, right.name));
  return (
    <section id="offices">
      <div className={`wrap ${styles['offices']}`}>
        <h2>{t('offices.title', { count: codes.length })}</h2>
        <p>{t('offices.text')}</p>
        <ul>
          {offices.map((office) => (
            <li key={office.code}>
              <AppLink to={`/verification?jurisdiction=${office.code}`}><span className={styles['code']} aria-hidden="true">{office.code}</span>{office.name}</AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
