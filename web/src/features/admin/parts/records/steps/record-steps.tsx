import { use, useState } from 'react';
import { Button } from '../../../../../kit/button/button.js';
import { factsOf } from '../facts-of.js';
import type { CommandFacts, RecordRow } from '../record-facts.js';
import { CommandDialog } from './command-dialog.js';
import { offersOf } from './offers.js';
import { useReader } from '../use-facts.js';

interface Props {
  readonly table: string;
  /** With its status, its version and what its steps begin with. */
  readonly row: RecordRow;
  /** Root fields of the steps that are offered here, in this order. */
  readonly only: readonly string[];
}

/** Steps of another record that are taken where it is read: words, rights and dialogs are those of its own page. */
export function RecordSteps({ table, row, only }: Props) {
  const facts = use(factsOf(table));
  const { steps } = offersOf(facts, row, useReader());
  const [chosen, setChosen] = useState<CommandFacts>();
  const offered = only.flatMap((root) => steps.filter((step) => step.root === root));
  return (
    <>
      {offered.map((step) => (
        <Button
          key={step.root}
          size="small"
          look="quiet"
          title={step.sentence}
          onClick={() => setChosen(step)}
        >
          {step.label}
        </Button>
      ))}
      {chosen !== undefined && (
        <CommandDialog facts={facts} command={chosen} row={row} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
