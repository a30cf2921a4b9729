import type { AudioRecord } from '../../question-bank-format.ts';
import { type Origin, type Written, withOptions } from '../draft.ts';
import type { GeneratedMedia } from '../generated-media.ts';
import { render } from '../message.ts';
import { chords, intervals, scales } from './harmony.ts';
import { morseLetters, morseWords } from './morse.ts';
import { loudness, metres, speed, tempo } from './rhythm.ts';
import { clipFile } from './score.ts';
import type { SoundDraft, SoundRule } from './sounds.ts';
import { synthesise } from './synthesise.ts';
import { contour, highestTone, waveforms } from './tones.ts';

/** Rules of questions about sounds, by the names that category files give. */
export const soundRules: Readonly<Record<string, SoundRule>> = {
  intervals,
  chords,
  scales,
  metres,
  tempo,
  loudness,
  speed,
  contour,
  'highest-tone': highestTone,
  waveforms,
  'morse-letters': morseLetters,
  'morse-words': morseWords,
};

/** Questions about sounds, which have no levels. */
export function asClips(
  { place, language }: Written,
  drafts: readonly SoundDraft[],
  origin: Origin,
): AudioRecord[] {
  return withOptions(place, drafts).map(({ draft, options, answer }) => ({
    kind: 'audio',
    key: `${place}.${String(draft.number).padStart(3, '0')}`,
    difficulty: draft.difficulty,
    question: render(draft.question, language),
    audio: clipFile(draft.score),
    clipMs: draft.score.ms,
    options,
    answer,
    note: render(draft.note, language),
    ...origin,
  }));
}

/** The clips of all rules. */
export function clipFiles(): GeneratedMedia[] {
  return Object.values(soundRules).flatMap((rule) =>
    rule('en').map(({ score }) => ({ file: clipFile(score), bytes: () => synthesise(score) })),
  );
}
