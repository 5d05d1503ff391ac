import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../app/page-meta.js';
import { apiOf, prefsOf } from '../../../data/api-of.js';
import { rememberAttribution } from '../../../kit/attribution/attribution.js';
import { Button } from '../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { usePresets } from './presets.js';
import { Preview } from './parts/preview.js';
import { What } from './parts/what.js';
import { WhatFor } from './parts/what-for.js';
import { Where } from './parts/where.js';
import { Who } from './parts/who.js';
import type { Failed } from './verification.action.js';
import { FIELDS } from './verification-input.js';
import { VerificationFormDocument } from './verification-form.graphql.js';
import styles from './verification.module.css';

export { action } from './verification.action.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const country = (query.get('country') ?? prefsOf(context).country).toUpperCase().replace(/^UK$/, 'GB');
  const { jurisdictionList, suggestedJurisdictionList } = await apiOf(context).query(VerificationFormDocument, { country: /^[A-Z]{2}$/.test(country) ? country : null });
  return { offices: jurisdictionList.filter((office) => office.code !== 'WIPO'), suggested: suggestedJurisdictionList.slice(0, 9), attempt: crypto.randomUUID() };
}

/** Four questions on one page; it works as plain HTML and keeps what was typed. */
export function Component() {
  const { t } = useTranslation('verification');
  const { offices, suggested, attempt } = useLoaderData<typeof loader>();
  const failed = useActionData() as Failed | undefined;
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const presets = usePresets(failed?.input);
  const kept = useKeptForm(form, 'verification', presets);
  useEffect(() => rememberAttribution(new URLSearchParams(window.location.search)), []);
  const labels = Object.fromEntries(FIELDS.map((name) => [name, name.startsWith('contact.') ? t(name.replace('contact.', 'who.')) : t(`label.${name}`)]));
  const wrong = failed !== undefined;
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <PageMeta title={wrong ? t('common:form.problemTitle', { title: t('meta.title') }) : t('meta.title')} description={t('meta.description')} />
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <FormErrorsProvider errors={failed?.errors ?? {}}>
        <AppForm ref={form} method="post" noValidate className={styles['form']} onInput={kept.onInput}>
          <ErrorSummary attempt={failed?.attempt} labels={labels} message={failed?.message === undefined ? undefined : t(`common:${failed.message}`, { defaultValue: t('common:refusal.OTHER') })} reference={failed?.reference} />
          <input type="hidden" name="attempt" value={failed?.attempt ?? attempt} />
          <What presets={presets} onChange={kept.onInput} />
          <Where offices={offices} suggested={suggested} presets={presets} chosen={kept.values['jurisdictions'] ?? []} />
          <WhatFor presets={presets} />
          <Who presets={presets} />
          <div className={styles['send']}>
            <Button type="submit" look="accent" size="large" busy={busy}>{t('send')}</Button>
            <p>{t('free')}</p>
            <KeptLine kept={kept} />
          </div>
        </AppForm>
      </FormErrorsProvider>
      <Preview values={kept.values} />
    </main>
  );
}
