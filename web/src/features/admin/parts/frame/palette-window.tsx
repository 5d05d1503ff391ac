import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ReferenceName } from '../records/record-name.js';
import { PaletteBox } from './palette-box.js';
import type { RecordHit } from './palette-search.js';
import { PaletteSteps, type ChosenStep } from './palette-steps.js';
import { isRecord, usePaletteLines, type PaletteLine } from './use-palette-lines.js';

/** Whose search it is. */
export interface Searcher {
  readonly id: string;
  readonly role: string;
}

/** **Name**, what it is, office, status, number, client: two lines that look alike differ in one of them. */
function Line({ line }: { line: PaletteLine }) {
  if (!isRecord(line))
    return (
      <>
        <span>{line.title}</span>
        <span>{line.hint}</span>
      </>
    );
  return (
    <>
      <span>{line.title}</span>
      <span>
        {[line.kind, ...line.telling].filter((part) => part !== '').join(' · ')}
        {line.userId !== undefined && (
          <>
            {' · '}
            <ReferenceName table="user" id={line.userId} />
          </>
        )}
      </span>
    </>
  );
}

const keyOfLine = (line: PaletteLine): string => (isRecord(line) ? line.to : line.key);

interface SearchProps {
  readonly user: Searcher;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onOpen: (line: PaletteLine, apart: boolean) => void;
  readonly onSteps: (record: RecordHit) => void;
}

function Search({ user, text, onText, onOpen, onSteps }: SearchProps) {
  const { t } = useTranslation('admin-frame');
  const { lines, searching, failed } = usePaletteLines(text, user);
  const status = failed
    ? t('palette.failed')
    : searching
      ? t('palette.searching')
      : t('palette.found', { count: lines.length });
  return (
    <PaletteBox
      label={t('palette.label')}
      text={text}
      onText={onText}
      status={status}
      lines={lines}
      keyOf={keyOfLine}
      draw={(line) => <Line line={line} />}
      onChoose={onOpen}
      onKey={({ key, shiftKey }, line) => {
        if (key !== 'Tab' || shiftKey || line === undefined || !isRecord(line)) return false;
        onSteps(line);
        return true;
      }}
      foot={t('palette.signs')}
    />
  );
}

interface WindowProps {
  readonly user: Searcher;
  readonly first: string;
  readonly onClose: () => void;
  readonly onStep: (step: ChosenStep) => void;
}

/** What is looked for, or the steps of what was found; back from them, what was typed stands there still. */
export function PaletteWindow({ user, first, onClose, onStep }: WindowProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(first);
  const [record, setRecord] = useState<RecordHit>();
  const go = (to: string, apart: boolean): void => {
    onClose();
    if (apart) window.open(to, '_blank', 'noopener');
    else void navigate(to);
  };
  const open = (line: PaletteLine, apart: boolean): void => {
    if (line.to !== undefined) return go(line.to, apart);
    onClose();
    // After the dialog is gone: what a step opens takes the focus, and keys count again.
    if (!isRecord(line)) setTimeout(() => line.run?.());
  };
  return record === undefined ? (
    <Search user={user} text={text} onText={setText} onOpen={open} onSteps={setRecord} />
  ) : (
    <PaletteSteps record={record} onStep={onStep} onPage={go} onBack={() => setRecord(undefined)} />
  );
}
