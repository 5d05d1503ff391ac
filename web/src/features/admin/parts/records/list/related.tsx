import { useGetList } from 'ra-core';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Tabs } from '../../../../../kit/tabs/tabs.js';
import { Failed } from '../../failed.js';
import { ADMIN_LISTS } from '../../frame/desk-places.js';
import { entryOf, factsOf } from '../facts-of.js';
import { registry } from '../generated/registry.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../record-facts.js';
import { useRole } from '../use-facts.js';
import { GroupedLists } from './grouped-lists.js';
import { ListNote } from './list-note.js';
import { RecordGrid } from './record-grid.js';
import { useRelatedCounts } from './use-related-counts.js';
import styles from './list.module.css';

const SHOWN = 10;
const COLUMNS = 5;

/** Where the other side keeps this record: its own field, or the pair every desk entity has. */
interface Relation {
  readonly table: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly preset: string;
  readonly title: string;
  readonly key: string;
  /** Its name among the counts. */
  readonly count: string;
}

/** Notes stand beside the record; notifications are their reader's own. */
const ELSEWHERE = new Set(['note', 'notification']);

/** Names of two lists of one entity say which field points here. */
export function relationsOf(
  { table, children }: Pick<RecordFacts, 'table' | 'children'>,
  id: string,
): readonly Relation[] {
  const name = (other: string): string => entryOf(other)?.many ?? other;
  const own = children.map(({ table: other, key, label }) => {
    const twice =
      children.filter((child) => child.table === other).length > 1 ||
      (entryOf(other)?.about !== undefined && entryOf(other)?.about?.names === undefined);
    return {
      table: other,
      filter: { [key]: { eq: id } },
      preset: `${key}=${id}`,
      title: twice ? `${name(other)} (${label?.toLowerCase() ?? key.replace(/Id$/, '')})` : name(other),
      key: `${other}-${key}`,
      count: `${other}_${key}`,
    };
  });
  const about = Object.entries(registry).flatMap(([other, { about: fields, listed }]) => {
    const kind = fields?.names === undefined ? table : fields.names[table];
    if (fields === undefined || kind === undefined || !listed || ELSEWHERE.has(other)) return [];
    return [
      {
        table: other,
        filter: {
          ...(fields.byId === true ? {} : { [fields.type]: { eq: kind } }),
          [fields.id]: { eq: id },
        },
        preset: `${fields.type}=${kind}&${fields.id}=${id}`,
        title: name(other),
        key: `about-${other}`,
        count: `about_${other}`,
      },
    ];
  });
  const isAudit = ({ table: other }: Relation): number => Number(other === 'audit_log');
  return [...own, ...about].sort((left, right) => isAudit(left) - isAudit(right));
}

function RelatedList({ relation }: { relation: Relation }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const facts = use(factsOf(relation.table));
  const { data, total, error, refetch } = useGetList<RecordRow>(relation.table, {
    filter: relation.filter,
    sort: { field: facts.order?.field ?? 'createdAt', order: facts.order?.direction ?? 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const whole = `/${relation.table}?filter=${encodeURIComponent(JSON.stringify(relation.filter))}`;
  return (
    <div className={styles.related}>
      {error !== null && <Failed error={error as Error} again={() => void refetch()} />}
      {data !== undefined && (
        <RecordGrid
          facts={facts}
          rows={data}
          columns={facts.columns.slice(0, COLUMNS)}
          label={relation.title}
        />
      )}
      <ListNote table={relation.table} />
      <p>
        {total !== undefined && total > SHOWN && (
          <AppLink to={whole}>{t('related.all', { count: total })}</AppLink>
        )}
        {isAllowed(facts.create, role) && (
          <AppLink to={`/${relation.table}/create?${relation.preset}`}>
            {t('related.add', { what: facts.one.toLowerCase() })}
          </AppLink>
        )}
      </p>
    </div>
  );
}

/** What may be added to the record, by the name of the list it comes into. */
function Growth({ relations }: { relations: readonly Relation[] }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const [facts, setFacts] = useState<readonly RecordFacts[]>();
  const load = async (): Promise<void> =>
    setFacts(await Promise.all(relations.map(({ table }) => factsOf(table))));
  return (
    <details className={styles.growth} onToggle={() => void load()}>
      <summary>{t('related.grow')}</summary>
      <ul>
        {(facts ?? []).map((one, at) =>
          isAllowed(one.create, role) ? (
            <li key={relations[at]?.key}>
              <AppLink to={`/${one.table}/create?${relations[at]?.preset ?? ''}`}>
                {t('related.add', { what: one.one.toLowerCase() })}
              </AppLink>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  );
}

interface Props {
  readonly facts: RecordFacts;
  readonly id: string;
  /** Very many of them: by what they hold, none open at first. */
  readonly isGrouped?: boolean;
}

/** Lists of what belongs to this record, with how much there is; empty ones are absent, and only the one that is looked at is read. */
export function Related({ facts, id, isGrouped = false }: Props) {
  const { t } = useTranslation('admin-records');
  const [query, setQuery] = useSearchParams();
  const counts = useRelatedCounts(facts, id);
  const role = useRole();
  const all = relationsOf(facts, id).filter(({ table }) => role === 'admin' || !ADMIN_LISTS.has(table));
  // Where nobody could count, each list says by itself what it has.
  const relations = counts === 'unknown' ? all : all.filter(({ count }) => (counts?.[count] ?? 0) > 0);
  const asked = relations.find(({ key }) => key === query.get('tab'));
  const chosen = asked ?? (isGrouped ? undefined : relations[0]);
  if (all.length === 0 || counts === undefined) return null;
  const show = (key: string | undefined): void =>
    setQuery(key === undefined ? {} : { tab: key }, { replace: true, preventScrollReset: true });
  const list = chosen && (
    <Suspense>
      <RelatedList key={chosen.key} relation={chosen} />
    </Suspense>
  );
  const titleOf = ({ title, count }: Relation): string =>
    counts === 'unknown' ? title : `${title} (${counts[count] ?? 0})`;
  return (
    <section>
      <h2>{t('related.title')}</h2>
      {relations.length === 0 && <p>{t('related.none')}</p>}
      {isGrouped && (
        <GroupedLists
          lists={relations.map(({ key, table, title, count }) => ({
            id: key,
            table,
            title,
            count: counts === 'unknown' ? undefined : counts[count],
          }))}
          chosen={chosen?.key}
          onChoose={show}
        >
          {list}
        </GroupedLists>
      )}
      {!isGrouped && chosen !== undefined && (
        <Tabs
          tabs={relations.map((relation) => ({ id: relation.key, title: titleOf(relation) }))}
          chosen={chosen.key}
          label={t('related.title')}
          onChoose={show}
        >
          {list}
        </Tabs>
      )}
      <Growth relations={all.filter((one) => !relations.includes(one))} />
    </section>
  );
}
