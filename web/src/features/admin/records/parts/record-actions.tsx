import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ahead } from '../../../../kit/ahead/ahead.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { keyShown, keySpoken } from '../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { offersOf, type Offers } from '../../parts/records/steps/offers.js';
import { StepMenu } from '../../parts/records/steps/step-menu.js';
import { useReader } from '../../parts/records/use-facts.js';

/** The forms of steps come once the record stands. */
const stepDialog = ahead(async () => (await import('./step-dialog.js')).StepDialog);
const removeDialog = ahead(async () => (await import('./remove-dialog.js')).RemoveDialog);

/** By root field of a step: what the page does instead of asking in the common dialog. */
export type OwnSteps = Readonly<Record<string, () => void>>;

/** By root field of a step, by field: how the page names what is asked; null where it has nothing to ask. */
export type AskedFields = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A next step that something keeps back. */
export interface HeldStep {
  /** Root field of the step. */
  readonly root: string;
  /** What keeps it back, in words. */
  readonly why: string;
  /** What is done in its place. */
  readonly first: { readonly label: string; readonly go: () => void };
}

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly own?: OwnSteps | undefined;
  readonly held?: HeldStep | undefined;
  readonly asked?: AskedFields | undefined;
}

/** The step with its fields as the page asks for them. */
const askedAs = (command: CommandFacts, words: AskedFields[string] | undefined): CommandFacts =>
  words === undefined
    ? command
    : {
        ...command,
        input: command.input.flatMap((field) => {
          const label = words[typeof field === 'string' ? field : field.key];
          if (label === null) return [];
          return [label === undefined || typeof field === 'string' ? field : { ...field, label }];
        }),
      };

/** What is kept back can be read in the menu with its reason, and not be pressed. */
function waiting({ steps, later, ...rest }: Offers, held: HeldStep | undefined): Offers {
  if (held === undefined) return { steps, later, ...rest };
  const { root, why } = held;
  return {
    ...rest,
    steps: steps.filter((step) => step.root !== root),
    later: [
      ...steps.filter((step) => step.root === root).map((command) => ({ command, why, statuses: [] })),
      ...later,
    ],
  };
}

/** The one next step of a record, and the menu with the others. */
export function RecordActions({ facts, row, own = {}, held, asked = {} }: Props) {
  const { t } = useTranslation('admin-desk');
  const navigate = useNavigate();
  const offers = waiting(offersOf(facts, row, useReader()), held);
  const [chosen, setChosen] = useState<CommandFacts>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    stepDialog.fetch();
    removeDialog.fetch();
  }, []);
  const choose = (command: CommandFacts): void => {
    setOpen(false);
    const byPage = own[command.root];
    if (byPage === undefined) setChosen(askedAs(command, asked[command.root]));
    else byPage();
  };
  const { next, steps, later } = offers;
  const isPage = next !== undefined && 'to' in next;
  const isHeld = next !== undefined && !isPage && (next as CommandFacts).root === held?.root;
  const hasMenu = steps.length > 0 || later.length > 0;
  // A letter about where it stands is what “write” does on a page without a letter of one's own.
  const letter = steps.find(({ group, root }) => group === 'client' && root.startsWith('notify'));
  useDeskKeys('row', {
    primary:
      next === undefined
        ? undefined
        : isPage
          ? () => void navigate(next.to)
          : isHeld
            ? held?.first.go
            : () => choose(next as CommandFacts),
    menu: hasMenu ? () => setOpen(true) : undefined,
    write: letter === undefined ? undefined : () => choose(letter),
  });
  const close = (): void => setChosen(undefined);
  return (
    <>
      {isPage && (
        <ButtonLink size="small" look="accent" to={next.to} aria-keyshortcuts={keySpoken('primary')}>
          {next.label} <kbd aria-hidden="true">{keyShown('primary')}</kbd>
        </ButtonLink>
      )}
      {next !== undefined && !isPage && (
        <Button
          size="small"
          look="accent"
          title={isHeld ? held?.why : next.sentence}
          aria-keyshortcuts={keySpoken('primary')}
          onClick={() => (isHeld ? held?.first.go() : choose(next))}
        >
          {isHeld ? held?.first.label : next.label} <kbd aria-hidden="true">{keyShown('primary')}</kbd>
        </Button>
      )}
      {hasMenu && (
        <Button
          size="small"
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts={keySpoken('menu')}
          onClick={() => setOpen(true)}
        >
          ⋯ <kbd aria-hidden="true">{keyShown('menu')}</kbd>
        </Button>
      )}
      {isOpen && <StepMenu offers={{ steps, later }} onChoose={choose} onClose={() => setOpen(false)} />}
      {chosen !== undefined && (
        <Suspense>
          {chosen === facts.remove ? (
            <removeDialog.Part facts={facts} row={row} onClose={close} />
          ) : (
            <stepDialog.Part key={chosen.root} facts={facts} command={chosen} row={row} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
