import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionOf, regions } from '../../../../domain/jurisdiction/region-of.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { folded } from '../../../../kit/form/folded.js';
import styles from './offices.module.css';

/** All offices by name in the reader's own alphabet, to be narrowed by name, code or part of the world; each starts a check there. Without script the whole list stands. */
export function Offices({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('home');
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  const [region, setRegion] = useState('');
  const offices = useOfficesByName(codes);
  const wanted = folded(text.trim());
  const shown = offices.filter(
    (office) =>
      (wanted === '' || folded(office.name).includes(wanted) || office.code.toLowerCase() === wanted) &&
      (region === '' || regionOf(office.code) === region),
  );
  return (
    <section id="offices">
      <div className={`wrap ${styles.offices}`}>
        <h2>{t('offices.title', { count: codes.length })}</h2>
        <p>{t('offices.text')}</p>
        {hydrated && (
          <div className={styles.find} role="search" aria-label={t('offices.find')}>
            <label>
              <span>{t('offices.name')}</span>
              <input
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
                maxLength={60}
              />
            </label>
            <label>
              <span>{t('offices.region')}</span>
              <select value={region} onChange={(event) => setRegion(event.target.value)}>
                <option value="">{t('offices.everywhere')}</option>
                {regions.map((one) => (
                  <option key={one} value={one}>
                    {t(`offices.in.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <p role="status">
              {wanted === '' && region === ''
                ? ''
                : shown.length === 0
                  ? t('offices.none')
                  : t('offices.found', { count: shown.length })}
            </p>
          </div>
        )}
        <ul>
          {shown.map((office) => (
            <li key={office.code}>
              <AppLink to={`/verification?jurisdiction=${office.code}`}>
                <span className={styles.code} aria-hidden="true">
                  {office.code}
                </span>
                {office.name}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
