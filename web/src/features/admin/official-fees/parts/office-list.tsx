import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { regionOf, regions } from '../../../../domain/jurisdiction/region-of.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { FeeOffice } from '../fee-amount.js';
import styles from '../official-fees.module.css';
import { useFeeWords } from './use-fee-words.js';

const STATES = ['TO_CHECK', 'FINAL', 'RECHECK', 'ESTIMATE', 'ASK'] as const;

/** All offices, by region and by how sure their fees are. What is chosen stands in the address. */
export function OfficeList({ offices }: { readonly offices: readonly FeeOffice[] }) {
  const { t } = useTranslation('admin-fees');
  const officeName = useOfficeName();
  const [query, setQuery] = useSearchParams();
  const [region, state] = [query.get('region') ?? '', query.get('state') ?? ''];
  const shown = offices.filter(
    (one) =>
      (region === '' || regionOf(one.office) === region) &&
      (state === '' || (state === 'TO_CHECK' ? one.toCheck : one.priceUse === state)),
  );
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    next.delete('office');
    setQuery(next, { replace: true });
  };
  const toCheck = offices.filter((one) => one.toCheck).length;
  return (
    <>
      <p>
        {t(toCheck === 0 ? 'nothingToCheck' : 'toCheckCount', { count: toCheck, of: offices.length })}{' '}
        <span className={styles.note}>{t('why')}</span>
      </p>
      <div className={styles.filters}>
        <label>
          {t('region.label')}
          <select value={region} onChange={(event) => choose('region', event.target.value)}>
            <option value="">{t('region.all')}</option>
            {regions.map((one) => (
              <option key={one} value={one}>
                {t(`region.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('state.label')}
          <select value={state} onChange={(event) => choose('state', event.target.value)}>
            <option value="">{t('state.all')}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`state.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{t('shown', { count: shown.length })}</p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <ul className={styles.offices} aria-label={t('offices')}>
          {shown.map((office) => (
            <OfficeRow key={office.office} office={office} name={officeName(office.office)} />
          ))}
        </ul>
      )}
    </>
  );
}

function OfficeRow({ office, name }: { readonly office: FeeOffice; readonly name: string }) {
  const { t } = useTranslation('admin-fees');
  const { amountsText, lineName, ageText } = useFeeWords();
  const [first] = office.lines;
  return (
    <li>
      <p className={styles.head}>
        <AppLink to={`/admin/official-fees?office=${office.office}`}>{name}</AppLink>
        <span className={styles.state}>{t(`state.${office.priceUse}`)}</span>
        {office.toCheck && <strong className={styles.check}>{t('toCheck')}</strong>}
      </p>
      <dl>
        {office.lines.map((line) => (
          <div key={line.line}>
            <dt>{lineName(line)}</dt>
            <dd>{line.amounts.length === 0 ? t('nobodyKnows') : amountsText(line.amounts, office, line)}</dd>
          </div>
        ))}
      </dl>
      {first !== undefined && (
        <p className={styles.note}>
          {first.seen === null ? t('neverSeen') : t('lastChecked', { day: ageText(first.seen) })} ·{' '}
          <Source source={first.source} />
        </p>
      )}
    </li>
  );
}

/** The page of the office where it was confirmed with one; words of the table otherwise. */
export function Source({ source }: { readonly source: string }) {
  if (!source.startsWith('https://')) return <>{source}</>;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {new URL(source).hostname}
    </a>
  );
}
