import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { dayOf } from '../../../kit/dates/day.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useToast } from '../../../kit/toast/toast.js';
import { submit } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { refusedFields } from '../parts/records/data-provider.js';
import { draftsOf, type Drafts } from '../parts/records/form/form-draft.js';
import { RecordForm } from '../parts/records/form/record-form.js';
import { useKeptDrafts } from '../parts/records/form/use-kept-drafts.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import type { FieldFacts, RecordFacts } from '../parts/records/record-facts.js';
import { useReread } from '../parts/records/steps/use-reread.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import { knownThreat } from './known-threat.js';
import { OpenThreatDocument, type OpenThreatVariables } from './open-threat.graphql.js';
import { threatFields } from './threat-fields.js';
import styles from './open-threat.module.css';

/** A threat with its first finding, in one go: whose, against which brand of theirs, by whom, and where it was seen. */
export function Component() {
  const { t } = useTranslation('admin-open-threat');
  const facts = useRecordFacts();
  const [query] = useSearchParams();
  const address = query.toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['open-threat', address],
    queryFn: async () => ({
      fields: await threatFields({ otherSide: t('otherSide'), otherSideDoc: t('otherSideDoc') }),
      known: await knownThreat(Object.fromEntries(query)),
    }),
    staleTime: Infinity,
  });
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} />
      <p>
        <AppLink to={`/${facts.table}`}>{facts.many}</AppLink>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <IfAllowed command={facts.create}>
        {() =>
          data !== undefined ? (
            <OpenThreatForm facts={facts} address={address} {...data} />
          ) : error !== null ? (
            <Failed error={error} again={() => void refetch()} />
          ) : (
            <p role="status">{t('common:loading')}</p>
          )
        }
      </IfAllowed>
    </div>
  );
}

interface FormProps {
  readonly facts: RecordFacts;
  readonly address: string;
  readonly fields: readonly FieldFacts[];
  readonly known: Readonly<Record<string, unknown>>;
}

function OpenThreatForm({ facts, address, fields, known }: FormProps) {
  const { t } = useTranslation('admin-open-threat');
  const navigate = useNavigate();
  const toast = useToast();
  const reread = useReread(facts);
  const kept = useKeptDrafts(`${facts.table}.new?${address}`, () =>
    draftsOf(fields, { evidenceDate: dayOf(new Date()), ...known }),
  );
  const change = (drafts: Drafts): void => {
    // Another client has other brands, and was scanned in other scans.
    const isOther = drafts['userId'] !== kept.drafts['userId'] && kept.drafts['userId'] !== '';
    kept.onChange(isOther ? { ...drafts, brandId: '', brandMonitoringTaskId: '' } : drafts);
  };
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    // What the form lacks is said by the service, at the field.
    const variables = { input: given } as unknown as OpenThreatVariables;
    const { openThreat: answer } = await submit(OpenThreatDocument, variables, key);
    if (answer.__typename === 'Refusal')
      throw new HttpError(answer.message, 422, { code: answer.code, errors: refusedFields(answer) });
    kept.forget();
    await reread();
    toast('success', t('opened'));
    await navigate(`/case/${answer.caseId}/show`);
  };
  return (
    <RecordForm fields={fields} drafts={kept.drafts} onChange={change} submit={t('open')} send={send}>
      <KeptLine kept={kept} />
    </RecordForm>
  );
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
