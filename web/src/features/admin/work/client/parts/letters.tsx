import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { LetterLines } from '../../../parts/tops/letter-lines.js';
import { LettersAboutDocument } from '../../../parts/tops/tops.graphql.js';
import {
  ClientMarksDocument,
  ClientMoneyDocument,
  ClientOfficeWorkDocument,
  ClientOrdersDocument,
  type ClientMarksResult,
  type ClientMoneyResult,
  type ClientOfficeWorkResult,
  type ClientOrdersResult,
} from '../client.graphql.js';
import { officeWorkOf, ordersOf } from './open-work.js';
import { clientQuery } from './use-client.js';

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
const ofMarks = ({ trademarkList }: ClientMarksResult) => idsOf(trademarkList.items);
const ofOrders = (found: ClientOrdersResult) => idsOf(ordersOf(found).map(({ row }) => row));
const ofOfficeWork = (found: ClientOfficeWorkResult) => idsOf(officeWorkOf(found).map(({ row }) => row));
const ofMoney = ({ invoiceList }: ClientMoneyResult) => idsOf(invoiceList.items);

/** What letters are about: the client, and what stands on the page. Undefined until all of that was asked for. */
function useSubjects(id: string): readonly string[] | undefined {
  const parts = useQueries({
    queries: [
      { ...clientQuery(ClientMarksDocument, id), select: ofMarks },
      { ...clientQuery(ClientOrdersDocument, id), select: ofOrders },
      { ...clientQuery(ClientOfficeWorkDocument, id), select: ofOfficeWork },
      { ...clientQuery(ClientMoneyDocument, id), select: ofMoney },
    ],
  });
  if (parts.some(({ isPending }) => isPending)) return undefined;
  return [id, ...parts.flatMap(({ data }) => data ?? [])];
}

/** The last letters to the client: which, when, and whether it went out. */
export function Letters({ id }: { id: string }) {
  const { t } = useTranslation(['admin-client', 'admin-desk']);
  const about = useSubjects(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'letters-about', about],
    queryFn: () => ask(LettersAboutDocument, { ids: about ?? [] }),
    enabled: about !== undefined,
  });
  return (
    <section>
      <h3>{t('letters.title')}</h3>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data?.letterList.items.length === 0 && <p>{t('admin-desk:tops.noLetters')}</p>}
      <LetterLines letters={data?.letterList.items ?? []} />
    </section>
  );
}
