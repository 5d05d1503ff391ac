import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { stepGroups, type CommandFacts } from '../record-facts.js';
import type { Offers } from './offers.js';
import styles from './step-menu.module.css';

interface Props {
  readonly offers: Pick<Offers, 'steps' | 'later'>;
  readonly onChoose: (command: CommandFacts) => void;
  readonly onClose: () => void;
}

const groupOf = ({ group = 'record' }: CommandFacts) => group;
const says = (text: string, typed: string): boolean =>
  text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** What takes a file is done beside the file, in the part of the page that shows it. */
const takesNoFile = ({ input }: CommandFacts): boolean =>
  !input.some((field) => typeof field !== 'string' && field.key === 'upload' && field.optional !== true);

/** Steps whose name has what was typed; where none has, those whose sentence has it. */
function meant(steps: readonly CommandFacts[], typed: string): readonly CommandFacts[] {
  const byName = steps.filter(({ label }) => says(label, typed));
  return byName.length > 0 ? byName : steps.filter(({ sentence = '' }) => says(sentence, typed));
}

function Group({
  title,
  steps,
  onChoose,
  isEnd,
}: {
  title: string;
  steps: readonly CommandFacts[];
  onChoose: Props['onChoose'];
  isEnd: boolean;
}) {
  const id = useId();
  return (
    <section className={isEnd ? styles.ends : undefined} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {steps.map((command) => (
          <li key={command.root}>
            <button type="button" className={styles.line} onClick={() => onChoose(command)}>
              <strong>{command.label}</strong>
              <span>{command.sentence ?? command.doc}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be done to a record beside its next step: by group, each with what follows; typing narrows, Enter takes the first. */
export function StepMenu({ offers: { steps, later }, onChoose, onClose }: Props) {
  const { t } = useTranslation('admin-desk');
  const [typed, setTyped] = useState('');
  const found = meant(steps.filter(takesNoFile), typed);
  const shown = stepGroups
    .map((group) => [group, found.filter((step) => groupOf(step) === group)] as const)
    .filter(([, some]) => some.length > 0);
  const first = shown[0]?.[1][0];
  return (
    <Dialog open title={t('menu.title')} onClose={onClose}>
      <div className={styles.menu}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (first !== undefined) onChoose(first);
          }}
        >
          <input
            type="search"
            aria-label={t('menu.narrow')}
            placeholder={t('menu.narrow')}
            value={typed}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        {shown.map(([group, some]) => (
          <Group
            key={group}
            title={t(`menu.group.${group}`)}
            steps={some}
            onChoose={onChoose}
            isEnd={group === 'ends'}
          />
        ))}
        {shown.length === 0 && <p role="status">{t('menu.nothing')}</p>}
        {later.length > 0 && (
          <details>
            <summary>{t('menu.later', { count: later.length })}</summary>
            <ul>
              {later.map(({ command, why, statuses }) => (
                <li key={command.root} className={styles.later}>
                  <strong>{command.label}</strong>
                  <span>{why ?? t('menu.needs', { statuses: statuses.join(', ') })}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Dialog>
  );
}
