import { extremeLengthShare, letterShare } from '../lint/share-rules.ts';
import { lintQuestions } from '../lint-questions.ts';
import { loadQuestionBank } from '../load-question-bank.ts';
import { optionLetters } from '../question-bank-format.ts';

/** Prints what the bank holds and what is wrong with it; exits with 1 when something is. */
const bank = loadQuestionBank();

const records = [
  ...bank.questions,
  ...bank.texts.map((text) => ({ ...text, difficulty: text.questions[0]?.difficulty ?? 0 })),
  ...bank.words,
  ...bank.clips,
  ...bank.maths,
  ...bank.matches,
];
type Listed = (typeof records)[number];

for (const category of bank.categories) {
  const own = records.filter(
    (record) => record.language === category.language && record.category === category.slug,
  );
  const price = category.isPremium ? `, ${category.coins} coins` : '';
  console.log(`${category.language}  ${category.type.padEnd(16)}${category.name}: ${own.length}${price}`);
  for (const [subcategory, members] of Map.groupBy(own, (record) => record.subcategory)) {
    if (subcategory === null && !own.some((record) => 'level' in record)) continue;
    const levels = counts(members, (record) => ('level' in record ? `level ${record.level}` : 'records'));
    console.log(`      ${(subcategory ?? '(no subcategory)').padEnd(32)}${levels}`);
  }
}
const choices = bank.questions.filter((question) => question.kind === 'choice');
const letters = optionLetters.map((letter) => `${letter} ${percent(letterShare(choices, letter))}`);
const textQuestions = bank.texts.reduce((sum, text) => sum + text.questions.length, 0);
console.log(`
records        ${records.length} in ${bank.categories.length} categories, ${bank.subcategories.length} subcategories
modes          ${counts(records, (record) => modeOf(record))}; ${textQuestions} questions about texts
kinds          ${counts(records, (record) => record.kind)}
languages      ${counts(records, (record) => record.language)}
difficulty     ${counts(records, (record) => `${record.difficulty}`)}
licences       ${counts(records, (record) => record.licence)}
right answers  ${letters.join(', ')}
right option   longest in ${percent(extremeLengthShare(choices, 'longest'))}, shortest in ${percent(extremeLengthShare(choices, 'shortest'))}
content hash   ${bank.contentHash}
`);

const findings = lintQuestions(bank);
for (const { rule, where, text } of findings) console.error(`${where}  ${rule}: ${text}`);
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

function modeOf(record: Listed): string {
  const category = bank.categories.find(
    ({ language, slug }) => language === record.language && slug === record.category,
  );
  return category?.type ?? 'none';
}

function counts(listed: readonly Listed[], group: (record: Listed) => string): string {
  return [...Map.groupBy(listed, group)]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, members]) => `${name}: ${members.length}`)
    .join(', ');
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
