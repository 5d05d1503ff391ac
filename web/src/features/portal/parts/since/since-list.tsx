import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkMeanings } from '../../../../domain/history/mark-changes.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useAreaWords } from '../use-area-words.js';
import type { PortalMarksSinceResult, SinceList as List } from './since.graphql.js';
import styles from './since.module.css';

type Group = List['groups'][number];
type GroupFact = Group['facts'][number];
/** A mark as it stands after, with how it stood before. */
export type MarkSince = PortalMarksSinceResult['trademarkListBetween'][number];

const MOST = 7;

/** Where a subject has its page. What has none of its own is only named. */
const PLACES: Readonly<Record<string, string>> = {
  trademark: '/portal/trademarks/',
  order: '/portal/order/',
  service_order: '/portal/service-order/',
  office_letter: '/portal/office-action/',
  proof_of_use: '/portal/use-in-commerce-request/',
  threat: '/portal/cases/',
  brand: '/portal/brands/',
};
const INVOICES = '/portal/profile?tab=billing-info';

function placeOf(type: string, id: string): string | undefined {
  if (type === 'invoice' || type === 'credit_note') return INVOICES;
  const place = PLACES[type];
  return place === undefined ? undefined : `${place}${id}`;
}

/** Of groups those that the reader may read: a mark that is not theirs any more is left out with all that is about it. */
export function readableGroups(groups: readonly Group[], marks: readonly MarkSince[]): readonly Group[] {
  const read = new Set(marks.map(({ recordId }) => recordId));
  return groups.filter(({ subjectType, subjectId }) => subjectType !== 'trademark' || read.has(subjectId));
}

/** What happened, by mark and order, each difference as one sentence that leads to where it stands. `short`: the first few of many, until all are asked for. */
export function SinceGroups({
  groups,
  marks,
  short,
}: {
  readonly groups: readonly Group[];
  readonly marks: readonly MarkSince[];
  readonly short: boolean;
}) {
  const { t } = useTranslation('portal-since');
  const [all, setAll] = useState(!short);
  const shown = all ? groups : groups.slice(0, MOST);
  return (
    <>
      <ul className={styles.groups}>
        {shown.map((group) => (
          <li key={`${group.subjectType} ${group.subjectId}`}>
            <GroupOf group={group} mark={marks.find(({ recordId }) => recordId === group.subjectId)} />
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <p>
          <Button size="small" onClick={() => setAll(true)}>
            {t('all', { count: groups.length })}
          </Button>
        </p>
      )}
    </>
  );
}

function GroupOf({ group, mark }: { readonly group: Group; readonly mark: MarkSince | undefined }) {
  const { statusWord } = useAreaWords();
  const title = useTitle(group, mark);
  const place = placeOf(group.subjectType, group.subjectId);
  return (
    <>
      <h3>
        {place === undefined ? title : <AppLink to={place}>{title}</AppLink>}
        <span className={styles.when}>
          <Moment at={group.at} style="date" />
        </span>
      </h3>
      {group.toVersion !== null && mark?.before != null && (
        <MarkMeanings before={mark.before} after={mark} statusWord={statusWord} />
      )}
      {group.facts.length > 0 && (
        <ul className={styles.facts}>
          {group.facts.map((fact) => (
            <li key={`${fact.type} ${fact.recordId} ${fact.nominalDate ?? ''}`}>
              <FactOf fact={fact} subject={group.subjectId} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useTitle({ subjectType, subjectId, title }: Group, mark: MarkSince | undefined): string {
  const { t } = useTranslation('portal-since');
  const office = useOfficeName();
  if (mark !== undefined && mark.recordId === subjectId) {
    const named = mark.known ? mark : (mark.before ?? mark);
    return [named.alias ?? named.name, office(named.jurisdiction ?? '')].filter(Boolean).join(' · ');
  }
  const kind = t(`subject.${subjectType}`);
  return title === '' ? kind : `${kind}: ${title}`;
}

function FactOf({ fact, subject }: { readonly fact: GroupFact; readonly subject: string }) {
  const { t, i18n } = useTranslation('portal-since');
  const { type, recordType, recordId, count, nominalDate } = fact;
  const undated = type === 'deadline.near' && nominalDate === null;
  const key = `fact.${type.replace('.', '_')}${undated ? '_undated' : ''}`;
  const text = t(key, { count, day: nominalDate === null ? '' : formatDay(nominalDate, i18n.language) });
  const place = recordId === subject ? undefined : placeOf(recordType, recordId);
  return place === undefined ? text : <AppLink to={place}>{text}</AppLink>;
}
