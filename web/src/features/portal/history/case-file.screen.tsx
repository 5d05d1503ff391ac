import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CaseFileLook } from '../../../domain/history/case-file-look.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { Missing } from '../parts/missing.js';
import { Loaded, Page } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalCaseFileDocument, PortalCaseFileNode } from './case-file.graphql.js';
import { useWho } from './use-who.js';
import { useAreaWords } from '../parts/use-area-words.js';

const question = (id: string) => [PortalCaseFileDocument, PortalCaseFileNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** Everything that happened to a mark, open to its owner; what is the firm's own is counted. */
export function Component() {
  const { t } = useTranslation(['records-history', 'portal']);
  const { id = '' } = useParams();
  const office = useOfficeName();
  const { lineWord } = useAreaWords();
  const who = useWho();
  const answer = usePortalQuery(...question(id));
  const mark = answer.data?.trademark;
  if (mark === null) return <Missing />;
  return (
    <Page
      title={mark === undefined ? t('file.title') : t('file.titleOf', { name: mark.name })}
      lead={
        mark === undefined ? undefined : [office(mark.jurisdiction), mark.number].filter(Boolean).join(' · ')
      }
      actions={<AppLink to={`/portal/trademarks/${id}`}>{t('mark.back')}</AppLink>}
    >
      <Loaded answer={answer}>
        {({ caseFile }) =>
          caseFile !== null && <CaseFileLook chapters={[{ file: caseFile }]} lineWord={lineWord} who={who} />
        }
      </Loaded>
    </Page>
  );
}
