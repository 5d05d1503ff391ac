import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../../../../kit/link/app-link.js';
import { keySpoken, type KeyName } from '../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { MOST_COUNTED } from '../../parts/records/data-provider.js';
import { walkOf } from '../list-walk.js';

/** “4 of 23”, with the way to the previous and the next record of the list one came from. */
export function WalkLinks({ table, id }: { table: string; id: string }) {
  const { t } = useTranslation('admin-records');
  const navigate = useNavigate();
  const [walk] = useState(() => walkOf(table, id));
  const to = (other: string): string => `/${table}/${other}/show`;
  const going = (other: string | undefined): (() => void) | undefined =>
    other === undefined ? undefined : () => void navigate(to(other));
  useDeskKeys('row', { before: going(walk?.previous), after: going(walk?.next) });
  if (walk === undefined) return null;
  const ways = [
    ['before', walk.previous],
    ['after', walk.next],
  ] as const satisfies readonly (readonly [KeyName, string | undefined])[];
  return (
    <>
      {' '}
      {walk.total > MOST_COUNTED
        ? t('walk.atAbove', { at: walk.at, most: MOST_COUNTED })
        : t('walk.at', { at: walk.at, total: walk.total })}
      {ways.map(
        ([way, other]) =>
          other !== undefined && (
            <span key={way}>
              {' · '}
              <AppLink to={to(other)} aria-keyshortcuts={keySpoken(way)}>
                {t(`walk.${way}`)}
              </AppLink>
            </span>
          ),
      )}
    </>
  );
}
