import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { LinkedClass, LinkedSpecimen } from '../linked-proof.js';
import type { ProofAnswer } from '../use-in-commerce.action.js';
import styles from '../use-in-commerce.module.css';
import { LinkedSpecimens } from './linked-specimens.js';
import { useRefused } from './use-refused.js';

interface Props {
  readonly of: LinkedClass;
  /** Before a registration a class can wait for more time. */
  readonly waits: boolean;
  readonly specimens: readonly LinkedSpecimen[];
  readonly attempt: string;
  readonly answer: ProofAnswer | undefined;
}

/** One class: in use, not yet, or left out; for which goods, since when, and where it can be seen. */
export function LinkedClassForm({ of, waits, specimens, attempt, answer: latest }: Props) {
  const { t } = useTranslation('portal-proof');
  const answer = latest?.intent === 'class' ? latest : undefined;
  const refused = useRefused(answer);
  const [decision, decide] = useState<string | null>(of.decision);
  const navigation = useNavigation();
  const sent = navigation.state === 'submitting' ? navigation.formData : undefined;
  const busy = sent?.get('class') === of.id && sent.get('intent') === 'class';
  const name = (field: string): string => `${of.id}.${field}`;
  const labels = {
    [name('decision')]: t('decision.label'),
    [name('items')]: t('classes.items'),
    [name('firstUseAnywhere')]: t('classes.firstAnywhere'),
    [name('firstUseInUs')]: t('classes.firstInUs'),
    [name('website')]: t('classes.website'),
  };
  const decisions = waits ? (['USE', 'EXTEND', 'DELETE'] as const) : (['USE', 'DELETE'] as const);
  return (
    <article className={styles.class}>
      <h3>{t('classes.class', { number: of.classNumber })}</h3>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate preventScrollReset className={styles.order}>
          <ErrorSummary
            attempt={answer?.done === true ? undefined : answer?.attempt}
            labels={labels}
            message={refused}
          />
          <input type="hidden" name="intent" value="class" />
          <input type="hidden" name="class" value={of.id} />
          <input type="hidden" name="link" value={of.link ?? ''} />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-${of.id}`} />
          <div
            onChange={({ target }) => {
              if (target instanceof HTMLInputElement) decide(target.value);
            }}
          >
            <Choices
              name={name('decision')}
              label={t('decision.label')}
              chosen={of.decision ?? undefined}
              choices={decisions.map((value) => ({
                value,
                title: t(`decision.${value}.title`),
                text: t(`decision.${value}.text`),
              }))}
            />
          </div>
          {decision === 'USE' && <UsedClass of={of} name={name} />}
          {answer?.done === true && <p role="status">{t('classes.saved')}</p>}
          <Button type="submit" busy={busy}>
            {t('classes.save', { number: of.classNumber })}
          </Button>
        </AppForm>
      </FormErrorsProvider>
      {of.decision === 'USE' && (
        <LinkedSpecimens
          of={of}
          specimens={specimens}
          attempt={attempt}
          answer={latest?.intent === 'specimen' || latest?.intent === 'remove' ? latest : undefined}
        />
      )}
    </article>
  );
}

function UsedClass({ of, name }: { of: LinkedClass; name: (field: string) => string }) {
  const { t } = useTranslation('portal-proof');
  return (
    <>
      <Group name={name('items')} label={t('classes.items')} hint={t('classes.itemsWhy')}>
        {of.terms.map((term) => (
          <label key={term} className={styles.item}>
            <input
              type="checkbox"
              name={name('items')}
              value={term}
              defaultChecked={of.items.includes(term)}
            />
            <span>{term}</span>
          </label>
        ))}
      </Group>
      <Field name={name('firstUseAnywhere')} label={t('classes.firstAnywhere')} optional>
        {(control) => <input {...control} type="date" defaultValue={of.firstUseAnywhere ?? ''} />}
      </Field>
      <Field
        name={name('firstUseInUs')}
        label={t('classes.firstInUs')}
        hint={t('classes.firstInUsWhy')}
        optional
      >
        {(control) => <input {...control} type="date" defaultValue={of.firstUseInUs ?? ''} />}
      </Field>
      <Field name={name('website')} label={t('classes.website')} hint={t('classes.websiteWhy')} optional>
        {(control) => <input {...control} type="url" inputMode="url" defaultValue={of.website ?? ''} />}
      </Field>
    </>
  );
}
