import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { Button } from '../../../../kit/button/button.js';
import { AttemptFields } from '../../../../kit/form/attempt-fields.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { KeptLine } from '../../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { MarkFormData } from './mark-form.loader.js';
import { TalkField } from '../talk-field.js';
import styles from './mark-questions.module.css';
import { usePresets, type Presets } from './presets.js';
import { everyQuestion } from './questions.js';
import type { Failed } from './send-mark-form.js';
import { What } from './what.js';
import { WhatFor } from './what-for.js';
import { Where } from './where.js';
import { Who } from './who.js';

interface Props {
  /** Namespace of what is said about this page: `meta`, `title`, `lead`, `who`, `send`, `free`. */
  readonly ns: 'verification' | 'order-start';
  /** The name under which the answers are kept on the device. */
  readonly keptAs: string;
  /** Stands before the first question. */
  readonly before?: ReactNode;
  /** Stands beside the form and sees it fill. */
  readonly aside: (values: Presets) => ReactNode;
  /** Stands below the button. */
  readonly after?: ReactNode;
}

/** Four questions about a mark on one page; it works as plain HTML and keeps what was typed. */
export function MarkForm({ ns, keptAs, before, aside, after }: Props) {
  const { t } = useTranslation('verification');
  const { t: own } = useTranslation(ns);
  const { offices, suggested, attempt } = useLoaderData<MarkFormData>();
  const failed = useActionData() as Failed | undefined;
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const presets = usePresets(failed?.input);
  const kept = useKeptForm(form, keptAs, presets);
  const labels = Object.fromEntries(everyQuestion.map(([name, { label }]) => [name, t(label)]));
  const wrong = failed !== undefined;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={wrong ? t('common:form.problemTitle', { title: own('meta.title') }) : own('meta.title')}
        description={own('meta.description')}
      />
      <header className={styles.head}>
        <h1>{own('title')}</h1>
        <p>{own('lead')}</p>
        {before}
      </header>
      <FormErrorsProvider errors={failed?.errors ?? {}}>
        <AppForm ref={form} method="post" noValidate className={styles.form} {...kept.heard}>
          <ErrorSummary
            attempt={failed?.answer}
            labels={labels}
            message={
              failed?.message === undefined
                ? undefined
                : t(`common:${failed.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
            reference={failed?.reference}
          />
          <AttemptFields attempt={failed?.attempt ?? { key: attempt, of: '' }} />
          <TalkField />
          <What presets={presets} onChange={kept.take} />
          <Where
            offices={offices}
            suggested={suggested}
            presets={presets}
            chosen={kept.values['jurisdictions'] ?? []}
          />
          <WhatFor presets={presets} />
          <Who presets={presets} lead={own('who.lead')} emailHint={own('who.emailHint')} />
          <div className={styles.send}>
            <Button type="submit" look="accent" size="large" busy={busy}>
              {own('send')}
            </Button>
            <p>{own('free')}</p>
            <KeptLine kept={kept} />
            {after}
          </div>
        </AppForm>
      </FormErrorsProvider>
      {aside(kept.values)}
    </main>
  );
}
