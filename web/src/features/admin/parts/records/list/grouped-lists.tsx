import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { RELATED_GROUPS, relatedGroupOf } from './related-group.js';

export interface GroupedList {
  readonly id: string;
  readonly table: string;
  readonly title: string;
  /** Unknown where nobody could count. */
  readonly count: number | undefined;
}

interface Props {
  readonly lists: readonly GroupedList[];
  readonly chosen: string | undefined;
  /** `undefined`: none of them. */
  readonly onChoose: (id: string | undefined) => void;
  /** The rows of the one that is looked at. */
  readonly children: ReactNode;
}

/** Very many lists, by what they hold; none is open until somebody asks for it, and another press closes it. */
export function GroupedLists({ lists, chosen, onChoose, children }: Props) {
  const { t } = useTranslation('admin-records');
  const groups = RELATED_GROUPS.map((group) => ({
    group,
    lists: lists.filter(({ table }) => relatedGroupOf(table) === group),
  })).filter((one) => one.lists.length > 0);
  return (
    <div className={styles.grouped}>
      {groups.map((one) => (
        <Group key={one.group} title={t(`related.group.${one.group}`)}>
          {one.lists.map(({ id, title, count }) => (
            <li key={id}>
              <button
                type="button"
                aria-expanded={id === chosen}
                onClick={() => onChoose(id === chosen ? undefined : id)}
              >
                {title} {count !== undefined && <span>{count}</span>}
              </button>
            </li>
          ))}
        </Group>
      ))}
      {chosen !== undefined && <div className={styles.openList}>{children}</div>}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
