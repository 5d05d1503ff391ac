import { useSearchParams } from 'react-router';
import { byQuestion } from './mark-answers.js';
import { everyQuestion, type MarkAnswers } from './questions.js';

export type Presets = Readonly<Record<string, readonly string[]>>;

/** The answers as the form's controls show them. */
export function presetsOf(input: MarkAnswers): Presets {
  const answers = byQuestion(input);
  return Object.fromEntries(
    everyQuestion.flatMap(([name, { show }]) => (show === undefined ? [] : [[name, show(answers[name])]])),
  );
}

/** What the form starts with: the answers of a failed attempt, or what the address brings along. */
export function usePresets(input: MarkAnswers | undefined): Presets {
  const [query] = useSearchParams();
  if (input !== undefined) return presetsOf(input);
  const presets: Record<string, string[]> = {};
  const value = query.get('value')?.trim();
  if (value) presets['value'] = [value.slice(0, 200)];
  const codes = query.getAll('jurisdiction').filter((code) => /^[A-Z]{2,5}$/.test(code));
  if (codes.length > 0) presets['jurisdictions'] = codes;
  const type = { text: 'TEXT', image: 'LOGO', logo: 'LOGO', combined: 'COMBINED' }[query.get('type') ?? ''];
  if (type !== undefined) presets['type'] = [type];
  return presets;
}
