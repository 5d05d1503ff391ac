import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { factsOf } from '../records/facts-of.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../records/record-facts.js';
import { offersOf, type PageOffer } from '../records/steps/offers.js';
import { useReader } from '../records/use-facts.js';
import { PaletteBox } from './palette-box.js';
import { hasWords } from './palette-order.js';
import type { RecordHit } from './palette-search.js';

/** A step that was chosen for a record that is not open. */
export interface ChosenStep {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly command: CommandFacts;
}

type Step = CommandFacts | PageOffer;
const isPage = (step: Step): step is PageOffer => 'to' in step;

interface Props {
  readonly record: RecordHit;
  readonly onStep: (step: ChosenStep) => void;
  readonly onPage: (to: string, apart: boolean) => void;
  readonly onBack: () => void;
}

interface Loaded {
  readonly of?: { readonly facts: RecordFacts; readonly row: RecordRow };
  readonly steps: readonly Step[];
  readonly isError: boolean;
}

/** The record as it is now, and what may be done to it: the next step first, then those of its menu. */
function useSteps({ to, table }: RecordHit): Loaded {
  const reader = useReader();
  const provider = useDataProvider();
  const { data, isError } = useQuery({
    queryKey: ['palette', 'steps', to],
    queryFn: async () => {
      const facts = await factsOf(table);
      const { data: row } = await provider.getOne<RecordRow>(table, { id: to.split('/')[2] ?? '' });
      return { facts, row };
    },
    gcTime: 0,
  });
  if (data === undefined) return { isError, steps: [] };
  const { next, steps } = offersOf(data.facts, data.row, reader);
  return {
    of: data,
    isError,
    steps: next === undefined ? steps : [next, ...steps.filter((step) => step !== next)],
  };
}

/** What may be done to a found record, without opening it. */
export function PaletteSteps({ record, onStep, onPage, onBack }: Props) {
  const { t } = useTranslation('admin-frame');
  const [text, setText] = useState('');
  const { of, steps, isError } = useSteps(record);
  const lines = steps.filter((step) => hasWords(step.label, text.trim()));
  const choose = (step: Step, apart: boolean): void => {
    if (isPage(step)) onPage(step.to, apart);
    else if (of !== undefined) onStep({ ...of, command: step });
  };
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const isBack = (key === 'Tab' && shiftKey) || (key === 'Backspace' && text === '');
    if (isBack) onBack();
    return isBack || key === 'Tab';
  };
  const status = isError
    ? t('palette.stepsFailed', { what: record.title })
    : of === undefined
      ? t('palette.searching')
      : t('palette.steps', { what: record.title, count: lines.length });
  return (
    <PaletteBox
      label={t('palette.stepsLabel', { what: record.title })}
      text={text}
      onText={setText}
      status={status}
      lines={lines}
      keyOf={(step) => (isPage(step) ? step.to : step.root)}
      draw={(step) => (
        <>
          <span>{step.label}</span>
          <span>{isPage(step) ? t('palette.page') : (step.sentence ?? step.doc)}</span>
        </>
      )}
      onChoose={choose}
      onKey={onKey}
      foot={t('palette.stepsKeys')}
    />
  );
}
