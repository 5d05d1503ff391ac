import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../../data/api-error.js';
import { apiOf } from '../../../data/api-of.js';
import { Button } from '../../../kit/button/button.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { fingerprintIn } from './fingerprint.js';
import { Known, Unknown } from './parts/answer.js';
import { FileZone, type ChosenFile } from './parts/file-zone.js';
import { IssuedDocumentDocument } from './verify.graphql.js';
import styles from './verify.module.css';

const NOTHING = { issued: undefined, failure: undefined };

/** Asks by the fingerprint that stands in the address; the file itself is never sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('fingerprint')?.trim() ?? '';
  const fingerprint = fingerprintIn(typed);
  if (fingerprint === undefined) return { ...NOTHING, typed, isWrong: typed !== '' };
  const asked = { typed: fingerprint, isWrong: false };
  try {
    const { issuedDocument } = await apiOf(context).query(
      IssuedDocumentDocument,
      { fingerprint },
      { signal: request.signal },
    );
    return { ...NOTHING, ...asked, issued: issuedDocument };
  } catch (error) {
    if (!(error instanceof ApiError) || request.signal.aborted) throw error;
    return {
      ...NOTHING,
      ...asked,
      failure: error.code === 'RATE_LIMITED' ? 'RATE_LIMITED' : 'OTHER',
    } as const;
  }
}

/** Tells anybody whether a file is as we issued it. */
export function Component() {
  const { t } = useTranslation('verify');
  const { typed, isWrong, issued, failure } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<ChosenFile>();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const take = (file: ChosenFile): void => {
    setChosen(file);
    // A file that cannot be looked up takes the answer to the one before it away.
    void navigate(file.fingerprint === undefined ? '?' : `?fingerprint=${file.fingerprint}`, {
      preventScrollReset: true,
    });
  };
  const isOfFile = chosen?.fingerprint === typed;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <FileZone chosen={chosen} onChosen={take} />
      <TypedForm key={typed} typed={typed} isWrong={isWrong} />
      <div aria-busy={busy} aria-live="polite" className={styles.answer}>
        {failure !== undefined && <p className={styles.failure}>{t(`failure.${failure}`)}</p>}
        {issued === null && <Unknown isCutOff={isOfFile && chosen?.isCutOff === true} />}
        {issued && <Known issued={issued} />}
      </div>
      <section className={styles.how}>
        <h2>{t('how.title')}</h2>
        <ol>
          <li>{t('how.fingerprint')}</li>
          <li>{t('how.chain')}</li>
          <li>{t('how.stamp')}</li>
        </ol>
      </section>
    </main>
  );
}

/** For whoever works the fingerprint out by another program. */
function TypedForm({ typed, isWrong }: { readonly typed: string; readonly isWrong: boolean }) {
  const { t } = useTranslation('verify');
  return (
    <AppForm method="get" role="search" className={styles.typed}>
      <label htmlFor="verify-fingerprint">{t('typed.label')}</label>
      <div className={styles.line}>
        <input
          id="verify-fingerprint"
          name="fingerprint"
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'verify-wrong verify-hint' : 'verify-hint'}
        />
        <Button type="submit" size="large">
          {t('typed.submit')}
        </Button>
      </div>
      {isWrong && (
        <p id="verify-wrong" role="alert" className={styles.failure}>
          {t('typed.wrong')}
        </p>
      )}
      <p id="verify-hint" className={styles.hint}>
        {t('typed.hint')}
      </p>
    </AppForm>
  );
}
