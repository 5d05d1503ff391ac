import { useTranslation } from 'react-i18next';
import { watchResultAddress } from '../../../../domain/deadline/watch-result-address.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './home.module.css';

interface Props {
  readonly live: number;
  readonly pending: number;
  readonly openCases: number;
  readonly unseen: number;
  /** Of them the one with the nearest last day. */ readonly firstUnseen:
    | { readonly id: string; readonly trademarkId: string | null }
    | undefined;
}

/** The portfolio at a glance; each number leads to its list, watch results to the first that nobody looked at. */
export function Numbers({ live, pending, openCases, unseen, firstUnseen }: Props) {
  const { t } = useTranslation('portal');
  const numbers = [
    { id: 'live', value: live, to: '/portal/trademarks?group=LIVE' },
    { id: 'pending', value: pending, to: '/portal/trademarks?group=PENDING' },
    { id: 'cases', value: openCases, to: '/portal/cases' },
    {
      id: 'unseen',
      value: unseen,
      to: firstUnseen === undefined ? '/portal/trademarks' : watchResultAddress(firstUnseen),
    },
  ];
  if (numbers.every(({ value }) => value === 0)) return null;
  return (
    <ul className={styles.numbers} aria-label={t('numbers.title')}>
      {numbers
        .filter(({ value }) => value > 0)
        .map(({ id, value, to }) => (
          <li key={id}>
            <AppLink to={to}>
              <strong>{value}</strong> {t(`numbers.${id}`, { count: value })}
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
