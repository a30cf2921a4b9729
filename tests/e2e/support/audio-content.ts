import type { Page } from '@playwright/test';
import { learnAnswer } from './asked-question.ts';

const CLIP_MS = 600;
const notes = ['Do', 'Re', 'Mi', 'Fa', 'Sol', 'La', 'Si', 'Ut', 'Dis', 'Fis'];

/** Ten questions with clips, as an operator brings them in: a category of their own. */
export async function bringAudioIn(): Promise<void> {
  const records = notes.map((note, index) => ({
    key: `tones.notes.${String(index + 1).padStart(2, '0')}`,
    language: 'en',
    mode: 'audio',
    category: 'Tones',
    subcategory: '',
    kind: 'choice',
    level: 0,
    question: `Which tone is number ${index + 1}?`,
    options: [note, `${note} sharp`, `${note} flat`],
    answer: ['a'],
    note: `It is ${note}.`,
    difficulty: 1,
    source: 'own',
    licence: 'own',
    image: '',
    audio: 'audio/tone.wav',
    clipMs: CLIP_MS,
    text: '',
    detail: '',
    contentType: 'none',
    contentData: '',
  }));
  for (const { question, options } of records)
    learnAnswer(question, { kind: 'options', texts: options.slice(0, 1) });
  const response = await fetch(`${process.env.ARENA_API_URL}/operator/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.ARENA_OPERATOR_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ records }),
  });
  if (!response.ok) throw new Error(`the clips were not taken: ${await response.text()}`);
}

/** The clip itself: a tone of its length, made here. */
export async function serveClips(page: Page): Promise<void> {
  await page.route('**/media/**/tone.wav', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: toneFile() }),
  );
}

/** A tone of 440 Hz as an uncompressed WAV file, mono, 8 bits, 8 kHz. */
function toneFile(): Buffer {
  const rate = 8000;
  const samples = Uint8Array.from({ length: (rate * CLIP_MS) / 1000 }, (_, at) =>
    Math.round(128 + 40 * Math.sin((2 * Math.PI * 440 * at) / rate)),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
