import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { EvidenceProofDocument } from './evidence.graphql.js';
import styles from './evidence.module.css';

/** The same clock for everybody who compares: neither the reader's nor ours. */
const ZONE = 'UTC';

/** What is proved is worked out from the stored bytes each time the page is opened. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const hash = params['hash'] ?? '';
  const { evidenceProof: proof } = await apiOf(context).query(EvidenceProofDocument, { hash });
  if (proof === null) throw linkProblem('damaged');
  return { proof };
}

/** Shows anybody with the link what was seen at a page and when, and whether anything of it was altered. */
export function Component() {
  const { t, i18n } = useTranslation('evidence');
  const { proof } = useLoaderData<typeof loader>();
  const { unaltered: isIntact } = proof;
  const isCaptured = proof.files.length > 0;
  const moment = (at: string) => formatMoment(at, i18n.language, 'short', ZONE);
  const stamped =
    proof.stampedAt === null
      ? t('notStamped')
      : t('stampedBy', { at: moment(proof.stampedAt), authority: proof.stampedBy ?? '' });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={isIntact && isCaptured ? styles.good : styles.bad}>
        <strong>{t(isIntact ? (isCaptured ? 'unaltered' : 'nothing') : 'altered')}</strong>
      </p>
      {proof.problems.length > 0 && (
        <ul className={styles.problems}>
          {proof.problems.map((problem) => (
            <li key={problem}>
              <code>{problem}</code>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <dt>{t('website')}</dt>
        <dd>{proof.website}</dd>
        <dt>{t('capturedAt')}</dt>
        <dd>{moment(proof.capturedAt)}</dd>
        <dt>{t('stamp')}</dt>
        <dd>{stamped}</dd>
        <dt>{t('hash')}</dt>
        <dd>
          <code>{proof.hash}</code>
        </dd>
      </dl>
      {isCaptured && <Files of={proof.files} />}
      <p>
        <a href={`/api/evidence/${proof.hash}`} download>
          {t('download')}
        </a>
      </p>
      <p className={styles.note}>{t('check')}</p>
    </main>
  );
}

type Proof = Awaited<ReturnType<typeof loader>>['proof'];

function Files({ of: files }: { of: Proof['files'] }) {
  const { t, i18n } = useTranslation('evidence');
  return (
    <>
      <h2>{t('files')}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.name}>
            <span>
              {t('file', { name: file.name, bytes: new Intl.NumberFormat(i18n.language).format(file.bytes) })}
            </span>
            <code>{file.hash}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
