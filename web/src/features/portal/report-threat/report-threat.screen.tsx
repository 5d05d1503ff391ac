import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { Field } from '../../../kit/form/field.js';
import { linesOf } from '../parts/brand-fields.js';
import { CommandForm } from '../parts/command-form.js';
import { Page, Section } from '../parts/page.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { useBrandChoice } from '../parts/use-brand-choice.js';
import { useCommand } from '../parts/use-command.js';
import { ReportThreatDocument, ReportThreatNode } from './report-threat.graphql.js';

const KINDS = ['name', 'product', 'pictures', 'domain', 'account', 'other'] as const;

/** Tells us of somebody who uses the brand; a lawyer looks within two working days. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const { brands, selected, ready, failed } = useBrandChoice();
  const [query] = useSearchParams();
  // The brand whose page led here, or else the one that is looked at.
  const asked = query.get('brand');
  const begun = brands.some(({ id }) => id === asked) ? asked : selected;
  const [sent, setSent] = useState(false);
  const report = useCommand(ReportThreatDocument, ReportThreatNode, () => setSent(true));
  if (sent)
    return (
      <Page title={t('report.thanks')} lead={t('report.next')}>
        <p>
          <ButtonLink to="/portal/cases?brand=all" look="accent">
            {t('report.toList')}
          </ButtonLink>
        </p>
      </Page>
    );
  const labels = {
    brandId: t('report.brand'),
    type: t('report.kind'),
    links: t('report.links'),
    message: t('report.message'),
  };
  const text = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;
  return (
    <Page title={t('report.title')} lead={t('report.lead')}>
      {!ready && !failed && <PortalSkeleton />}
      {(ready || failed) && (
        <Section title={t('report.what')}>
          <CommandForm
            command={report}
            labels={labels}
            submit={t('report.submit')}
            keep="portal-report-threat"
            read={(form) => ({
              input: {
                brandId: text(form, 'brandId'),
                type: String(form.get('type') ?? ''),
                links: linesOf(form.get('links')),
                message: text(form, 'message'),
              },
            })}
          >
            {brands.length > 0 && (
              <Field name="brandId" label={labels.brandId}>
                {(control) => (
                  <select {...control} defaultValue={begun ?? ''}>
                    <option value="">{t('report.noBrand')}</option>
                    {brands.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
            <Field name="type" label={labels.type}>
              {(control) => (
                <select {...control}>
                  {KINDS.map((kind) => (
                    <option key={kind} value={t(`kind.${kind}`)}>
                      {t(`kind.${kind}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field name="links" label={labels.links} hint={t('report.linksHint')}>
              {(control) => <textarea {...control} rows={3} inputMode="url" />}
            </Field>
            <Field name="message" label={labels.message} hint={t('report.messageHint')} optional>
              {(control) => <textarea {...control} />}
            </Field>
          </CommandForm>
        </Section>
      )}
    </Page>
  );
}
