import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Loaded, Page } from '../parts/page.js';
import { LostPlace } from '../parts/since/lost-place.js';
import { readableGroups, SinceGroups, type MarkSince } from '../parts/since/since-list.js';
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
  const answer = useMarksSince(list);
  const [from, through] = [list.from.at, list.through.at].map((at) =>
    formatMoment(at, i18n.language, 'date'),
  );
  return (
    <section>
      <LostPlace list={list} />
      <h2>{t(from === through ? 'pageLeadOneDay' : 'pageLead', { from, through })}</h2>
      <Loaded answer={answer}>{(marks) => <Groups list={list} marks={marks} />}</Loaded>
      {list.more && <p>{t('more')}</p>}
    </section>
  );
}

function Groups({ list, marks }: { readonly list: SinceList; readonly marks: readonly MarkSince[] }) {
  const { t } = useTranslation('portal-since');
  const groups = readableGroups(list.groups, marks);
  if (groups.length === 0) return <p>{t('pageNone')}</p>;
  return <SinceGroups groups={groups} marks={marks} short={false} />;
}
