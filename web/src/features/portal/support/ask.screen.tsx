import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useRef } from 'react';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { papersIn, PapersField } from '../../../domain/support/papers-field.js';
import { Field } from '../../../kit/form/field.js';
import { CommandForm } from '../parts/command-form.js';
import { Page, Section } from '../parts/page.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { LEAVING, useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { fileTicketPapers } from './parts/file-ticket-papers.js';
import {
  AskUsDocument,
  AskUsNode,
  TicketSubjectsDocument,
  TicketSubjectsNode,
  type TicketSubjectsResult,
} from './support.graphql.js';

/** What the question may be about, as the select says it. */
function subjectOf(value: string): { requestId?: string; trademarkId?: string } {
  const [kind, id = ''] = value.split(':');
  if (kind === 'order') return { requestId: id };
  return kind === 'mark' ? { trademarkId: id } : {};
}

/** A question of the customer, with what it is about and papers, where there are some. */
export function Component() {
  const { t } = useTranslation('portal-support');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const uploads = useRef<readonly string[]>([]);
  const subjects = usePortalQuery(TicketSubjectsDocument, TicketSubjectsNode, {});
  const ask = useCommand(AskUsDocument, AskUsNode, ({ createSupportTicket: made }) => {
    if (made.__typename !== 'SupportTicket') return undefined;
    void fileTicketPapers(made.id, uploads.current, new Map()).then((filed) =>
      navigate(`/portal/support/${made.id}`, filed === undefined ? { state: { unfiled: true } } : {}),
    );
    return LEAVING;
  });
  const labels = { about: t('ask.about'), description: t('ask.question') };
  const ready = subjects.data !== undefined || subjects.error !== undefined;
  return (
    <Page title={t('ask.title')} lead={t('ask.lead')}>
      {!ready && <PortalSkeleton />}
      {ready && (
        <Section title={t('ask.what')}>
          <CommandForm
            command={ask}
            labels={labels}
            required={['description']}
            submit={t('ask.send')}
            keep="portal-ask-us"
            read={(form) => {
              uploads.current = papersIn(form);
              const description = String(form.get('description') ?? '').trim();
              return { input: { description, ...subjectOf(String(form.get('about') ?? '')) } } as never;
            }}
          >
            <Field name="about" label={labels.about} optional>
              {(control) => (
                <select {...control} defaultValue={query.get('about') ?? ''}>
                  <option value="">{t('ask.nothing')}</option>
                  <Subjects of={subjects.data} />
                </select>
              )}
            </Field>
            <Field name="description" label={labels.description} hint={t('ask.hint')}>
              {(control) => <textarea {...control} rows={7} maxLength={10_000} />}
            </Field>
            <PapersField />
          </CommandForm>
        </Section>
      )}
    </Page>
  );
}

function Subjects({ of }: { of: TicketSubjectsResult | undefined }) {
  const { t } = useTranslation('portal-support');
  const officeName = useOfficeName();
  const orders = of?.registrationRequestList.items ?? [];
  const marks = of?.trademarkList.items ?? [];
  return (
    <>
      {orders.length > 0 && (
        <optgroup label={t('ask.orders')}>
          {orders.map(({ id, publicId, value }) => (
            <option key={id} value={`order:${id}`}>
              {[value, publicId].filter(Boolean).join(' · ')}
            </option>
          ))}
        </optgroup>
      )}
      {marks.length > 0 && (
        <optgroup label={t('ask.marks')}>
          {marks.map(({ id, name, jurisdiction }) => (
            <option key={id} value={`mark:${id}`}>
              {name} · {officeName(jurisdiction)}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
