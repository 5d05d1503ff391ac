import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasWords, inOrderOfUse } from './palette-order.js';
import { recordHits, type RecordHit } from './palette-search.js';
import { recentRecords } from './recent-records.js';
import { useKeyTexts, usePaletteCommands, type PaletteCommand } from './use-palette-commands.js';

const TYPING_MS = 120;
const COMMANDS = 8;

export type PaletteLine = RecordHit | PaletteCommand;
export const isRecord = (line: PaletteLine): line is RecordHit => 'table' in line;

function useRecordHits(wanted: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return useQuery({
    queryKey: ['palette', asked],
    queryFn: () => recordHits(asked),
    enabled: asked !== '',
    staleTime: 30_000,
  });
}

const recentLine = ({ to, title }: { to: string; title: string }): RecordHit => ({
  to,
  title,
  table: to.split('/')[1] ?? '',
  kind: '',
  telling: [],
  exact: false,
});

/** `>` commands, `#` numbers, `@` people, `?` keys; the rest is what is looked for. */
function readTyped(text: string): { sign: string; wanted: string } {
  const typed = text.trimStart();
  const sign = ['>', '#', '@', '?'].find((one) => typed.startsWith(one)) ?? '';
  return { sign, wanted: typed.slice(sign.length).trim() };
}

/** The lines of the palette for what is typed. Nothing typed: what was open last, then commands. */
export function usePaletteLines(
  text: string,
  { id, role }: { readonly id: string; readonly role: string },
): { readonly lines: readonly PaletteLine[]; readonly searching: boolean; readonly failed: boolean } {
  const { sign, wanted } = readTyped(text);
  const searched = sign === '>' || sign === '?' ? '' : wanted;
  const { data, isFetching, isError } = useRecordHits(searched);
  const commands = usePaletteCommands(role);
  const keys = useKeyTexts();
  const recent = recentRecords(id);
  const named = (lines: readonly PaletteCommand[]) =>
    lines.filter(({ title, also = '' }) => hasWords(`${title} ${also}`, wanted));
  const state = { searching: isFetching, failed: isError };
  if (sign === '>') return { ...state, lines: named(commands) };
  if (sign === '?') return { ...state, lines: named(keys) };
  if (wanted === '')
    return {
      ...state,
      lines: [...recent.map(recentLine), ...(sign === '' ? commands.slice(0, COMMANDS) : [])],
    };
  const hits = inOrderOfUse(data ?? [], recent);
  if (sign === '@') return { ...state, lines: hits.filter(({ table }) => table === 'user') };
  if (sign === '#')
    return { ...state, lines: hits.filter(({ exact, telling }) => exact || telling.length > 0) };
  return { ...state, lines: [...hits, ...named(commands).slice(0, COMMANDS)] };
}
