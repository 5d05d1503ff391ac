import { HttpError, useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useToast } from '../../../kit/toast/toast.js';
import { draftOf, draftsOf, type Drafts } from '../parts/records/form/form-draft.js';
import { RecordForm } from '../parts/records/form/record-form.js';
import { useKeptDrafts } from '../parts/records/form/use-kept-drafts.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import {
  inputFields,
  type CommandFacts,
  type FieldFacts,
  type RecordFacts,
  type RecordRow,
} from '../parts/records/record-facts.js';
import { useReread } from '../parts/records/steps/use-reread.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import { asService, orderOf, serviceFields, servicesByHand } from '../parts/service-order/ordered-service.js';
import styles from './order-service.module.css';

/** A service for a client, by its name: which mark of theirs, and what this service asks. */
export function Component() {
  const { t } = useTranslation('admin-order-service');
  const facts = useRecordFacts();
  const [query] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} />
      <p>
        <AppLink to={`/${facts.table}`}>{facts.many}</AppLink>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <IfAllowed command={facts.create}>
        {(create) => <OrderForm facts={facts} create={create} presets={Object.fromEntries(query)} />}
      </IfAllowed>
    </div>
  );
}

interface FormProps {
  readonly facts: RecordFacts;
  readonly create: CommandFacts;
  readonly presets: Readonly<Record<string, string>>;
}

/** Client and service first; what is asked then follows from the service. */
function useAsked(facts: RecordFacts, create: CommandFacts): (drafts: Drafts) => readonly FieldFacts[] {
  const { t } = useTranslation('admin-order-service');
  const client = inputFields(facts, create)
    .filter(({ key }) => key === 'userId')
    .map((field) => ({ ...field, optional: false }));
  const service: FieldFacts = {
    key: 'serviceName',
    kind: 'enumeration',
    label: t('service'),
    doc: t('serviceDoc'),
    values: servicesByHand.map((name) => [name, t(`name.${name}`)] as const),
  };
  return (drafts) => [
    ...client,
    service,
    ...serviceFields(asService(drafts['serviceName']), (key) => t(key)),
  ];
}

function OrderForm({ facts, create, presets }: FormProps) {
  const { t } = useTranslation('admin-order-service');
  const navigate = useNavigate();
  const toast = useToast();
  const provider = useDataProvider();
  const reread = useReread(facts);
  const asked = useAsked(facts, create);
  const kept = useKeptDrafts(`${facts.table}.new?${JSON.stringify(presets)}`, () =>
    draftsOf(asked({ serviceName: presets['serviceName'] ?? '' }), presets),
  );
  const change = (drafts: Drafts): void => {
    // Another client has other marks.
    const mark = drafts['userId'] === kept.drafts['userId'] ? {} : { trademarkId: '' };
    // Fields that come with another service begin as such fields do; what was typed stays.
    const fresh = asked(drafts).flatMap((field) =>
      drafts[field.key] === undefined ? [[field.key, draftOf(field, presets[field.key])] as const] : [],
    );
    kept.onChange({ ...drafts, ...mark, ...Object.fromEntries(fresh) });
  };
  const send = async ({ serviceName, ...answers }: Record<string, unknown>, key: string): Promise<void> => {
    const service = asService(serviceName);
    if (service === undefined) return;
    const data = await orderOf(service, answers);
    const { data: made } = await provider
      .create<RecordRow>(facts.table, { data, meta: { key } })
      .catch((error: unknown) => {
        throw atTheField(error);
      });
    kept.forget();
    await reread();
    toast('success', t('created'));
    await navigate(`/${facts.table}/${made.id}/show`);
  };
  return (
    <RecordForm
      fields={asked(kept.drafts)}
      drafts={kept.drafts}
      onChange={change}
      submit={t('create')}
      send={send}
    >
      <KeptLine kept={kept} />
    </RecordForm>
  );
}

interface Refused {
  readonly errors?: Readonly<Record<string, string>>;
}

/** What the service says of an answer stands at its field. */
function atTheField(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const { errors = {}, ...body } = (error.body ?? {}) as Refused;
  return new HttpError(error.message, error.status, {
    ...body,
    errors: Object.fromEntries(
      Object.entries(errors).map(([path, text]) => [path.replace(/^parameters\./, ''), text]),
    ),
  });
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
