import { describe, expect, it } from 'vitest';
import { loadQuestionBank } from '../load-question-bank.ts';
import { bankRecords } from './bank-records.ts';
import { type FileFormat, formats } from './formats.ts';
import { UnreadableFile } from './parsed-file.ts';
import { parseImport, readImport } from './read-import.ts';

const defaults = { language: 'en', category: 'Birds', level: 1 } as const;
const checks = { defaults, known: [], languages: ['en'], hasMedia: () => false };
const huge = 'x'.repeat(1024 * 1024);

const aiken = 'Which bird sings?\nA. Wren\nB. Stone\nANSWER: A\n';
const trivia = JSON.stringify({
  response_code: 0,
  results: [
    {
      type: 'multiple',
      difficulty: 'hard',
      category: 'Birds &amp; beasts',
      question: 'Which bird is &quot;small&quot;?',
      correct_answer: 'Wren',
      incorrect_answers: ['Heron', 'Swan', 'Goose'],
    },
  ],
});
const some = bankRecords(loadQuestionBank()).slice(0, 3);
const whole: Record<FileFormat, string> = {
  csv: formats.csv.print(some),
  json: formats.json.print(some),
  gift: formats.gift.print(some),
  'moodle-xml': formats['moodle-xml'].print(some),
  aiken,
  'open-trivia': trivia,
};
/** One question whose note, or whose text where the format has no note, is a megabyte long. */
const withHugeField: Record<FileFormat, string> = {
  csv: `question,option_a,option_b,answer,note\nWhich bird sings?,Wren,Stone,a,${huge}\n`,
  json: JSON.stringify([{ question: 'Which?', options: ['a1', 'b1'], answer: ['a'], note: huge }]),
  gift: `Which bird sings? {=Wren ~Stone####${huge}}`,
  'moodle-xml': `<quiz><question type="truefalse"><questiontext><text>Birds sing.</text></questiontext><generalfeedback><text>${huge}</text></generalfeedback><answer fraction="100"><text>true</text></answer></question></quiz>`,
  aiken: `Which bird sings? ${huge}\nA. Wren\nB. Stone\nANSWER: A\n`,
  'open-trivia': trivia.replace('Heron', huge),
};

function read(text: string | Uint8Array, format: FileFormat) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return readImport(parseImport({ bytes, fileName: 'questions', format }), checks);
}

describe.each(Object.keys(formats) as FileFormat[])('%s', (format) => {
  it('takes a whole file', () => {
    const { records, problems } = read(whole[format], format);
    expect(problems).toEqual([]);
    expect(records.length).toBeGreaterThan(0);
  });

  it('takes nothing of a file that is cut off', () => {
    const cut = whole[format].slice(0, -12);
    expect(() => read(cut, format)).toThrow(UnreadableFile);
    expect(() => read(cut, format)).toThrow(/cut off/);
  });

  it.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x51, 0x00, 0x75, 0x00])],
    ['Latin-1', new Uint8Array([0x51, 0x75, 0xe9, 0x20, 0x3f])],
  ])('takes nothing of a file in %s', (_, bytes) => {
    expect(() => read(bytes, format)).toThrow(/UTF-8/);
  });

  it('refuses a field of a megabyte by its row and column, and nothing else', () => {
    const { records, problems } = read(withHugeField[format], format);
    expect(records).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.row).toBeGreaterThan(0);
    expect(problems[0]?.text).toMatch(/has 1,048,\d+ characters; at most [\d,]+ are taken/);
  });

  it('says of an empty file that it is empty', () => {
    expect(() => read('', format)).toThrow(UnreadableFile);
  });
});

it.each(['=HYPERLINK("http://evil.example")', '@SUM(A1)', '+cmd|calc', '-2+3', '\t=1'])(
  'refuses a table row with the formula %s, and takes the others',
  (formula) => {
    const row = `"${formula.replaceAll('"', '""')}",Wren,Stone,a`;
    const { records, problems } = read(
      `question,option_a,option_b,answer\n${row}\nWhich bird sings?,Wren,-3,a\n`,
      'csv',
    );
    expect(problems).toEqual([{ row: 2, column: 'question', text: expect.stringContaining('formula') }]);
    expect(records.map((record) => record.options)).toEqual([['Wren', '-3']]);
  },
);

it('writes no cell that a spreadsheet would run', () => {
  const [first] = some;
  if (first === undefined) throw new Error('the bank is empty');
  const text = formats.csv.print([{ ...first, question: '=1+1 is what?', note: '@home' }]);
  expect(text).toContain("'=1+1 is what?");
  expect(text).toContain("'@home");
  expect(read(text, 'csv').records[0]).toMatchObject({ question: '=1+1 is what?', note: '@home' });
});

it.each([
  ['an entity that reads a file', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ['entities that grow', '<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'],
])('takes nothing of Moodle XML with %s', (_, doctype) => {
  expect(() => read(`${doctype}${whole['moodle-xml']}`, 'moodle-xml')).toThrow(
    /entities, which are not taken/,
  );
});

it('leaves out the bad rows, each told by row and column, and takes the rest', () => {
  const table = [
    'question;option a;option b;option c;answer;level',
    'Which bird sings?;Wren;Stone;Chair;a;1',
    'Which bird is none?;Wren;Robin;Chair;d;1',
    ';Wren;Robin;Chair;a;1',
    'Which bird wades?;Heron;;Chair;a;1',
    'Which bird hoots?;Owl;Owl;Chair;a;x',
    'Which bird swims?;Swan',
    '',
  ].join('\n');
  const { records, problems } = read(table, 'csv');
  expect(records.map((record) => record.question)).toEqual(['Which bird sings?']);
  expect(problems).toEqual([
    { row: 3, column: 'answer', text: '"d" names no option' },
    { row: 4, column: 'question', text: 'is missing' },
    { row: 5, column: 'option_b', text: 'is empty while a later option is not' },
    { row: 6, column: 'level', text: '"x" is no whole number' },
    { row: 7, column: null, text: 'has 2 cells where the first line names 6 columns' },
  ]);
});

it('names the columns when the first line of a table does not', () => {
  expect(() => read('text,a,b\nWhich?,1,2', 'csv')).toThrow(/"question" among them: key, language/);
  expect(() => read('question,colour\nWhich?,red', 'csv')).toThrow(/no column "colour"/);
});

it('tells Aiken questions without an answer line apart from the next ones', () => {
  const { records, problems } = read(`First bird?\nA. Wren\nB. Owl\n\n${aiken}`, 'aiken');
  expect(records.map((record) => record.question)).toEqual(['Which bird sings?']);
  expect(problems).toEqual([{ row: 1, column: null, text: expect.stringContaining('ANSWER') }]);
});

it('keeps source and licence of the Open Trivia Database, and reads its entities', () => {
  const [record] = read(trivia, 'open-trivia').records;
  expect(record).toMatchObject({
    question: 'Which bird is "small"?',
    category: 'Birds & beasts',
    difficulty: 4,
    source: 'Open Trivia Database',
    licence: 'CC BY-SA 4.0',
  });
  expect(record?.options['abcd'.indexOf(record.answer[0] ?? '')]).toBe('Wren');
});

it('cleans markup out of texts and keeps other angle brackets', () => {
  const question = '<p onclick="x()">Is 2 < 3 and <b>5 > 4</b>?<script>alert(1)</script></p>';
  const [record] = read(JSON.stringify([{ question, answer: ['a'] }]), 'json').records;
  expect(record?.question).toBe('Is 2 < 3 and 5 > 4 ?');
});

it('refuses media that are not in the media folder', () => {
  const rows = [
    { question: 'Whose flag?', options: ['France', 'Spain'], answer: ['a'], image: 'flags/fr.svg' },
  ];
  expect(read(JSON.stringify(rows), 'json').problems).toEqual([
    { row: 1, column: 'image', text: 'the media folder has no file flags/fr.svg' },
  ]);
});

it('leaves out exact repetitions and tells of near ones', () => {
  const question = (key: string, text: string, options: string[]) => ({
    key,
    question: text,
    options,
    answer: ['a'],
  });
  const rows = [
    question('b.1', 'Which small brown bird holds its short tail upright?', ['Wren', 'Owl', 'Heron']),
    question('b.2', 'which small brown bird holds its short tail upright', ['Owl', 'Wren', 'Heron']),
    question('b.3', 'Which small brown bird holds the short tail upright?', ['Wren', 'Swan', 'Goose']),
  ];
  const { records, duplicates } = read(JSON.stringify(rows), 'json');
  expect(duplicates).toEqual([
    { index: 1, row: 2, closeness: 'exact', of: 'b.1' },
    { index: 2, row: 3, closeness: 'near', of: 'b.1' },
  ]);
  expect(records.map(({ key }) => key)).toEqual(['b.1', 'b.3']);
});

it('tells by row of a language that no quiz has, of a text that is not there and of a row given twice', () => {
  const question = { question: 'Which bird sings?', options: ['Wren', 'Stone'], answer: ['a'] };
  const rows = [
    { ...question, language: 'la' },
    { ...question, question: 'Which one swims?', text: 'learn.99' },
    question,
    question,
  ];
  const { records, problems } = read(JSON.stringify(rows), 'json');
  expect(problems).toEqual([
    { row: 1, column: 'language', text: '"la" is no quiz language; those are en' },
    { row: 2, column: 'text', text: 'neither the file nor the game has a text with the key learn.99' },
    { row: 4, column: null, text: 'asks the same as row 3' },
  ]);
  expect(records.length).toBe(1);
});

it('leaves alone what is there already, word for word', () => {
  const file = parseImport({ bytes: new TextEncoder().encode(whole.json), fileName: 'questions.json' });
  const [first, ...others] = some;
  const known = [{ ...(first ?? expect.unreachable()), note: 'Another note.' }, ...others];
  const { records, unchanged } = readImport(file, { ...checks, known, hasMedia: () => true });
  expect(records).toEqual([first]);
  expect(unchanged).toBe(2);
});
