import { useTranslation } from 'react-i18next';
import { isDecided, type LinkedProof, type LinkedSpecimen, type ProofPhase } from '../linked-proof.js';
import type { ProofAnswer } from '../use-in-commerce.action.js';
import styles from '../use-in-commerce.module.css';
import { LinkedClassForm } from './linked-class-form.js';

interface Props {
  readonly request: LinkedProof;
  /** By the class that they show in use. */
  readonly specimens: Readonly<Record<string, readonly LinkedSpecimen[]>>;
  readonly phase: ProofPhase;
  readonly attempt: string;
  readonly answer: ProofAnswer | undefined;
}

/** Class by class: is the mark in use, for what and since when. */
export function LinkedClasses({ request, specimens, phase, attempt, answer }: Props) {
  const { t } = useTranslation('portal-proof');
  const { classes } = request.proof;
  if (classes.length === 0) return null;
  const kinds = request.type === 'STATEMENT_OF_USE' || request.type === 'EXTENSION' ? 'before' : 'after';
  return (
    <section aria-labelledby="classes" className={styles.part}>
      <h2 id="classes">{t('classes.title')}</h2>
      {!isDecided(phase) && <p className={styles.hint}>{t(`classes.lead.${kinds}`)}</p>}
      {classes.map((one) =>
        isDecided(phase) || one.link === null ? (
          <article key={one.id} className={styles.class}>
            <h3>{t('classes.class', { number: one.classNumber })}</h3>
            <p>{one.items.join('; ')}</p>
            {one.decision !== null && (
              <p>
                <strong>{t(`decision.${one.decision}.title`)}</strong>
              </p>
            )}
          </article>
        ) : (
          <LinkedClassForm
            key={one.id}
            of={one}
            waits={kinds === 'before'}
            specimens={specimens[one.id] ?? []}
            attempt={attempt}
            answer={answer?.about === one.id ? answer : undefined}
          />
        ),
      )}
    </section>
  );
}
