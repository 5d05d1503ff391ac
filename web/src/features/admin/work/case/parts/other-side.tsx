import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { AmendRecord } from '../../parts/record-dialog.js';
import { CounterpartyElsewhereDocument } from '../case-work.graphql.js';
import styles from '../case-work.module.css';
import type { Threat } from '../threat.js';

const KEYS = ['primaryName', 'aliases', 'websites', 'note', 'whitelisted'];

interface Known {
  readonly id: string;
  readonly status: string;
  readonly brand: { readonly name: string } | null;
}

/** Who does it: names, where, and from which other cases the firm knows them. */
export function OtherSide({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const side = threat.caseCounterparty;
  if (side === null) return null;
  const others = side.cases.items.filter(({ id }) => id !== threat.id);
  return (
    <section>
      <h3>{t('otherSide')}</h3>
      <p className={styles.name}>
        <AppLink to={`/case_counterparty/${side.id}/show`}>{side.primaryName}</AppLink>
      </p>
      {side.whitelisted && <p className={styles.missing}>{t('whitelisted')}</p>}
      {side.aliases.length > 0 && <p>{t('aliases', { names: side.aliases.join(', ') })}</p>}
      <ul>
        {side.websites.map((website) => (
          <li key={website}>
            <a href={website} target="_blank" rel="noreferrer">
              {website}
            </a>
          </li>
        ))}
      </ul>
      {side.note !== null && <p>{side.note}</p>}
      <h4>{others.length === 0 ? t('notKnown') : t('knownFrom', { count: others.length })}</h4>
      <Cases cases={others} />
      {side.experience !== null && (
        <p>
          {t('lived', {
            from: side.experience.casesFrom,
            answered: side.experience.answeredPercent,
            gaveIn: side.experience.gaveInPercent,
            cameBack: side.experience.cameBackPercent,
          })}
        </p>
      )}
      {threat.userId !== null && <Elsewhere name={side.primaryName} userId={threat.userId} />}
      <p>
        <AmendRecord
          table="case_counterparty"
          row={side}
          keys={KEYS}
          label={t('amendSide')}
          done={t('saved')}
        />
      </p>
    </section>
  );
}

function Cases({ cases }: { cases: readonly Known[] }) {
  return (
    <ul>
      {cases.map(({ id, status, brand }) => (
        <li key={id}>
          <AppLink to={`/case/${id}/show`}>{brand?.name ?? '–'}</AppLink>{' '}
          <StatusWord table="case" status={status} />
        </li>
      ))}
    </ul>
  );
}

/** The same name among what other clients reported: staff alone see it. */
function Elsewhere({ name, userId }: { name: string; userId: string }) {
  const { t } = useTranslation('admin-case');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'counterparty-elsewhere', name, userId],
    queryFn: () => ask(CounterpartyElsewhereDocument, { name, userId }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  const cases = (data?.caseCounterpartyList.items ?? []).flatMap((side) => side.cases.items);
  if (cases.length === 0) return null;
  return (
    <>
      <h4>{t('elsewhere', { count: cases.length })}</h4>
      <Cases cases={cases} />
    </>
  );
}
