import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Loaded, Page } from '../parts/page.js';
import { LostPlace } from '../parts/since/lost-place.js';
import { readableGroups, SinceGroups } from '../parts/since/since-list.js';
import {
  PortalSinceListDocument,
  PortalSinceListNode,
  type SinceList,
} from '../parts/since/since.graphql.js';
import { useMarksSince } from '../parts/since/use-marks-since.js';
import { usePortalQuery } from '../parts/use-portal-query.js';

const PLACE = /^\d{1,9}-\d{1,18}$/;

/** A list of differences again, as it was: from one place of the history up to another. */
export function Component() {
  const { t } = useTranslation('portal-since');
  const [query] = useSearchParams();
  const [from = '', through = ''] = [query.get('from') ?? '', query.get('through') ?? ''];
  const at = query.get('at') ?? '';
  const isKnown = PLACE.test(from) && (through === '' || PLACE.test(through));
  const variables = {
    from,
    through: through === '' ? null : through,
    at: Number.isNaN(Date.parse(at)) ? null : new Date(at).toISOString(),
  };
  const answer = usePortalQuery(PortalSinceListDocument, PortalSinceListNode, variables, { skip: !isKnown });
  return (
    <Page title={t('pageTitle')} actions={<AppLink to="/portal">{t('home')}</AppLink>}>
      {isKnown ? (
        <Loaded answer={answer}>{({ sinceList }) => <Shown list={sinceList} />}</Loaded>
      ) : (
        <p role="alert">{t('noPlace')}</p>
      )}
    </Page>
  );
}

function Shown({ list }: { readonly list: SinceList }) {
  const { t, i18n } = useTranslation('portal-since');
  const marks = useMarksSince(list);
  if (marks === undefined) return null;
  const groups = readableGroups(list.groups, marks);
  const day = (at: string): string => formatMoment(at, i18n.language, 'date');
  return (
    <section>
      <LostPlace list={list} />
      <h2>{t('pageLead', { from: day(list.from.at), through: day(list.through.at) })}</h2>
      {groups.length === 0 ? (
        <p>{t('pageNone')}</p>
      ) : (
        <SinceGroups groups={groups} marks={marks} short={false} />
      )}
      {list.more && <p>{t('more')}</p>}
    </section>
  );
}
