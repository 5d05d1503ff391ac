import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TriedRule } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useSubmit } from '../../parts/use-submit.js';
import {
  AssignmentRulesDocument,
  SettingsAddRuleDocument,
  SettingsChangeRuleDocument,
  SettingsRemoveRuleDocument,
  type RuleRow,
} from '../settings.graphql.js';
import styles from '../settings.module.css';
import { Replayed } from './replayed.js';
import { RuleForm } from './rule-form.js';
import { useRuleWords } from './rule-words.js';

/** Who gets which work: rules in their order, what holds where none fits, and what the last arrivals say to it. */
export function RulesPart() {
  const { t } = useTranslation('admin-settings');
  const { data, error, refetch } = useQuery({
    queryKey: ['assignment-rules'],
    queryFn: () => ask(AssignmentRulesDocument, {}),
  });
  const rules = data?.assignmentRuleList.items ?? [];
  const { busy, problem, put, remove, add } = useRuleSteps(rules);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState<TriedRule | null>();
  return (
    <div className={styles.part}>
      <section aria-labelledby="rules">
        <h2 id="rules">{t('part.rules')}</h2>
        <p className={styles.note}>{t('rules.note')}</p>
        {error !== null && <Failed error={error} again={() => void refetch()} />}
        {data !== undefined && rules.length === 0 && <p>{t('rules.none')}</p>}
        {rules.length > 0 && (
          <ol className={styles.rules}>
            {rules.map((rule, index) => (
              <Rule
                key={rule.id}
                rule={rule}
                busy={busy}
                up={index > 0 ? () => void put(index, index - 1) : undefined}
                down={index < rules.length - 1 ? () => void put(index, index + 1) : undefined}
                onRemove={() => void remove(rule)}
              />
            ))}
          </ol>
        )}
        {problem !== undefined && (
          <p role="alert" className={styles.wrong}>
            {problem}
          </p>
        )}
        <p className={styles.note}>{t('rules.else')}</p>
        <p className={styles.ends}>
          <Button look="accent" onClick={() => setAsking(true)}>
            {t('rules.add')}
          </Button>
          <Button onClick={() => setTried(null)}>{t('rules.replay')}</Button>
        </p>
      </section>
      {tried !== undefined && <Replayed rule={tried} />}
      <Dialog open={asking} title={t('rules.add')} onClose={() => setAsking(false)}>
        <RuleForm
          last={rules.length + 1}
          busy={busy}
          onTry={(rule) => {
            setTried(rule);
            setAsking(false);
          }}
          onAdd={async (rule) => {
            const why = await add(rule);
            if (why === undefined) setAsking(false);
            return why;
          }}
        />
      </Dialog>
    </div>
  );
}

/** Adding, moving and removing rules; positions are counted anew where the order changes. */
function useRuleSteps(rules: readonly RuleRow[]) {
  const { t } = useTranslation('admin-settings');
  const { busy, run } = useSubmit(['assignment-rules']);
  const [problem, setProblem] = useState<string>();
  const order = async (wanted: readonly (RuleRow | undefined)[]): Promise<string | undefined> => {
    for (const [index, rule] of wanted.entries()) {
      if (rule === undefined || rule.position === index + 1) continue;
      const answer = await run(SettingsChangeRuleDocument, {
        id: rule.id,
        expectedVersion: rule.version,
        input: { position: index + 1 },
      });
      if (answer !== 'done') return answer === 'failed' ? t('lost') : answer.message;
    }
    return undefined;
  };
  const put = async (from: number, to: number): Promise<void> => {
    const rule = rules[from];
    if (rule !== undefined) setProblem(await order(rules.toSpliced(from, 1).toSpliced(to, 0, rule)));
  };
  const remove = async ({ id, version }: RuleRow): Promise<void> => {
    const answer = await run(
      SettingsRemoveRuleDocument,
      { id, expectedVersion: version },
      t('rules.removed'),
    );
    setProblem(answer === 'done' ? undefined : answer === 'failed' ? t('lost') : answer.message);
  };
  const add = async (rule: TriedRule): Promise<string | undefined> => {
    // Those after it make room first: where two stand on one place, the older one decides.
    const refused = await order(rules.toSpliced(rule.position - 1, 0, undefined as never));
    if (refused !== undefined) return refused;
    const answer = await run(SettingsAddRuleDocument, { input: rule }, t('rules.added'));
    return answer === 'done' ? undefined : answer === 'failed' ? t('lost') : answer.message;
  };
  return { busy, problem, put, remove, add };
}

interface RuleProps {
  readonly rule: RuleRow;
  readonly busy: boolean;
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Rule({ rule, busy, up, down, onRemove }: RuleProps) {
  const { t } = useTranslation('admin-settings');
  const words = useRuleWords()(rule);
  const named = <span className="visually-hidden">: {words}</span>;
  return (
    <li>
      <span>{words}</span>
      <span className={styles.steps}>
        {(
          [
            ['up', up],
            ['down', down],
          ] as const
        ).map(
          ([way, go]) =>
            go !== undefined && (
              <Button key={way} size="small" busy={busy} onClick={go}>
                {t(`rules.${way}`)}
                {named}
              </Button>
            ),
        )}
        <Button size="small" look="quiet" busy={busy} onClick={onRemove}>
          {t('rules.remove')}
          {named}
        </Button>
      </span>
    </li>
  );
}
